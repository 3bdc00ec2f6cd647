import { type Choice, choicesOf, type Offer } from '@parlour/kernel';
import type { Seen } from '@parlour/search';
import type { PlanId } from '../content/plans.ts';
import { priceForBurns } from '../rules/06-funding/prices.ts';
import { burnOf, companyOf, isFunded } from '../rules/company.ts';
import type { Boom, Company, G } from '../types.ts';

/** Sweeteners worth trying (specification, BO-DP8). */
const SWEETENERS = [0, 2, 5, 10, 20];
/** Prices are tried for this many burns. */
const BURNS = [1, 2, 3];

/** The choices a careful bot thinks about. Prices are the only wide range: a few sensible ones stand for all. */
export function candidates({ offers }: Pick<Seen<Boom>, 'seat' | 'offers'>, guess: G): Choice<Boom>[] {
  return offers.flatMap((offer): Choice<Boom>[] => {
    switch (offer.type) {
      case 'lead':
        return leadable(guess, offer).flatMap((company) => priced(guess, offer, company));
      case 'setTerms':
        return priced(guess, offer, companyOf(guess, companyAtStake(guess)));
      case 'askConsent':
        return leadable(guess, offer).map(({ plan }) => ({ type: 'askConsent', company: plan, price: null }));
      case 'invite':
      case 'request':
        return sweetened(offer);
      default:
        return [...choicesOf(offer)] as Choice<Boom>[];
    }
  });
}

/**
 * A careful bot funds what has never been funded and rescues what would die this round; it does not fight for the lead
 * of companies that do well. Between bots that do, the money burns up in takeovers (BO-R49).
 */
const leadable = (g: G, offer: Offer<Boom>): Company[] =>
  values(offer, 'company')
    .map((plan) => companyOf(g, plan as PlanId))
    .filter((company) => !isFunded(company) || company.cash < burnOf(g, company));

type AnyOffer = { type: string; fields: Record<string, { one?: readonly unknown[]; min?: number; max?: number }> };

const values = (offer: Offer<Boom>, field: string): readonly unknown[] => (offer as AnyOffer).fields[field]?.one ?? [];

/** One share is only thought of where two are not on offer: two nearly always pay. */
function priced(g: G, offer: Offer<Boom>, company: Company): Choice<Boom>[] {
  const { min = 0, max = 0 } = (offer as AnyOffer).fields['price'] ?? {};
  const shares = values(offer, 'shares')[0];
  const prices = shares === 2 ? BURNS.map((burns) => priceForBurns(g, company, burns)) : [priceForBurns(g, company, 2)];
  const legal = [...new Set(prices.map((price) => Math.min(price, max)))].filter((price) => price >= min);
  const named = offer.type === 'lead' ? { company: company.plan } : {};
  return legal.map((price) => ({ type: offer.type, ...named, shares, price }) as Choice<Boom>);
}

function sweetened(offer: Offer<Boom>): Choice<Boom>[] {
  const { max = 0 } = (offer as AnyOffer).fields['sweetener'] ?? {};
  const who = offer.type === 'invite' ? 'guest' : 'investor';
  return values(offer, who).flatMap((seat) =>
    SWEETENERS.filter((sweetener) => sweetener <= max).map(
      (sweetener) => ({ type: offer.type, [who]: seat, sweetener }) as never,
    ),
  );
}

function companyAtStake(g: G): PlanId {
  const f = g.stack.at(-1);
  if (f === undefined || !('company' in f)) throw new Error('no company is at stake');
  return f.company;
}
