import { between, oneOf } from '@parlour/kernel';
import { KINDS, type Kind } from '../../content/industries.ts';
import { DISCOUNT } from '../../content/options.ts';
import { HIGHEST_BID, LOWEST_PRICE } from '../../content/table.ts';
import type { Auction, G } from '../../types.ts';
import { addCompany, addFree, freeOf } from '../01-board/companies.ts';
import { holdsCards, inOrder, isFull } from '../04-year/order.ts';
import { ownDecision } from '../14-loans-and-deals/instant.ts';
import { dueOf } from '../15-payments/dues.ts';
import { pay } from '../15-payments/money.ts';
import { solvency } from '../15-payments/solvency.ts';
import { spendQuota } from '../16-option-cards/decks.ts';
import { playCard, reacting } from '../16-option-cards/playing.ts';
import { done, emit, goTo, next, no, phase } from '../vocabulary.ts';
import { couldBid, feeOf, leastBid, mayNotBid, mostBid, needsQuota } from './bidding.ts';
import { changePrice } from './prices.ts';

type Steps =
  | 'lots'
  | 'announcement'
  | 'enrol'
  | 'proceed'
  | 'bidding'
  | 'hammer'
  | 'settlement'
  | 'payBid'
  | 'transfer';
const goOn = () => goTo('proceed' as const);

