import type { Refusal, Seat } from '@parlour/kernel';
import { holdingOf } from '../../content/holdings.ts';
import { INDUSTRIES, KINDS, type Kind } from '../../content/industries.ts';
import { type OptionCard, PUMP, SHORT } from '../../content/options.ts';
import { COMPANY_TOKENS } from '../../content/table.ts';
import type { Economicus, G } from '../../types.ts';
import { addCompany, addFree, clean, freeOf, hasFree, hasToken } from '../01-board/companies.ts';
import { rivalsOf } from '../04-year/order.ts';
import { mayNotBid } from '../11-auction/bidding.ts';
import { newAuction } from '../11-auction/new-auction.ts';
import { changePrice, priceOf, rolledPrice } from '../11-auction/prices.ts';
import { nationalise } from '../14-loans-and-deals/loans.ts';
import { canAfford, halfOf, pay } from '../15-payments/money.ts';
import { solvency } from '../15-payments/solvency.ts';
import { become, emit, no } from '../vocabulary.ts';
import { hasQuotaLeft, takeQuota } from './decks.ts';
import { activeIndustry, type CardRule, chargeAhead, chosen, NO_TARGET, type Targets, unlessMet } from './rule.ts';

export const marketOptions = {
  /** Market Pump */
  OP07: {
    targets: () => NO_TARGET,
    carryOut: (g) => changePrice(g, activeIndustry(g), rolledPrice(g, activeIndustry(g)) + PUMP, 'OP07'),
  },
  /** Short Selling */
  OP08: {
    targets: () => NO_TARGET,
    carryOut: (g) => changePrice(g, activeIndustry(g), rolledPrice(g, activeIndustry(g)) - SHORT, 'OP08'),
  },
  /** Direct Sale */
  OP09: {
    targets: (g, me, card) =>
      g.active === me ? direct(g, me, card, ['private']) : no('EC-16.3', 'notOwnTurn', { card }),
    carryOut: (g, f) => buyDirectly(g, f.by, 'private', 'OP09'),
  },
  /** Extra Lot: its player opens, and so pays no fee (EC-R.21). */
  OP10: {
    targets: (g, _me, card) => unlessMet(card, hasFree(g, activeIndustry(g))),
    carryOut: (g, f) => become('auction', newAuction(g, activeIndustry(g), f.by, 'OP10')),
  },
  /**
   * Privatisation Annulled: ownership and money only; price, fees and records stay (EC-21.9). EC-D.30: one of two purchases.
   * Without a purchase it only brings what it brings.
   */
  OP12: {
    targets(g, me) {
      const buyers = rivalsOf(g, me).filter((seat) => annullable(g, seat).length > 0);
      const paid = (seat: Seat) => [...new Set(annullable(g, seat).map((bought) => bought.paid))];
      return buyers.length > 0 ? buyers.map((seat) => ({ rival: [seat], paid: paid(seat) })) : NO_TARGET;
    },
    carryOut(g, f) {
      const { rival } = f;
      if (rival === null) return;
      const bought = chosen(annullable(g, rival).findLast(({ paid }) => paid === f.paid) ?? null);
      g.turn.privatised = g.turn.privatised.filter((each) => each !== bought);
      const condition = clean(g.players[rival], bought.industry) > 0 ? 'clean' : 'mortgaged';
      const due = nationalise(g, rival, holdingOf(bought.industry, condition), bought.paid, 'OP12');
      if (due !== null) f.dues.push(due);
      if (bought.quota !== null) takeQuota(g, rival, 'OP12');
    },
  },
  /** Lobbyist */
  OP13: {
    targets: (g, _me, card) => unlessMet(card, hasQuotaLeft(g)),
    carryOut: (g, f) => takeQuota(g, f.by, 'OP13'),
  },
  /** New Licence */
  OP14: {
    targets: () => [{ industry: INDUSTRIES, kind: KINDS }],
    carryOut(g, f) {
      const industry = chosen(f.industry);
      const kind = chosen(f.kind);
      addFree(g, industry, kind, 1);
      g.extra[industry] += 1;
      emit(g, 'companyAdded', { industry, kind, because: 'OP14' });
    },
  },
  /** Bribe: no quota, no change of the price, and the auction follows as usual. */
  OP37: {
    targets(g, me, card) {
      const cost = halfOf(priceOf(g, activeIndustry(g))) + chargeAhead(g, me, card);
      if (freeOf(g, activeIndustry(g), 'state') === 0) return no('EC-16.3', 'conditionNotMet', { card });
      if (!hasToken(g.players[me])) return no('EC-R.32', 'noTokens', { limit: COMPANY_TOKENS });
      return canAfford(g, me, cost) ? NO_TARGET : no('EC-16.3', 'cannotPay', { cost, cash: g.players[me].cash });
    },
    harmed: () => [],
    carryOut(g, f) {
      const industry = activeIndustry(g);
      const price = halfOf(rolledPrice(g, industry));
      pay(g, f.by, price);
      addFree(g, industry, 'state', -1);
      addCompany(g, f.by, industry, 'clean');
      emit(g, 'boughtDirectly', { seat: f.by, industry, kind: 'state', price, by: 'OP37' });
    },
  },
  /** Bid Rigging */
  OP45: {
    targets: (g, me, card) => direct(g, me, card, KINDS),
    harmed: (g, f) => (g.active === f.by ? [] : [g.active]),
    carryOut: (g, f) => buyDirectly(g, f.by, chosen(f.kind), 'OP45'),
  },
} satisfies Record<string, CardRule>;

/** The state companies that a player bought at auction this turn and still owns. */
const annullable = (g: G, seat: Seat) =>
  g.turn.privatised.filter((bought) => bought.seat === seat && g.players[seat].companies[bought.industry] > 0);

/** EC-21.7, EC-R.17, EC-R.18. Who may buy at the price instead of an auction, and of which kinds. */
function direct(g: G, me: Seat, card: OptionCard, kinds: readonly Kind[]): Targets[] | Refusal<Economicus> {
  const industry = activeIndustry(g);
  const price = priceOf(g, industry);
  if (g.turn.isAuctionOff) return no('EC-16.3', 'conditionNotMet', { card });
  const most = solvency(g, me) - chargeAhead(g, me, card);
  if (most < price) return no('EC-21.7', 'beyondSolvency', { solvency: most });
  const [first] = kinds.map((kind) => mayNotBid(g, me, kind)).filter((because) => because !== null);
  const kind = kinds.filter((each) => freeOf(g, industry, each) > 0 && mayNotBid(g, me, each) === null);
  if (kind.length > 0) return kinds.length > 1 ? [{ kind }] : NO_TARGET;
  return first ?? no('EC-16.3', 'conditionNotMet', { card });
}

function buyDirectly(g: G, buyer: Seat, kind: Kind, by: 'OP09' | 'OP45') {
  const industry = activeIndustry(g);
  g.turn.isAuctionOff = true;
  return become('purchase', { buyer, industry, kind, price: rolledPrice(g, industry), by });
}
