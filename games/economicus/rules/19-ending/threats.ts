import type { Seat } from '@parlour/kernel';
import { type Industry, KINDS } from '../../content/industries.ts';
import { AUCTION_FEE } from '../../content/table.ts';
import type { Auction, G, Part, Threat } from '../../types.ts';
import { freeOf, hasToken } from '../01-board/companies.ts';
import { type Change, stars, starsOf } from '../03-stars/stars.ts';
import { inOrder, rivalsOf } from '../04-year/order.ts';
import { leastBid, mayNotBid, mostBid } from '../11-auction/bidding.ts';
import { offerCost, priceOf } from '../11-auction/prices.ts';
import { solvency } from '../15-payments/solvency.ts';
import { isExposed } from '../16-option-cards/rule.ts';
import { isInForce } from '../18-events/this-year.ts';
import { hasTarget, isAtTarget, wouldBeAtTarget } from './winning.ts';

/** The parts of a turn from the dice to the auction, to the die of projects, and to the last offer. */
const BEFORE_AUCTION: readonly Part[] = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'];
const BEFORE_PROJECTS: readonly Part[] = ['T1', 'T2', 'T3', 'T4'];
const BEFORE_OFFERS: readonly Part[] = [...BEFORE_AUCTION, 'T7', 'T8', 'T9'];

/**
 * EC-3.2, EC-3.9, EC-19.1. Who can come to the target before the turn is over by what lies open, or has it and need only keep it; each
 * once, by what comes first. Hands are hidden, and nothing is said of what they may hold.
 */
export function threats(g: G): Threat[] {
  if (!hasTarget(g) || g.outcome !== null) return [];
  return inOrder(g, g.active).flatMap((seat) => {
    const threat = isAtTarget(g, seat)
      ? { by: 'stars' as const, stars: stars(g, seat), pays: null }
      : (byAuction(g, seat) ?? byComingLot(g, seat) ?? byProject(g, seat) ?? byTakeover(g, seat));
    return threat === null ? [] : [{ seat, ...threat }];
  });
}

type Way = Omit<Threat, 'seat'> | null;

/** The stars with so many companies more in the industry, if they are enough; `from` is who would have one fewer. */
function starsWith(g: G, seat: Seat, industry: Industry, more = 1, from: Seat | null = null): number | null {
  const changes: Change[] = Array.from({ length: more }, () => ({ seat, industry, by: 1 }));
  if (from !== null) changes.push({ seat: from, industry, by: -1 });
  return wouldBeAtTarget(g, seat, changes) ? starsOf(g, seat, changes).total : null;
}

/** EC-11.4, EC-11.8. By the lot under the hammer: whoever leads, or could still bid. */
function byAuction(g: G, seat: Seat): Way {
  const f = g.stack.findLast((frame) => frame.phase === 'auction');
  if (f?.phase !== 'auction') return null;
  const isIn = f.kind === null ? mayNotBid(g, seat, 'private') === null : f.queue.includes(seat);
  const won = isIn ? starsWith(g, seat, f.industry) : null;
  if (won === null) return null;
  const pays = mostPaid(g, f, seat);
  return f.leader === seat || pays >= leastBid(f) ? { by: 'lot', stars: won, pays } : null;
}

/** A free bid may be more than can be paid; then the company is not had. */
const mostPaid = (g: G, f: Auction, seat: Seat): number => Math.min(mostBid(g, f, seat), solvency(g, seat));

/** EC-11.1, EC-9.4. By the lot that is to come this turn; a sale of Phase 4 may be the one that makes it. */
function byComingLot(g: G, seat: Seat): Way {
  const { industry, part, isAuctionOff } = g.turn;
  if (industry === null || isAuctionOff || !BEFORE_AUCTION.includes(part)) return null;
  const kinds = KINDS.filter((kind) => freeOf(g, industry, kind) > 0);
  const isSalesOpen = part !== 'T6' && rivalsOf(g, seat).some((each) => g.players[each].companies[industry] > 0);
  const mayBid = (isSalesOpen ? KINDS : kinds).some((kind) => mayNotBid(g, seat, kind) === null);
  const pays = solvency(g, seat) - (seat === g.active ? 0 : AUCTION_FEE);
  const won = mayBid && pays >= priceOf(g, industry) ? starsWith(g, seat, industry) : null;
  return won === null ? null : { by: 'lot', stars: won, pays };
}

/** EC-8.2. By its projects in the active industry, if their dice are still to come. */
function byProject(g: G, seat: Seat): Way {
  const { industry, part } = g.turn;
  if (industry === null || !BEFORE_PROJECTS.includes(part)) return null;
  const projects = g.players[seat].projects[industry];
  const won = projects > 0 ? starsWith(g, seat, industry, projects) : null;
  return won === null ? null : { by: 'project', stars: won, pays: null };
}

/** EC-12.1, EC-12.6. By an exceptional offer that it makes, or could still make this turn. */
function byTakeover(g: G, seat: Seat): Way {
  const { industry, part } = g.turn;
  if (industry === null || isInForce(g, 'EV28') || !BEFORE_OFFERS.includes(part) || !hasToken(g.players[seat]))
    return null;
  const f = g.stack.findLast((frame) => frame.phase === 'offers');
  const pending = f?.phase === 'offers' ? f.pending : null;
  if (f?.phase === 'offers' && pending?.by !== seat && !f.queue.includes(seat)) return null;
  const pays = offerCost(g, priceOf(g, industry));
  if (pending?.by !== seat && solvency(g, seat) < pays) return null;
  const owners = pending?.by === seat ? [pending.owner] : rivalsOf(g, seat).filter((owner) => isExposed(g, owner));
  const won = owners.flatMap((owner) => starsWith(g, seat, industry, 1, owner) ?? []);
  return won.length === 0 ? null : { by: 'takeover', stars: Math.max(...won), pays };
}
