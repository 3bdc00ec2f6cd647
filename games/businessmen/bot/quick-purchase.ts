import type { Choice, Seat } from '@parlour/kernel';
import { GOODS, type GoodId } from '../content/goods.ts';
import { LORRY_IDS } from '../content/lorries.ts';
import { priceOf } from '../rules/02-field/prices.ts';
import { ownedUnits, roomFor, typesOwned } from '../rules/03-tablet/goods.ts';
import { purchaseLimit } from '../rules/06-buying/purchases.ts';
import { isFull, spaceOn } from '../rules/07-loading/lorries.ts';
import type { Businessmen, G } from '../types.ts';
import { stockWorth } from './holdings.ts';

/** The purchase that promises most, as many units as possible; nothing, if none is worth its coins. */
export function quickPurchase(g: G, seat: Seat): Choice<Businessmen> {
  const places = roomFor(g, seat) + freeLorries(g) - typesOwned(g, seat).length;
  let best: Choice<Businessmen> | null = null;
  let highest = 0;
  for (const good of GOODS) {
    if (g.market[good] === 0) continue;
    const { most } = purchaseLimit(g, seat, good);
    if (most === 0) continue;
    const owned = ownedUnits(g, seat, good);
    const space = spaceFor(g, good);
    if (owned === 0 && places <= 0 && space === 0) continue;
    const gain = prospect(g, good, owned + most, space) - prospect(g, good, owned, space) - most * COIN;
    if (gain <= highest) continue;
    highest = gain;
    best = { type: 'buy', good, units: most };
  }
  return best ?? { type: 'pass' };
}

/** A coin of the reserve is dearer than a coin. */
const COIN = 1.3;
/** A place on an empty lorry may be taken by another before one loads. */
const CONTESTED = 0.7;

/** What so many units of a good may bring this round. */
function prospect(g: G, good: GoodId, units: number, space: number): number {
  const loaded = Math.min(units, space);
  const byLorry = loaded * priceOf(g, good) * CONTESTED + stockWorth(g, good, units - loaded);
  return Math.max(byLorry, stockWorth(g, good, units));
}

function freeLorries(g: G): number {
  let free = 0;
  for (const lorry of LORRY_IDS) if (g.lorries[lorry].good === null) free += 1;
  return free;
}

/** The largest space there is for a good: on a lorry that carries it, or on an empty one. */
function spaceFor(g: G, good: GoodId): number {
  let most = 0;
  for (const lorry of LORRY_IDS) {
    const carries = g.lorries[lorry].good;
    if ((carries === good || carries === null) && !isFull(g, lorry)) most = Math.max(most, spaceOn(g, lorry));
  }
  return most;
}
