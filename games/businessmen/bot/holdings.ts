import type { Seat } from '@parlour/kernel';
import { EXPORT_CARDS } from '../content/export-cards.ts';
import { GOODS, type GoodId } from '../content/goods.ts';
import { LORRIES, LORRY_IDS, type LorryId } from '../content/lorries.ts';
import { ON_PRICE_WHEEL, PRICE_SECTORS } from '../content/price-wheel.ts';
import { PRICES } from '../content/prices.ts';
import { SHIPMENT_SIZES, SHIPMENTS } from '../content/table.ts';
import { adjustmentOf, moved, priceAt } from '../rules/02-field/prices.ts';
import { exclusiveOwner, isFull, spaceOn } from '../rules/07-loading/lorries.ts';
import { isOnExportCard } from '../rules/09-export/shipments.ts';
import type { G } from '../types.ts';
import { WEIGHTS } from './weights.ts';

/** What goods on lorries and in warehouses will probably bring, in coins. */

/** Embargoes hit every good with two of the twelve sectors. */
const NO_EMBARGO = 5 / 6;

/**
 * The mean price of a good after the spin, for each position of its marker. An embargo counts as no change: it delays a lorry, but
 * its good rises meanwhile.
 */
const PRICE_AFTER_SPIN: Record<GoodId, number[]> = Object.fromEntries(
  GOODS.map((good) => [good, PRICES.map((_, position) => meanPrice(good, position))]),
) as Record<GoodId, number[]>;

function meanPrice(good: GoodId, position: number): number {
  let sum = 0;
  for (const id of PRICE_SECTORS) {
    const sector = ON_PRICE_WHEEL[id];
    const by = sector.kind === 'price' ? (sector.moves[good] ?? 0) : 0;
    sum += priceAt(moved(position, by));
  }
  return sum / PRICE_SECTORS.length;
}

/** Whether the full lorries have still to leave in this round. */
export const isBeforeSending = (g: G): boolean => g.sector === null;

/** The price a good will have in the next round. */
function nextPrice(g: G, good: GoodId): number {
  if (!isBeforeSending(g)) return priceAt(g.prices[good]);
  const leaving: LorryId[] = [];
  for (const lorry of LORRY_IDS) if (isFull(g, lorry)) leaving.push(lorry);
  return priceAt(moved(g.prices[good], adjustmentOf(g, good, leaving)));
}

/** What a unit of a full lorry brings. */
export const priceWhenSent = (g: G, good: GoodId): number => PRICE_AFTER_SPIN[good][g.prices[good]] ?? 0;

/** How likely a lorry leaves with what is on board: at once if it is full, else the later the more it lacks. */
function leavingChance(g: G, lorry: LorryId): number {
  const lack = spaceOn(g, lorry);
  return lack === 0 ? 1 : WEIGHTS.fill - WEIGHTS.lack * lack;
}

/** The coins a seat's lot on a lorry will bring. */
export function lotSale(g: G, seat: Seat, lorry: LorryId): number {
  const { good, lots } = g.lorries[lorry];
  if (good === null || lots[seat] === 0) return 0;
  const price = isFull(g, lorry) ? priceWhenSent(g, good) : nextPrice(g, good);
  return leavingChance(g, lorry) * lots[seat] * price;
}

/** What the points for a lorry of one's own are worth, if it is one so far. A player who skips gains none (BM-14.6). */
export function lotBonus(g: G, seat: Seat, lorry: LorryId): number {
  if (g.lorries[lorry].lots[seat] === 0 || exclusiveOwner(g, lorry) !== seat) return 0;
  const bonus = LORRIES[lorry].points * WEIGHTS.point;
  if (isFull(g, lorry)) return g.players[seat].isSkipping && isBeforeSending(g) ? 0 : bonus;
  return leavingChance(g, lorry) * WEIGHTS.alone * bonus;
}

/** The chance that a good is on the next Export card: the cards that are left are known, their order is not. */
function exportChance(g: G, good: GoodId): number {
  const left = g.exportDeck.secret;
  if (left.length === 0) return 0.5;
  let found = 0;
  for (const card of left) if ((EXPORT_CARDS[card] as readonly GoodId[]).includes(good)) found += 1;
  return found / left.length;
}

/** What `units` of a good are worth in a warehouse: a sale some day, or better, a shipment this round or next. */
export function stockWorth(g: G, good: GoodId, units: number): number {
  if (units === 0) return 0;
  const unit = WEIGHTS.stock * nextPrice(g, good);
  const canShipNow = isBeforeSending(g) && isOnExportCard(g, good);
  const chance = NO_EMBARGO * (canShipNow ? 1 : exportChance(g, good));
  let gain = 0;
  for (const size of SHIPMENT_SIZES)
    if (size <= units) gain = Math.max(gain, SHIPMENTS[size] * WEIGHTS.point - size * unit);
  return units * unit + chance * gain;
}
