import type { Seat } from '@parlour/kernel';
import { COMPANY_CARDS, DOMAINS } from '../content/company-cards.ts';
import { EVENTS } from '../content/events.ts';
import { PLANS, type PlanId } from '../content/plans.ts';
import { COUNTERS_FOR_SHARES, TRACK_BURN } from '../content/table.ts';
import type { Company, G } from '../types.ts';

/** BO-5.4. The company of a Business Plan in play. */
export function companyOf(g: G, plan: PlanId): Company {
  const company = g.companies.find((each) => each.plan === plan);
  if (company === undefined) throw new Error(`${plan} is not in play`);
  return company;
}

export const isFunded = (company: Company): boolean => company.lead !== null;
export const isInvestor = (company: Company, seat: Seat): boolean => company.shares[seat] > 0;
export const investorsIn = (g: G, company: Company): Seat[] => g.seats.filter((seat) => isInvestor(company, seat));

/** BO-R50. The number of its cards, Business Plan included (BO-8.2c, BO-8.7). */
export const sizeOf = (company: Company): number => 1 + company.attached.length;

export function sharesOf(company: Company): number {
  let shares = 0;
  for (const count of company.shares) shares += count;
  return shares;
}

/** BO-9.2. The burn figures of the plan and of every attached card. */
export function cardBurn(company: Company): number {
  let burn: number = PLANS[company.plan].burn;
  for (const card of company.attached) burn += COMPANY_CARDS[card].burn;
  return burn;
}

/** BO-9.2, BO-R12, BO-R13. Card burn and track burn at the Limit of this moment, never below 0. */
export const burnOf = (g: G, company: Company): number => Math.max(0, cardBurn(company) + TRACK_BURN[g.limit]);

/** BO-8.9. Attached Entrepreneurs who know the company's industry. */
export function matchesOf(company: Company): number {
  const industry = PLANS[company.plan].industry;
  let matches = 0;
  for (const card of company.attached) if (DOMAINS[card] === industry) matches += 1;
  return matches;
}

/** BO-8.8, BO-R31. Whether the active Event names its industry. */
export const isHot = (g: G, company: Company): boolean =>
  g.activeEvent !== null && EVENTS[g.activeEvent].hot === PLANS[company.plan].industry;

/** BO-R3. Stock counters a seat has left for new shares. */
export function freeCounters(g: G, seat: Seat): number {
  if (g.options.stockSet === 'unlimited') return Number.POSITIVE_INFINITY;
  let used = 0;
  for (const company of g.companies) used += company.shares[seat];
  return COUNTERS_FOR_SHARES - used;
}

/** BO-8.13, BO-9.4, BO-10.5, BO-R14. Takes a company off the table: attached cards to the discard pile, the plan out of the game. */
export function clearAway(g: G, company: Company): void {
  g.discardPile.push(...company.attached);
  g.companies.splice(g.companies.indexOf(company), 1);
}
