import { KIND_OF, resaleOf } from '../../content/assets.ts';
import type { G, SalaryFacts, Turn } from '../../types.ts';
import { worthOf } from '../06-exchange/market.ts';
import { assetsOf } from '../holdings.ts';
import { cashOf, debtOf } from '../money.ts';
import { salaryDue, unpaidWorkers } from './salary.ts';
import { salaryRate } from './salary-rate.ts';

/** MF-R74. What is owed, and the ways out for whoever cannot pay. */
export function salaryFacts(g: G, f: Turn): SalaryFacts {
  const due = salaryDue(g, f);
  const cash = cashOf(g, f.seat);
  const isAffordable = due <= cash;
  // MF-19.3: somebody under arrest sells no resources.
  const stock = g.players[f.seat].arrest > 0 ? 0 : worthOf(g, g.players[f.seat].stock);
  return {
    due,
    workers: unpaidWorkers(g, f),
    cash,
    isAffordable,
    exits: {
      discharge: isAffordable ? null : dischargeExit(g, f, due - cash),
      stock,
      assets: isAffordable ? [] : saleExits(g, f, due),
    },
  };
}

/** MF-12.3. As many workers as the money lacks, if so many can be discharged. */
function dischargeExit(g: G, f: Turn, lacking: number): number | null {
  const many = Math.ceil(lacking / salaryRate(g));
  const { idle, picket } = g.players[f.seat];
  let free = idle + picket;
  for (const id of assetsOf(g, f.seat)) {
    const { workers, hasGuard, capture } = g.assets[id];
    free += (capture === null ? workers : 0) + (hasGuard ? 1 : 0);
  }
  return many <= free ? many : null;
}

/** MF-10.5, MF-R44, MF-R66. What a sale brings pays debts first; whoever has sold his last asset owes no salary. */
function saleExits(g: G, f: Turn, due: number): SalaryFacts['exits']['assets'] {
  const own = assetsOf(g, f.seat);
  const owed = own.length === 1 ? 0 : due;
  return own
    .filter((asset) => g.assets[asset].capture === null)
    .map((asset) => {
      const price = resaleOf(KIND_OF[asset]);
      return { asset, price, left: cashOf(g, f.seat) - debtOf(g, f.seat) + price - owed };
    });
}
