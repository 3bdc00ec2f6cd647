import type { Choice } from '@parlour/kernel';
import { RESOURCES } from '../content/exchange.ts';
import type { G, MatterOfFact, Turn } from '../types.ts';
import { contractPrice, priceOf, worthOf } from './06-exchange/market.ts';
import { salaryDue } from './15-salary/salary.ts';
import { cashOf, debtOf } from './money.ts';

/** What is done for a player whose time has run out (specification, 6.2). */

/** MF-D13. Pay; with too little cash sell the cheapest stock first; if that is not enough either, leave it unpaid. */
export function salaryDefault(g: G, f: Turn): Choice<MatterOfFact> {
  const { stock, arrest } = g.players[f.seat];
  const lacking = salaryDue(g, f) + debtOf(g, f.seat) - cashOf(g, f.seat);
  if (lacking <= 0) return { type: 'paySalary' };
  if (arrest > 0 || worthOf(g, stock) < lacking) return { type: 'leaveUnpaid' };
  const [cheapest] = RESOURCES.filter((resource) => stock[resource] > 0).sort((a, b) => priceOf(g, a) - priceOf(g, b));
  if (cheapest === undefined) return { type: 'leaveUnpaid' };
  const units = Math.min(stock[cheapest], Math.ceil(lacking / priceOf(g, cheapest)));
  return { type: 'sell', resource: cheapest, units };
}

/** MF-D14, MF-D16. Fill a contract that would lapse, where it pays more than the market; then keep the plan as it is. */
export function planningDefault(g: G, f: Turn): Choice<MatterOfFact> {
  const { contracts, stock } = g.players[f.seat];
  for (const { card, open, turns } of contracts) {
    if (turns > 1) continue;
    for (const resource of RESOURCES) {
      const units = Math.min(open[resource], stock[resource]);
      if (units > 0 && priceOf(g, resource) < contractPrice(resource))
        return { type: 'deliver', contract: card, resource, units };
    }
  }
  return { type: 'endTurn' };
}