/** EC-11.1 to EC-11.14. One company of the industry goes to whoever bids most, or to nobody. */
export const auction = phase<'auction', Steps>('auction', {
  /** EC-11.10, EC-R.48, EC-R.50. In quick rules private companies come first; a single kind needs no word. */
  lots(g, f) {
    const kinds = freeKinds(g, f);
    if (kinds.length === 0) return done({ sale: null });
    g.turn.hadLot = true;
    if (!isFull(g) || kinds.length === 1) f.kind = kinds[0] ?? null;
    return next;
  },

  /** EC-11.2, EC-R.50. Asked only where there are both kinds. */
  announcement: {
    rule: 'EC-11.2',
    ask: (_g, f) => (f.kind === null ? f.opener : null),
    idle: () => ({ type: 'announceLot', kind: 'private' }),
    actions: {
      announceLot: {
        offer: () => ({ kind: oneOf(KINDS) }),
        take(_g, f, _me, { kind }) {
          f.kind = kind;
          return next;
        },
      },
    },
  },

  /** EC-11.3, EC-11.22. Whoever may not bid counts as having passed. */
  enrol(g, f) {
    const kind = lotOf(f);
    f.queue = inOrder(g, f.opener).filter((seat) => mayNotBid(g, seat, kind) === null);
    const { opener: seat, industry, start, because } = f;
    emit(g, 'lotAnnounced', { seat, industry, kind, start, bidders: [...f.queue], because });
  },

  /** EC-11.7, EC-R.16. On to the next who can bid; with one left who has bid, the hammer falls. */
  proceed(g, f) {
    const kind = lotOf(f);
    f.queue = f.queue.filter((seat) => mayNotBid(g, seat, kind) === null);
    if (f.leader !== null && !f.queue.includes(f.leader)) {
      f.leader = null;
      f.last = null;
    }
    const [bidder] = f.queue;
    if (bidder === undefined || (f.queue.length === 1 && bidder === f.leader)) return goTo('hammer');
    if (couldBid(g, f, bidder)) return next;
    f.queue.shift();
    emit(g, 'passed', { seat: bidder, during: 'auction', isForced: true });
    return goTo('proceed');
  },

  /** EC-11.2 to EC-11.8. */
  bidding: {
    rule: 'EC-11.3',
    ask: (_g, f) => f.queue[0] ?? null,
    idle: () => ({ type: 'pass' }),
    after: { halfSale: goOn, card: goOn, briefing: goOn, insider: goOn, espionage: goOn },
    actions: {
      bid: {
        offer(g, f, me) {
          const fee = feeOf(f, me);
          const { cash } = g.players[me];
          // EC-11.5, EC-R.21: in cash and on the spot.
          if (cash < fee) return no('EC-11.5', 'feeFirst', { fee, cash });
          const least = leastBid(f);
          const above =
            g.options.bidCap === 'free'
              ? undefined
              : no('EC-R.18', 'beyondSolvency', { solvency: solvency(g, me) - fee });
          return {
            amount: between(least, mostBid(g, f, me), {
              below: no('EC-11.4', 'bidTooLow', { least }),
              above: above ?? no('EC-11.8', 'beyondSolvency', { solvency: HIGHEST_BID }),
            }),
          };
        },
        take(g, f, me, { amount }) {
          const fee = feeOf(f, me);
          if (fee > 0) {
            pay(g, me, fee);
            f.admitted.push(me);
            emit(g, 'feePaid', { seat: me, amount: fee });
          }
          f.last = amount;
          f.leader = me;
          f.queue = [...f.queue.slice(1), me];
          emit(g, 'bidMade', { seat: me, amount });
          return goTo('proceed');
        },
      },
      /** EC-11.6. */
      pass: {
        offer: () => ({}),
        take(g, f, me) {
          f.queue.shift();
          emit(g, 'passed', { seat: me, during: 'auction', isForced: false });
          return goTo('proceed');
        },
      },
      ...ownDecision,
      playCard,
    },
  },

  hammer(g, f) {
    if (f.leader !== null) return next;
    emit(g, 'lotUnsold', { industry: f.industry, because: 'noBid' });
    return done({ sale: null });
  },

  /** RX-WIN. EC-D.19. */
  settlement: {
    rule: 'EC-11.13',
    ask: (g, f) => (f.leader !== null && holdsCards(g, f.leader) ? f.leader : null),
    idle: () => ({ type: 'pay' }),
    actions: {
      pay: { offer: () => ({}), take: () => next },
      react: reacting<Auction, ReturnType<typeof toPay>>(['OP11'], (_g, f) => {
        f.discount = DISCOUNT;
        return toPay();
      }),
    },
  },

  /** EC-11.8, EC-11.9. The company is the buyer's only after full payment. */
  payBid: {
    call: 'payment',
    with: (_g, f) =>
      f.leader === null ? null : dueOf({ debtor: f.leader, amount: toBePaid(f), creditor: null, because: 'bid' }),
    then(g, f, { isPaid }) {
      if (isPaid) return next;
      emit(g, 'lotUnsold', { industry: f.industry, because: 'unpaid' });
      return done({ sale: null });
    },
  },

  /** EC-11.11, EC-11.12, EC-11.13, EC-11.14, EC-20.3. */
  transfer(g, f) {
    const { leader: seat, last: bid, industry } = f;
    if (seat === null || bid === null) throw new Error('nobody has won');
    const kind = lotOf(f);
    const quota = needsQuota(g, kind) ? spendQuota(g, seat) : null;
    const paid = toBePaid(f);
    addFree(g, industry, kind, -1);
    if (kind === 'state') g.turn.privatised.push({ seat, industry, paid, quota });
    g.turn.isBought = true;
    // EV33: of equal prices the earlier counts.
    if (g.record === null || bid > g.record.price) g.record = { seat, price: bid, turn: g.turn.number };
    emit(g, 'lotSold', { seat, industry, kind, bid, paid, usedQuota: quota !== null });
    changePrice(g, industry, bid, 'sale');
    addCompany(g, seat, industry, 'clean');
    return done({ sale: { seat, price: bid } });
  },
});

const toPay = () => goTo('payBid' as const);

const freeKinds = (g: G, f: Auction): Kind[] => KINDS.filter((kind) => freeOf(g, f.industry, kind) > 0);

function lotOf(f: Auction): Kind {
  if (f.kind === null) throw new Error('no lot was announced');
  return f.kind;
}

/** OP11. Never less than 1M. */
const toBePaid = (f: Auction): number => Math.max(LOWEST_PRICE, (f.last ?? 0) - f.discount);
