import type { Seat } from '@parlour/kernel';
import { VALUES } from '../../content/characteristics.ts';
import { GOODS, type GoodId, type Units } from '../../content/goods.ts';
import type { G } from '../../types.ts';
import { priceOf } from '../02-field/prices.ts';

/** The same number for each good. Spelled out: this shape is made in every round of every simulated game. */
export const ofEachGood = (n: number): Units => ({ grain: n, meat: n, fish: n, wood: n, oil: n, metal: n });

export const isEmpty = (units: Units): boolean => GOODS.every((good) => units[good] === 0);

/** BM-7.5. Units of a good in both warehouses together. */
export const ownedUnits = (g: G, seat: Seat, good: GoodId): number =>
  g.players[seat].main[good] + g.players[seat].temp[good];

/** BM-7.12. Units of one good in both warehouses count as one type. */
export const typesOwned = (g: G, seat: Seat): GoodId[] => GOODS.filter((good) => ownedUnits(g, seat, good) > 0);

/** BM-3.3, BM-3.4. How many types the main warehouse holds; of each, any number of units. */
export const roomFor = (g: G, seat: Seat): number => VALUES.warehouse[g.players[seat].levels.warehouse];

export const hasTooManyTypes = (g: G, seat: Seat): boolean => typesOwned(g, seat).length > roomFor(g, seat);

/** The types kept when nobody chooses: those worth most at the present prices, in standing order where equal (BM-D6). */
export function mostValuableTypes(g: G, seat: Seat): GoodId[] {
  const worth = (good: GoodId) => ownedUnits(g, seat, good) * priceOf(g, good);
  return typesOwned(g, seat)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, roomFor(g, seat));
}
