import type { Seat } from '@parlour/kernel';
import { INDUSTRIES, SEGMENTS } from '../content/industries.ts';
import { designOf } from '../content/options.ts';
import { loansOf } from '../rules/01-board/companies.ts';
import { stars } from '../rules/03-stars/stars.ts';
import { isFull } from '../rules/04-year/order.ts';
import type { G } from '../types.ts';
import type { Mind } from './mind.ts';
import { incomeOf, successOf, yieldOf } from './outlook.ts';
import {
  CASH,
  ENVY,
  GOAL,
  KEEP,
  LIKELY_PRICE,
  LOAN_BURDEN,
  PROJECT,
  QUOTA_WORTH,
  RESALE,
  RIVAL_STAR,
  STAR,
  UNKNOWN_CARD,
} from './weights.ts';

/** How good a position is for the thinker, in M: its own wealth and stars against those of its rivals. */
export function standing({ me, goal, wins, star, horizon }: Mind, g: G): number {
  const envy = ENVY / Math.max(1, g.seats.length - 1);
  let value = 0;
  for (const seat of g.seats) {
    const wealth = wealthOf(g, seat, seat === me, horizon);
    if (seat === me) value += wealth + starWorth(stars(g, seat), goal, wins, star);
    else value -= envy * wealth + dangerOf(stars(g, seat), goal, wins);
  }
  return value;
}

/** With many players companies are scarce, and so are the stars of the full rules. In quick rules every company is a star. */
export const areScarce = (g: G): boolean => isFull(g) && g.seats.length > 4;
export const firstStar = (g: G): number => (areScarce(g) ? STAR.firstOfMany : STAR.first);

/** Stars are dearer the nearer the goal; the goal itself is what one plays for. */
function starWorth(own: number, goal: number, wins: Mind['wins'], first: number): number {
  if (wins === 'never') return STAR.limited * own;
  const counted = Math.min(own, goal);
  const worth = first * counted + (STAR.rise * counted * (counted + 1)) / (2 * goal);
  return own < goal ? worth : worth + GOAL[wins] + STAR.beyond * (own - goal);
}

/** What a rival's stars threaten. */
function dangerOf(theirs: number, goal: number, wins: Mind['wins']): number {
  if (wins === 'never') return RIVAL_STAR.any * theirs;
  let danger = RIVAL_STAR.any * Math.min(theirs, goal);
  for (const [missing, worth] of RIVAL_STAR.last.entries()) if (theirs >= goal - missing) danger += worth;
  return theirs >= goal ? danger + GOAL[wins] : danger;
}

/** Cash, expected income, resale, projects and cards, less the loans. Only one's own hand is known. */
function wealthOf(g: G, seat: Seat, isOwn: boolean, horizon: number): number {
  const player = g.players[seat];
  let wealth = cashWorth(player.cash) - LOAN_BURDEN * loansOf(player) + horizon * incomeOf(g, seat);
  for (const industry of INDUSTRIES) {
    const owned = player.companies[industry];
    const projects = player.projects[industry];
    if (owned > 0) wealth += RESALE * owned * (g.prices[industry] ?? LIKELY_PRICE);
    if (projects > 0) {
      const earned = (horizon * SEGMENTS[industry].ways * yieldOf(g, industry)) / 36;
      const company = STAR.first + earned + RESALE * (g.prices[industry] ?? LIKELY_PRICE);
      wealth += projects * Math.max(0, successOf(industry) * company - PROJECT.upkeep / 2);
    }
  }
  wealth += quotaWorth(player.quotas.length);
  if (!isOwn) return wealth + UNKNOWN_CARD * player.hand.secret.length;
  for (const card of player.hand.secret) wealth += KEEP[designOf(card)];
  return wealth;
}

/** What so many quotas are worth together. */
export const quotaWorth = (count: number): number => QUOTA_WORTH[Math.min(count, QUOTA_WORTH.length - 1)] ?? 0;

/** What is below nothing has to be borrowed; the last coins keep one in the auctions. */
function cashWorth(cash: number): number {
  if (cash < 0) return CASH.borrowed * cash - CASH.short * CASH.reserve;
  const short = Math.max(0, CASH.reserve - cash) * CASH.short;
  const beyond = Math.max(0, cash - CASH.plenty);
  return cash - short - (1 - CASH.beyond) * beyond;
}
