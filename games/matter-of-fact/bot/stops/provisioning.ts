import type { Seat } from '@parlour/kernel';
import { RESOURCES } from '../../content/exchange.ts';
import { BUSINESS_CENTRE, type Cell } from '../../content/map.ts';
import { contractPrice, priceOf } from '../../rules/06-exchange/market.ts';
import { chipAt } from '../../rules/holdings.ts';
import type { G } from '../../types.ts';
import type { Economy } from '../economy.ts';
import { goalOf } from '../goal.ts';
import { arrived } from '../prospects.ts';
import { hexesBetween } from '../travel.ts';
import type { Stop } from './stop.ts';

/** What the business centre is visited for. */

/** MF-9.5. Goods bought in the business centre fill a contract at a better price. */
export function contractStops(g: G, me: Seat, from: Cell): Stop[] {
  const cell = nearestCentre(g, me, from);
  return g.players[me].contracts.flatMap(({ open, turns }): Stop[] => {
    let gain = 0;
    for (const resource of RESOURCES)
      if (g.market[resource].isOpen)
        gain +=
          Math.max(0, open[resource] - g.players[me].stock[resource]) *
          (contractPrice(resource) - priceOf(g, resource));
    if (gain === 0 || cell === null) return [];
    return [
      {
        is: 'contracts',
        cell,
        visit: (economy, way) => (economy.turn + way < turns ? arrived(economy, cell, way, -gain) : null),
      },
    ];
  });
}

/** The inputs of the BIObots: money becomes goods, and the park can come next. */
export function inputStops(g: G, me: Seat, from: Cell): Stop[] {
  const cell = nearestCentre(g, me, from);
  const goal = goalOf(g, me);
  if (cell === null || !goal.needsCentre || goal.closed.steel || goal.closed.energy) return [];
  return [{ is: 'inputs', cell, visit: (economy, turns) => withInputs(arrived(economy, cell, turns, 0)) }];
}

/** As far as the cash goes. */
export function withInputs(economy: Economy | null): Economy | null {
  if (economy === null) return null;
  const missing = economy.goal.goods - economy.kept;
  const bought = Math.max(0, Math.min(missing, economy.cash));
  economy.cash -= bought;
  economy.kept += bought;
  economy.isStocked ||= bought >= missing;
  return economy;
}

function nearestCentre(g: G, me: Seat, from: Cell): Cell | null {
  let best: Cell | null = null;
  for (const cell of BUSINESS_CENTRE) {
    const chip = chipAt(g, cell);
    if (chip !== null && chip !== me) continue;
    if (best === null || hexesBetween(from, cell) < hexesBetween(from, best)) best = cell;
  }
  return best;
}
