import { type ActionRule, type CallTo, type Frame, oneOf, type Refusal, type Seat } from '@parlour/kernel';
import { type Holding, holdingOf, partsOf } from '../../content/holdings.ts';
import type { Industry } from '../../content/industries.ts';
import type { Economicus, G } from '../../types.ts';
import { clean, holdingsOf, industriesOf } from '../01-board/companies.ts';
import { anytimePrice } from '../11-auction/prices.ts';
import { canAfford } from '../15-payments/money.ts';
import { isInForce } from '../18-events/this-year.ts';
import { call, no, stay } from '../vocabulary.ts';
import { takeLoan as borrow, halfSaleProceeds, repayLoan as repay, sellToMarket, settlement } from './loans.ts';

type AnyFrame = Frame<Economicus>;
/** What an instant action does with control: the question stays, or something has to be settled first. */
export type Instant<A extends keyof Economicus['actions']> = ActionRule<
  Economicus,
  AnyFrame,
  A,
  { to: 'stay' } | CallTo<Economicus, 'halfSale' | 'card' | 'handOver' | 'overflow'>
>;

/** EC-R.22. The company that an exceptional offer aims at, until its owner has answered. */
function pendingTarget(f: AnyFrame, me: Seat): Holding | null {
  if (f.phase !== 'offers' || f.pending === null || f.pending.owner !== me) return null;
  return holdingOf(f.industry, f.pending.condition);
}

/** Whether the last company of this kind is the one under offer. */
const isPending = (g: G, f: AnyFrame, me: Seat, company: Holding): boolean => {
  if (pendingTarget(f, me) !== company) return false;
  const { industry, condition } = partsOf(company);
  const player = g.players[me];
  return (condition === 'clean' ? clean(player, industry) : player.mortgaged[industry]) <= 1;
};

/** IA1. EC-14.1, EC-14.2, EC-14.3: 5M a company, one loan on each; never on a project or on a company still being bought. */
const takeLoan: Instant<'takeLoan'> = {
  offer(g, f, me) {
    if (isInForce(g, 'EV12')) return no('EC-18.2', 'noCredit', {});
    const owned = industriesOf(g.players[me]);
    if (owned.length === 0) return no('EC-14.1', 'noCompany', { industry: null });
    return { industry: oneOf(owned, (industry) => cannotMortgage(g, f, me, industry)) };
  },
  take(g, _f, me, { industry }) {
    borrow(g, me, industry);
    return stay;
  },
};

function cannotMortgage(g: G, f: AnyFrame, me: Seat, industry: Industry): Refusal<Economicus> | null {
  if (clean(g.players[me], industry) === 0) return no('EC-14.1', 'noCleanCompany', { industry });
  return isPending(g, f, me, holdingOf(industry, 'clean')) ? no('EC-R.22', 'pendingTarget', { industry }) : null;
}

/** IA2. EC-14.6. */
const repayLoan: Instant<'repayLoan'> = {
  offer(g, f, me) {
    const player = g.players[me];
    const indebted = industriesOf(player).filter((industry) => player.mortgaged[industry] > 0);
    if (indebted.length === 0) return no('EC-14.6', 'noLoan', { industry: null });
    return {
      industry: oneOf(indebted, (industry) => {
        if (isPending(g, f, me, holdingOf(industry, 'mortgaged'))) return no('EC-R.22', 'pendingTarget', { industry });
        const cost = settlement(g, me, industry);
        return canAfford(g, me, cost) ? null : no('EC-14.6', 'cannotPay', { cost, cash: player.cash });
      }),
    };
  },
  take(g, _f, me, { industry }) {
    repay(g, me, industry);
    return stay;
  },
};

/** EC-R.63. IA3. EC-14.8: any company, for half the price. Where the price is unset, the die comes first, then the decision. */
const sellAtHalf: Instant<'sellAtHalf'> = {
  offer(g, f, me) {
    const holdings = holdingsOf(g.players[me]);
    if (holdings.length === 0) return no('EC-14.8', 'noCompany', { industry: null });
    return { company: oneOf(holdings, (company) => cannotSellAtHalf(g, f, me, company)) };
  },
  take(g, f, me, { company }) {
    const { industry } = partsOf(company);
    if (g.prices[industry] === null)
      return call('halfSale', { owner: me, company, mustGain: f.phase === 'payment', proceeds: 0 });
    sellToMarket(g, me, company, anytimePrice(g, industry), 'half');
    return stay;
  },
};

/** EC-15.2, EC-D.7. A loss only within one's cash; in payment mode the sale must bring something. */
function cannotSellAtHalf(g: G, f: AnyFrame, me: Seat, company: Holding): Refusal<Economicus> | null {
  const { industry } = partsOf(company);
  if (isPending(g, f, me, company)) return no('EC-R.22', 'pendingTarget', { industry });
  if (g.prices[industry] === null) return null;
  return unbearableProceeds(g, me, halfSaleProceeds(g, me, company), f.phase === 'payment');
}

export function unbearableProceeds(g: G, me: Seat, proceeds: number, mustGain: boolean): Refusal<Economicus> | null {
  const { cash } = g.players[me];
  if (mustGain && proceeds <= 0) return no('EC-15.2', 'bringsNothing', { proceeds });
  return cash + proceeds < 0 ? no('EC-14.9', 'cannotPay', { cost: -proceeds, cash }) : null;
}

/** EC-5.6. What a player may do first whenever it is asked for a decision of its own. */
export const ownDecision = { takeLoan, repayLoan, sellAtHalf };
