import type { Choice, PerSeat, Seat } from '@parlour/kernel';
import { GOODS, type GoodId, type Units } from '../content/goods.ts';
import { LORRY_IDS, type LorryId } from '../content/lorries.ts';
import { ownedUnits, roomFor, typesOwned } from '../rules/03-tablet/goods.ts';
import { cannotLoad, firstLoad, loadOf } from '../rules/07-loading/lorries.ts';
import type { Businessmen, G } from '../types.ts';
import { lotBonus, lotSale, stockWorth } from './holdings.ts';

/** The load that gains most at once; a good the warehouse has no room for is worth nothing there. */
export function quickLoad(g: G, seat: Seat, loaded: PerSeat<Units>): Choice<Businessmen> {
  const surplus = typesOwned(g, seat).length - roomFor(g, seat);
  let best: Choice<Businessmen> | null = null;
  let highest = 0;
  for (const good of GOODS) {
    const owned = ownedUnits(g, seat, good);
    if (owned === 0) continue;
    const kept = surplus > 0 ? 0 : stockWorth(g, good, owned);
    for (const lorry of LORRY_IDS) {
      if (cannotLoad(g, loaded, seat, lorry, good) !== null) continue;
      const { units } = loadOf(g, loaded, seat, lorry, good);
      const rest = surplus > 0 ? 0 : stockWorth(g, good, owned - units);
      const gain = gainOf(g, seat, lorry, good, units) + rest - kept;
      if (gain <= highest) continue;
      highest = gain;
      best = { type: 'load', lorry, good };
    }
  }
  if (best !== null) return best;
  const duty = g.options.loadingDuty === 'compulsory' ? firstLoad(g, loaded, seat) : null;
  return duty === null ? { type: 'pass' } : { type: 'load', ...duty };
}

/** By how much a seat's lot on a lorry gains by a load, tried on the table and taken back: cheaper than a copy of it. */
function gainOf(g: G, seat: Seat, lorry: LorryId, good: GoodId, units: number): number {
  const before = lotSale(g, seat, lorry) + lotBonus(g, seat, lorry);
  const tried = g.lorries[lorry];
  const carried = tried.good;
  tried.good = good;
  tried.lots[seat] += units;
  const after = lotSale(g, seat, lorry) + lotBonus(g, seat, lorry);
  tried.good = carried;
  tried.lots[seat] -= units;
  return after - before;
}
