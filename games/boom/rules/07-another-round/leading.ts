import { oneOf, type Refusal, type Seat } from '@parlour/kernel';
import type { PlanId } from '../../content/plans.ts';
import type { Boom, Company, G } from '../../types.ts';
import { hasLegalPrice } from '../06-funding/prices.ts';
import { companyOf, isFunded, isInvestor, sizeOf } from '../company.ts';
import { no } from '../vocabulary.ts';

/** Leading a funding round: BO-6.1 for a company's first, BO-7 for another. Who may, and who must ask first. */

/** BO-7.2, BO-R23, BO-R27. A funded company may be led on by its investors; anybody else needs the consent of one of them. */
export const needsConsent = (company: Company, seat: Seat): boolean => isFunded(company) && !isInvestor(company, seat);

/** Why nobody at all could lead a round now; `null` if the seat has the money and there is a company. */
export function cannotLeadAtAll(g: G, me: Seat): Refusal<Boom> | null {
  if (g.companies.length === 0) return no('BO-4.4', 'noCompany', {});
  return hasLegalPrice(g, me) ? null : no('BO-R15', 'noPrice', { treasury: g.players[me].treasury.secret });
}

/** BO-R55. The companies a seat may lead a round of at once. */
export const leadable = (g: G, me: Seat) =>
  oneOf(plansInPlay(g), (plan) => {
    const company = companyOf(g, plan);
    return (
      closedToRounds(g, me, company) ??
      (needsConsent(company, me) ? no('BO-7.2', 'notAnInvestor', { company: plan }) : null)
    );
  });

/** The companies a seat may lead a round of if an investor agrees. */
export const leadableByConsent = (g: G, me: Seat) =>
  oneOf(plansInPlay(g), (plan) => {
    const company = companyOf(g, plan);
    return (
      closedToRounds(g, me, company) ??
      (needsConsent(company, me) ? null : no('BO-7.2', 'needsNoConsent', { company: plan }))
    );
  });

/** BO-R49. What the options `coolingOff` and `quietPeriod` forbid. */
function closedToRounds(g: G, me: Seat, company: Company): Refusal<Boom> | null {
  if (g.options.coolingOff === 'on' && isFunded(company) && company.fundedIn === g.round)
    return no('BO-R49', 'coolingOff', { company: company.plan });
  if (g.options.quietPeriod === 'on' && isFunded(company) && company.lead !== me && sizeOf(company) >= g.limit)
    return no('BO-R49', 'quietPeriod', { company: company.plan, size: sizeOf(company), limit: g.limit });
  return null;
}

export const plansInPlay = (g: G): PlanId[] => g.companies.map((company) => company.plan);
