import { below, type Seat } from '@parlour/kernel';
import { GOODS } from '../../content/goods.ts';
import { LORRIES, LORRY_IDS, type LorryId } from '../../content/lorries.ts';
import { ON_PRICE_WHEEL, PRICE_SECTORS, type PriceSectorId } from '../../content/price-wheel.ts';
import type { G, Payment, PriceMove } from '../../types.ts';
import { gainPoints } from '../02-field/points.ts';
import { adjustmentOf, embargoed, isUnderEmbargo, movePrice, priceOf } from '../02-field/prices.ts';
import { exclusiveOwner, isFull } from '../07-loading/lorries.ts';
import { emit } from '../vocabulary.ts';

/** BM-8.1, BM-8.2, BM-8.3, BM-R29. One spin a round: prices move at once, or goods come under embargo. */
export function spinPriceWheel(g: G): void {
  const sector = PRICE_SECTORS[below(g, PRICE_SECTORS.length)] as PriceSectorId;
  g.sector = sector;
  for (const good of GOODS) g.lastMoves[good] = 0;
  const moves: PriceMove[] = [];
  const shown = ON_PRICE_WHEEL[sector];
  if (shown.kind === 'price')
    for (const good of GOODS) {
      const by = shown.moves[good];
      if (by !== undefined) moves.push(movePrice(g, good, by));
    }
  emit(g, 'priceWheelSpun', { seat: g.opener, sector, moves, embargo: embargoed(g) });
}

/** BM-7.7, BM-8.4, BM-8.5, BM-8.8, BM-R18, BM-R19. Every full lorry leaves, whoever would rather wait; an embargo alone keeps it. */
export function sendLorries(g: G): void {
  const sent: LorryId[] = [];
  for (const lorry of LORRY_IDS) {
    const { good } = g.lorries[lorry];
    if (good === null || !isFull(g, lorry)) continue;
    if (isUnderEmbargo(g, good)) {
      emit(g, 'lorryHeld', { lorry, good, rule: 'BM-8.8' });
      continue;
    }
    sent.push(lorry);
    payFor(g, lorry);
  }
  adjustPrices(g, sent);
  for (const lorry of sent) unload(g, lorry);
}

/** BM-8.6, BM-8.9, BM-14.5, BM-14.6. Coins for every owner; points for one who filled it alone and plays this round. */
function payFor(g: G, lorry: LorryId): void {
  const { good, lots } = g.lorries[lorry];
  if (good === null) return;
  const price = priceOf(g, good);
  const payments: Payment[] = [];
  for (const seat of g.seats) {
    const units = lots[seat];
    if (units === 0) continue;
    const coins = units * price;
    g.players[seat].coins += coins;
    payments.push({ seat, units, coins });
  }
  const owner = exclusiveOwner(g, lorry);
  const exclusive = owner === null ? null : { seat: owner, points: exclusivePoints(g, lorry, owner) };
  emit(g, 'lorrySent', { lorry, good, price, payments, exclusive });
  if (exclusive !== null) gainPoints(g, exclusive.seat, exclusive.points);
}

/** BM-R46. A player who skips is paid, but gains nothing else. */
const exclusivePoints = (g: G, lorry: LorryId, owner: Seat): number =>
  g.players[owner].isSkipping ? 0 : LORRIES[lorry].points;

/** BM-8.10, BM-8.11, BM-8.12, BM-8.13, BM-R21. After all payments: sold goods fall by their lorries, all others rise, in every round. */
function adjustPrices(g: G, sent: readonly LorryId[]): void {
  emit(g, 'pricesAdjusted', { moves: GOODS.map((good) => movePrice(g, good, adjustmentOf(g, good, sent))) });
}

/** BM-8.7. The units go back to their pile; the lorry can be loaded in the next round. */
function unload(g: G, lorry: LorryId): void {
  const { good, lots } = g.lorries[lorry];
  if (good === null) return;
  for (const seat of g.seats) {
    g.piles[good] += lots[seat];
    lots[seat] = 0;
  }
  g.lorries[lorry].good = null;
}
