import type { Seat } from '@parlour/kernel';
import type { GoodId } from '../content/goods.ts';
import { ownedUnits, roomFor, typesOwned } from '../rules/03-tablet/goods.ts';
import type { G } from '../types.ts';
import { stockWorth } from './holdings.ts';

/** The types that are worth most in the warehouse, as many as there is room for. */
export function typesWorthKeeping(g: G, seat: Seat): GoodId[] {
  return typesOwned(g, seat)
    .map((good) => ({ good, worth: stockWorth(g, good, ownedUnits(g, seat, good)) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, roomFor(g, seat))
    .map(({ good }) => good);
}
