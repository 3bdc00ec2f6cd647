import type { Choice, Seat } from '@parlour/kernel';

import { PRICE_FLOOR, SHARES_TO_CLOSE } from '../content/table.ts';
import { canBuy, hasLegalPrice, highestPrice, priceForBurns } from '../rules/06-funding/prices.ts';
import { needsConsent } from '../rules/07-another-round/leading.ts';
import { burnOf, companyOf, isFunded, sharesOf, sizeOf } from '../rules/company.ts';
import type { Boom, Company, G, Round } from '../types.ts';
import { companyWorth, ipoNow } from './worth.ts';

/** A quick sensible answer to every question of •Boom: what the careful bot expects of everybody. */
export function reply(g: G, seat: Seat): Choice<Boom> {
  const f = g.stack.at(-1);
  switch (f?.phase) {
    case 'turn':
      return f.step === 'financeStep' ? finance(g, seat) : { type: 'skipCard' };
    case 'anotherRound':
      return setTerms(g, seat, companyOf(g, f.company));
    case 'consent':
      return agreesTo(g, companyOf(g, f.company), seat, f.sweetener) ? { type: 'agree' } : { type: 'refuse' };
    case 'persuasion':
      return { type: 'request', investor: f.unasked[0] ?? seat, sweetener: 0 };
    case 'funding':
      return invitation(g, f);
    case 'offer':
      return isWorthBuying(g, companyOf(g, f.company), seat, f.price, f.sweetener)
        ? { type: 'buy' }
        : { type: 'decline' };
    default:
      throw new Error('no question is open');
  }
}

/** Goes public where waiting promises no more, else funds the best plan that lies about. */
function finance(g: G, seat: Seat): Choice<Boom> {
  let ready: Company | null = null;
  let fundable: Company | null = null;
  for (const company of g.companies) {
    if (company.lead === seat && sizeOf(company) >= g.limit && ipoNow(g, company) >= 0.9 * companyWorth(g, company))
      ready ??= company;
    if (!isFunded(company) && (fundable === null || sizeOf(company) > sizeOf(fundable))) fundable = company;
  }
  if (ready !== null) return { type: 'takePublic', company: ready.plan };
  if (fundable === null || needsConsent(fundable, seat) || !hasLegalPrice(g, seat)) return { type: 'pass' };
  const { shares, price } = setTerms(g, seat, fundable);
  return price > 20 ? { type: 'pass' } : { type: 'lead', company: fundable.plan, shares, price };
}

/** Two shares if the purse allows it, at a price that pays two burns. */
function setTerms(g: G, seat: Seat, company: Company): { type: 'setTerms'; shares: number; price: number } {
  const treasury = g.players[seat].treasury.secret;
  const shares = highestPrice(g, seat, 2, treasury) >= PRICE_FLOOR ? 2 : 1;
  const price = Math.min(priceForBurns(g, company, 2), highestPrice(g, seat, shares, treasury));
  return { type: 'setTerms', shares, price: Math.max(PRICE_FLOOR, price) };
}

/** Asks the poorest who will buy; closes as soon as that is possible. */
function invitation(g: G, f: Round): Choice<Boom> {
  let sold = 0;
  for (const shares of f.bought) sold += shares;
  if (sold >= SHARES_TO_CLOSE && f.investors.length === 0) return { type: 'close' };
  const possible = f.investors.length > 0 ? f.investors : f.others;
  const company = companyOf(g, f.company);
  let guest: Seat | null = null;
  for (const seat of possible) {
    if (!canBuy(g, seat, f.price) || !isWorthBuying(g, company, seat, f.price, 0)) continue;
    if (guest === null || g.players[seat].treasury.secret < g.players[guest].treasury.secret) guest = seat;
  }
  return { type: 'invite', guest: guest ?? possible[0] ?? f.lead, sweetener: 0 };
}

/** Whether one more share of a company is worth its price to a seat. */
function isWorthBuying(g: G, company: Company, seat: Seat, price: number, sweetener: number): boolean {
  const shares = sharesOf(company);
  const funded = { ...company, cash: company.cash + price, lead: company.lead ?? company.front };
  const worth = companyWorth(g, funded) / (shares + 1);
  const purse = g.players[seat].treasury.secret;
  // The emptier the purse, the dearer the money.
  const caution = 1.15 + Math.max(0, price / Math.max(1, purse) - 0.3);
  return worth + sweetener > price * caution;
}

/** Consents to a rescue, or for good money; otherwise the company stays with those who have it. */
function agreesTo(g: G, company: Company, seat: Seat, sweetener: number): boolean {
  const isDying = company.cash < burnOf(g, company);
  return isDying || sweetener > (0.3 * company.shares[seat] * companyWorth(g, company)) / sharesOf(company);
}
