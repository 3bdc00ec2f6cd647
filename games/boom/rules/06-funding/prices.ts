import { between, type Fields, type Refusal, type Seat } from '@parlour/kernel';
import { MOST_SHARES_OF_THE_LEAD, PRICE_FLOOR, SHARES_TO_CLOSE } from '../../content/table.ts';
import type { Boom, Company, G } from '../../types.ts';
import { burnOf, freeCounters } from '../company.ts';
import { no } from '../vocabulary.ts';

/**
 * BO-R15. The highest price at which three shares can possibly be sold when the lead, having `treasury`, buys `shares`.
 * Two shares need one other buyer, one share needs two. With hidden treasuries only the lead's own purse counts.
 */
export function highestPrice(g: G, lead: Seat, shares: number, treasury: number): number {
  if (freeCounters(g, lead) < shares) return 0;
  const own = Math.floor(treasury / shares);
  if (g.options.treasuries === 'hidden') return own;
  return Math.min(own, richestFollower(g, lead, SHARES_NEEDED_FROM_OTHERS[shares] as number));
}

const SHARES_NEEDED_FROM_OTHERS = [3, 2, 1] as const;

/** What the `place`-th richest of those who could follow has in the treasury. */
function richestFollower(g: G, lead: Seat, place: number): number {
  const purses: number[] = [];
  for (const seat of g.seats)
    if (seat !== lead && freeCounters(g, seat) > 0) purses.push(g.players[seat].treasury.secret);
  purses.sort((a, b) => b - a);
  return purses[place - 1] ?? 0;
}

/** Whether any price is legal for this lead. */
export const hasLegalPrice = (g: G, lead: Seat, treasury = g.players[lead].treasury.secret): boolean =>
  highestPrice(g, lead, 1, treasury) >= PRICE_FLOOR || highestPrice(g, lead, 2, treasury) >= PRICE_FLOOR;

type Terms = Fields<{ shares: number; price: number }>;

/** BO-6.3, BO-6.4, BO-R15, BO-R16. The pairs of shares and price that a lead may name. */
export function termsFor(g: G, lead: Seat): Terms[] {
  const terms: Terms[] = [];
  for (let shares = MOST_SHARES_OF_THE_LEAD; shares >= 1; shares--) {
    const highest = highestPrice(g, lead, shares, g.players[lead].treasury.secret);
    terms.push({
      shares: { one: [shares] },
      price: between(PRICE_FLOOR, highest, {
        below: no('BO-6.3', 'priceTooLow', { floor: PRICE_FLOOR }),
        above: reasonForTheTop(g, lead, shares, highest),
      }),
    });
  }
  return terms;
}

function reasonForTheTop(g: G, lead: Seat, shares: number, highest: number): Refusal<Boom> {
  const free = freeCounters(g, lead);
  if (free < shares) return no('BO-R3', 'noFreeCounter', { free, shares });
  return highest === Math.floor(g.players[lead].treasury.secret / shares)
    ? no('BO-R15', 'leadCannotPay', { shares, highest })
    : no('BO-R15', 'nobodyCanFollow', { highest });
}

/** BO-R41. The most an asker can give for a consent and still have a legal price. */
export function mostForConsent(g: G, asker: Seat): number {
  const { secret: treasury } = g.players[asker].treasury;
  for (let sweetener = treasury; sweetener >= 0; sweetener--)
    if (hasLegalPrice(g, asker, treasury - sweetener)) return sweetener;
  return -1;
}

/** BO-R21, BO-R3. Whether a seat that is asked is able to buy one share. */
export const canBuy = (g: G, seat: Seat, price: number): boolean =>
  g.players[seat].treasury.secret >= price && freeCounters(g, seat) >= 1;

/** The lowest price at which three shares pay this many burns at the present Limit: a suggestion, no rule. */
export const priceForBurns = (g: G, company: Company, burns: number): number =>
  Math.max(PRICE_FLOOR, Math.ceil((burns * burnOf(g, company) - company.cash) / SHARES_TO_CLOSE));
