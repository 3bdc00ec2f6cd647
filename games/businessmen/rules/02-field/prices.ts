import { GOODS, type GoodId } from '../../content/goods.ts';
import { LORRIES, LORRY_IDS, type LorryId } from '../../content/lorries.ts';
import { ON_PRICE_WHEEL } from '../../content/price-wheel.ts';
import { HIGHEST_POSITION, LOWEST_POSITION, PRICES, RISE } from '../../content/prices.ts';
import type { G, PriceMove } from '../../types.ts';

/** BM-2.3, BM-R55. The coins of the price range in which a marker stands. */
export const priceAt = (position: number): number => PRICES[position] ?? 0;
export const priceOf = (g: G, good: GoodId): number => priceAt(g.prices[good]);

/** BM-2.5. A marker stops at the ends of the table; what is left of its move is lost. */
export const moved = (position: number, by: number): number =>
  Math.min(HIGHEST_POSITION, Math.max(LOWEST_POSITION, position + by));

export function movePrice(g: G, good: GoodId, by: number): PriceMove {
  const from = g.prices[good];
  const to = moved(from, by);
  g.prices[good] = to;
  g.lastMoves[good] += to - from;
  return { good, by, from, to };
}

/** BM-8.10, BM-8.11, BM-8.12, BM-8.13. By how much a good moves after these lorries have left: down for each that carried it, else up. */
export function adjustmentOf(g: G, good: GoodId, sent: readonly LorryId[]): number {
  let fall = 0;
  for (const lorry of LORRY_IDS)
    if (sent.includes(lorry) && g.lorries[lorry].good === good) fall += LORRIES[lorry].fall;
  return fall > 0 ? -fall : RISE;
}

/** BM-8.3, BM-R28. Whether the sector of this round forbids the sale and export of a good. */
export function isUnderEmbargo(g: G, good: GoodId): boolean {
  if (g.sector === null) return false;
  const sector = ON_PRICE_WHEEL[g.sector];
  return sector.kind === 'embargo' && sector.goods.includes(good);
}

export const embargoed = (g: G): GoodId[] => GOODS.filter((good) => isUnderEmbargo(g, good));
