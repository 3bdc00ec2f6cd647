import type { Seat } from '@parlour/kernel';
import { isDiscard, isPlan } from '../content/cards.ts';
import { type CompanyCardId, DOMAINS } from '../content/company-cards.ts';
import type { G } from '../types.ts';
import { companyWorths, survival, wealth } from './worth.ts';

/** How much a rival's wealth counts against one's own: only the largest treasury wins. */
const ENVY = 0.35;

/** How good a position is for a seat, in millions. */
export function evaluate(g: G, seat: Seat): number {
  if (g.outcome !== null) return g.players[seat].treasury.secret - ENVY * richestOther(g, seat, []);
  const worths = companyWorths(g);
  return wealth(g, seat, worths) + handWorth(g, seat) - ENVY * richestOther(g, seat, worths);
}

function richestOther(g: G, seat: Seat, worths: readonly number[]): number {
  let most = 0;
  for (const other of g.seats) if (other !== seat) most = Math.max(most, wealth(g, other, worths));
  return most;
}

/** Cards in hand are chances, less and less as the •Crash comes nearer. A plan is worth more on the table than in hand. */
export function handWorth(g: G, seat: Seat): number {
  let worth = 0;
  for (const card of g.players[seat].hand.secret) {
    if (isPlan(card)) worth += 1;
    else if (isDiscard(card)) worth += 4;
    else worth += DOMAINS[card as CompanyCardId] === null ? 2 : 3;
  }
  return worth * survival(g, 2);
}
