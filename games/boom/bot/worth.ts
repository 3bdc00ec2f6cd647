import type { Seat } from '@parlour/kernel';
import { CRASH } from '../content/events.ts';
import { IPO_TABLE, TRACK_BURN } from '../content/table.ts';
import { cardBurn, isHot, matchesOf, sharesOf, sizeOf } from '../rules/company.ts';
import type { Company, G } from '../types.ts';

/** What companies and positions are worth, in millions: rules of thumb for bots, no rules of the game. */

/** Expected amount raised by size + matches + hot market, before the die. */
const MEAN_RAISED = Array.from({ length: 24 }, (_, base) => {
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += IPO_TABLE[Math.min(16, Math.max(2, base + die))] as number;
  return sum / 6;
});

/** What happens to a company from one game round to the next, on average. */
const LIMIT_FALL = 0.65;
const GROWTH = 0.3;
const GROWTH_PER_INVESTOR = 0.2;
/** How often somebody saves a company whose cash does not suffice. */
const RESCUE = 0.5;
const HORIZON = 4;

/** The mean an IPO at this moment would raise. */
export const ipoNow = (g: G, company: Company): number =>
  MEAN_RAISED[sizeOf(company) + matchesOf(company) + (isHot(g, company) ? 2 : 0)] as number;

/** The chance that the game still runs after `flips` more Events. */
export function survival(g: G, flips: number): number {
  const left = g.eventDeck.secret.length;
  if (g.eventDeck.secret.includes(CRASH)) return Math.max(0, (left - flips) / left);
  return flips <= left ? 1 : Math.max(0, (6 - (flips - left)) / 6);
}

/** Whether its lead still has a turn in this game round. */
const leadStillActs = (g: G, company: Company): boolean => company.lead !== null && !g.spent.includes(company.lead);

/** What a whole funded company will probably bring: the best moment to go public, seen from now. */
export function companyWorth(g: G, company: Company): number {
  const size = sizeOf(company);
  const extras = matchesOf(company);
  const burn = cardBurn(company);
  let investors = 0;
  for (const shares of company.shares) if (shares > 0) investors += 1;
  const growth = GROWTH + GROWTH_PER_INVESTOR * investors;
  let best = size >= g.limit && leadStillActs(g, company) ? ipoNow(g, company) : 0;
  let cash = company.cash;
  let lives = 1;
  for (let rounds = 1; rounds <= HORIZON; rounds++) {
    const limit = Math.max(1, g.limit - LIMIT_FALL * rounds);
    const due = Math.max(0, burn + burnAt(Math.max(1, g.limit - LIMIT_FALL * (rounds - 1))));
    cash -= due;
    if (cash < 0) {
      lives *= RESCUE;
      cash = 0;
    }
    const grown = size + growth * rounds;
    const ready = grown >= limit ? 1 : Math.max(0, 1 - (limit - grown) / 1.5);
    // The market will be hot for one industry in five.
    const worth = survival(g, rounds) * lives * ready * raisedFrom(grown + extras + 0.4);
    if (worth > best) best = worth;
  }
  return best;
}

/** Track burn between two boxes of the track. */
function burnAt(limit: number): number {
  const low = Math.floor(limit);
  const part = limit - low;
  return (TRACK_BURN[low] as number) * (1 - part) + (TRACK_BURN[Math.min(6, low + 1)] as number) * part;
}

function raisedFrom(base: number): number {
  const low = Math.floor(base);
  const part = base - low;
  return (
    (MEAN_RAISED[Math.min(low, 22)] as number) * (1 - part) + (MEAN_RAISED[Math.min(low + 1, 23)] as number) * part
  );
}

/** A share in somebody else's hands goes public when it suits them. */
const UNLED = 0.85;

/** What a seat owns: its treasury and its parts of companies. */
export function wealth(g: G, seat: Seat, worths: readonly number[]): number {
  let sum = g.players[seat].treasury.secret;
  for (const [i, company] of g.companies.entries()) {
    const own = company.shares[seat];
    if (own === 0) continue;
    const part = (own * (worths[i] as number)) / sharesOf(company);
    sum += company.lead === seat ? part : part * UNLED;
  }
  return sum;
}

export const companyWorths = (g: G): number[] =>
  g.companies.map((company) => (sharesOf(company) === 0 ? 0 : companyWorth(g, company)));
