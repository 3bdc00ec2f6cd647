import { oneOf, type Refusal, roundFrom, type Seat } from '@parlour/kernel';
import { CONDITIONS, holdingOf } from '../../content/holdings.ts';
import type { Economicus, G, Takeover } from '../../types.ts';
import { addCompany, countOf, hasToken, removeCompany, transferCompany } from '../01-board/companies.ts';
import { holdsCards, rivalsOf } from '../04-year/order.ts';
import { changePrice, offerCost, priceOf } from '../11-auction/prices.ts';
import { ownDecision } from '../14-loans-and-deals/instant.ts';
import { settlement } from '../14-loans-and-deals/loans.ts';
import { dueOf } from '../15-payments/dues.ts';
import { canAfford, handTo, pay } from '../15-payments/money.ts';
import { couldRaise } from '../15-payments/solvency.ts';
import { reacting } from '../16-option-cards/playing.ts';
import { isExposed } from '../16-option-cards/rule.ts';
import { done, emit, goTo, next, no, phase } from '../vocabulary.ts';

type Frame = Economicus['phases']['offers']['locals'];
type Steps = 'proceed' | 'offering' | 'consider' | 'answer' | 'shortfall' | 'goOn';
const answered = () => goTo('goOn' as const);

/** EC-12. Round the table until all have passed: an offer for a rival's company in the active industry, or a pass. */
export const offers = phase<'offers', Steps>('offers', {
  /** EC-12.6. On to the next who could make an offer; whoever cannot may again once it can. */
  proceed(g, f) {
    f.cost = offerCost(g, priceOf(g, f.industry));
    f.queue = f.queue.filter((seat) => !g.players[seat].isOut);
    const at = f.queue.findIndex((seat) => couldOffer(g, f, seat));
    if (at < 0) return done();
    f.queue = [...f.queue.slice(at), ...f.queue.slice(0, at)];
    return next;
  },

  /** EC-12.1, EC-12.5, EC-D.21. */
  offering: {
    rule: 'EC-12.1',
    ask: (_g, f) => f.queue[0] ?? null,
    idle: () => ({ type: 'pass' }),
    actions: {
      offerTakeover: {
        offer(g, f, me) {
          const { cost } = f;
          if (!canAfford(g, me, cost)) return no('EC-12.5', 'cannotPay', { cost, cash: g.players[me].cash });
          return roundFrom(g.seats, me).map((seat) => {
            const owner = oneOf([seat], (each) => cannotTarget(g, f, me, each));
            const there = CONDITIONS.filter((each) => countOf(g.players[seat], f.industry, each) > 0);
            return { owner, condition: oneOf(owner.one.length > 0 ? there : CONDITIONS) };
          });
        },
        take(g, f, me, { owner, condition }) {
          f.pending = { by: me, owner, condition };
          f.queue = [...f.queue.slice(1), me];
          const { industry, cost: price } = f;
          emit(g, 'takeoverOffered', { ...f.pending, industry, price, keeping: priceOf(g, industry) });
          return goTo('consider');
        },
      },
      /** EC-12.6. A pass is final for this turn. */
      pass: {
        offer: () => ({}),
        take(g, f, me) {
          f.queue.shift();
          emit(g, 'passed', { seat: me, during: 'offers', isForced: false });
          return goTo('proceed');
        },
      },
      ...ownDecision,
    },
  },

  /** EC-12.7. An owner who cannot raise the price, and holds no card, sells without being asked. */
  consider(g, f) {
    const pending = pendingOf(f);
    const target = holdingOf(f.industry, pending.condition);
    const canKeep = couldRaise(g, pending.owner, priceOf(g, f.industry), target);
    if (canKeep || holdsCards(g, pending.owner)) return next;
    sellTo(g, f, pending);
    return goTo('shortfall');
  },

  /** EC-12.2, EC-D.22. */
  answer: {
    rule: 'EC-12.2',
    ask: (_g, f) => f.pending?.owner ?? null,
    idle: () => ({ type: 'acceptTakeover' }),
    actions: {
      acceptTakeover: {
        offer: () => ({}),
        take(g, f) {
          sellTo(g, f, pendingOf(f));
          return goTo('shortfall');
        },
      },
      /** EC-12.2, EC-12.3. The price once to the bank; then it doubles. */
      keepCompany: {
        offer(g, f, me) {
          const cost = priceOf(g, f.industry);
          return canAfford(g, me, cost) ? {} : no('EC-12.7', 'cannotPay', { cost, cash: g.players[me].cash });
        },
        take(g, f, me) {
          const price = priceOf(g, f.industry);
          pay(g, me, price);
          emit(g, 'takeoverRefused', { ...pendingOf(f), industry: f.industry, paid: price });
          changePrice(g, f.industry, 2 * price, 'kept');
          return answered();
        },
      },
      /** OP28. Free of charge, the price stays, and the company is safe for this turn. */
      react: reacting<Frame, ReturnType<typeof answered>>(['OP28'], (g, f, me) => {
        g.turn.sheltered[me] += 1;
        emit(g, 'shielded', { seat: me, industry: f.industry, against: 'offer' });
        return answered();
      }),
      ...ownDecision,
    },
  },

  /** EC-T.14. A loan that is more than the offer brings has to be settled by its owner. */
  shortfall: {
    call: 'payment',
    with: (_g, f) => (f.due === null ? null : dueOf(f.due)),
  },

  goOn(_g, f) {
    f.pending = null;
    f.due = null;
    return goTo('proceed');
  },
});

function pendingOf(f: Frame): Takeover {
  if (f.pending === null) throw new Error('no offer was made');
  return f.pending;
}

/** EC-12.6, EC-R.22. */
function cannotTarget(g: G, f: Frame, me: Seat, owner: Seat): Refusal<Economicus> | null {
  if (owner === me) return no('EC-12.1', 'itself', {});
  if (g.players[owner].isOut) return no('EC-R.22', 'isOut', { seat: owner });
  if (g.players[owner].companies[f.industry] === 0) return no('EC-12.1', 'noCompany', { industry: f.industry });
  return isExposed(g, owner) ? null : no('EC-12.6', 'isProtected', { seat: owner });
}

/** EC-R.32. Whether a player has a token, and could make an offer if it raised all the money it can. */
const couldOffer = (g: G, f: Frame, seat: Seat): boolean =>
  hasToken(g.players[seat]) && couldRaise(g, seat, f.cost) && rivalsOf(g, seat).some((owner) => isExposed(g, owner));

/** EC-12.2, EC-12.4, EC-14.10, EC-T.14. The company changes hands, with its loan or freed from it. */
function sellTo(g: G, f: Frame, { by, owner, condition }: Takeover): void {
  const { industry, cost: price } = f;
  handTo(g, by, owner, price);
  const isSettled = condition === 'mortgaged' && g.options.loanOnForcedSale === 'settled';
  const settled = isSettled ? settlement(g, owner, industry) : 0;
  g.turn.sheltered[by] += 1;
  emit(g, 'takeoverAccepted', { by, owner, condition, industry, price, settled });
  if (!isSettled) return transferCompany(g, owner, by, industry, condition);
  f.due = { debtor: owner, amount: settled, creditor: null, because: 'loan' };
  removeCompany(g, owner, industry, condition);
  addCompany(g, by, industry, 'clean');
}
