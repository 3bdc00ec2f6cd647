import type { Choice, Seat } from '@parlour/kernel';
import { RESOURCES } from '../content/exchange.ts';
import { capacitiesOf, isAtEnd } from '../rules/06-exchange/market.ts';
import { turnOf } from '../rules/holdings.ts';
import type { G, MatterOfFact } from '../types.ts';
import { economyOf } from './economy.ts';
import { turnsToWin } from './prospects.ts';

/** Stage 2: a monopolist raises what he sells and lowers what he has to buy. */

/** Turns of production that profit from a price, as long as there are so many left. */
const LASTING = 3;

export function priceChoice(g: G, me: Seat): Choice<MatterOfFact> {
  const { stock, cell } = g.players[me];
  const economy = economyOf(g, me, cell ?? 0);
  const { inputs } = economy.goal;
  const lasting = Math.max(0, Math.min(LASTING, Math.floor(turnsToWin(economy)) - 1));
  const capacities = capacitiesOf(g, me);
  for (const resource of RESOURCES) {
    if (g.market[resource].monopolist !== me || turnOf(g)?.priced.includes(resource)) continue;
    const sells = stock[resource] + lasting * capacities[resource] - (inputs[resource] ?? 0);
    const by = sells > 0 ? 1 : -1;
    if (sells !== 0 && !isAtEnd(g, resource, by)) return { type: 'changePrice', resource, by };
  }
  return { type: 'goOn' };
}
