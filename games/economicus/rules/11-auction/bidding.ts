import type { Refusal, Seat } from '@parlour/kernel';
import type { Kind } from '../../content/industries.ts';
import { AUCTION_FEE, COMPANY_TOKENS, HIGHEST_BID } from '../../content/table.ts';
import type { Auction, Economicus, G } from '../../types.ts';
import { hasToken } from '../01-board/companies.ts';
import { holdsCards, isFull } from '../04-year/order.ts';
import { couldRaise, solvency } from '../15-payments/solvency.ts';
import { isInForce } from '../18-events/this-year.ts';
import { no } from '../vocabulary.ts';

/** EC-11.10, EC-11.11, EC-20.5, EV26. Whether a buyer needs a quota for a company of this kind. */
export const needsQuota = (g: G, kind: Kind): boolean => isFull(g) && kind === 'state' && !isInForce(g, 'EV26');

/** EC-11.22, EC-R.60. Why a player counts as having passed before the auction begins. */
export function mayNotBid(g: G, seat: Seat, kind: Kind): Refusal<Economicus> | null {
  const player = g.players[seat];
  if (player.isOut) return no('EC-15.5', 'isOut', { seat });
  if (g.turn.sellers.includes(seat)) return no('EC-9.3', 'soldThisTurn', {});
  if (!hasToken(player)) return no('EC-R.32', 'noTokens', { limit: COMPANY_TOKENS });
  return needsQuota(g, kind) && player.quotas.length === 0 ? no('EC-11.11', 'noQuota', {}) : null;
}

/** EC-11.4, EC-R.15. */
export const leastBid = (f: Auction): number => (f.last === null ? f.start : f.last + 1);

/** EC-11.5, EC-R.21. */
export const feeOf = (f: Auction, seat: Seat): number => (f.admitted.includes(seat) ? 0 : AUCTION_FEE);

/** EC-11.8, EC-R.18, EC-T.7. What a player can bid at the most, once the fee is paid. */
export const mostBid = (g: G, f: Auction, seat: Seat): number =>
  g.options.bidCap === 'free' ? HIGHEST_BID : Math.min(HIGHEST_BID, solvency(g, seat) - feeOf(f, seat));

/** Whether a bid is within reach, now or after money is raised; before the lock a card may help as well (EC-5.8). */
export function couldBid(g: G, f: Auction, seat: Seat): boolean {
  const least = leastBid(f);
  if (least > HIGHEST_BID) return false;
  if (g.options.bidCap === 'free' || couldRaise(g, seat, least + feeOf(f, seat))) return true;
  return holdsCards(g, seat) && !isLocked(f);
}

/** EC-5.7. Cards are locked from the first bid above the starting price. */
export const isLocked = (f: Auction): boolean => f.last !== null && f.last > f.start;
