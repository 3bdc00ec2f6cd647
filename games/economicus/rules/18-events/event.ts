import { oneOf, type Seat } from '@parlour/kernel';
import { BUDGET } from '../../content/events.ts';
import { CONDITIONS, type Condition, holdingOf } from '../../content/holdings.ts';
import type { Industry } from '../../content/industries.ts';
import type { Economicus, G } from '../../types.ts';
import { countOf } from '../01-board/companies.ts';
import { inOrder } from '../04-year/order.ts';
import { rolledPrice } from '../11-auction/prices.ts';
import { nationalise } from '../14-loans-and-deals/loans.ts';
import { charge, dueOf } from '../15-payments/dues.ts';
import { receive } from '../15-payments/money.ts';
import { drawOption, openEvent, overfull } from '../16-option-cards/decks.ts';
import { done, goTo, next, phase } from '../vocabulary.ts';
import { carryOutEvent } from './events.ts';

type Frame = Economicus['phases']['event']['locals'];
type Steps =
  | 'open'
  | 'dividends'
  | 'charge'
  | 'choice'
  | 'surplus'
  | 'nextLoser'
  | 'surrender'
  | 'settleLoan'
  | 'insurance'
  | 'goOn';

export const newEvent = (): Frame => ({ dues: [], choosers: [], losers: [], taken: null, industry: null });

/** EC-18. One event card is opened and, if it is an instant one, carried out. */
export const event = phase<'event', Steps>('event', {
  open(g, f) {
    carryOutEvent(g, f, openEvent(g));
  },

  /** EV04. Phase 2 for the industry of the dice. */
  dividends: {
    call: 'profit',
    with: (g, f) =>
      g.event === 'EV04' && f.industry !== null
        ? { industry: f.industry, queue: inOrder(g, g.auditor), because: 'EV04', due: null }
        : null,
  },

  /** EC-15.1. What the card orders to be paid. */
  charge,

  /** EV05, EC-D.31. */
  choice: {
    rule: 'EC-18.2',
    ask: (_g, f) => f.choosers[0] ?? null,
    idle: () => ({ type: 'takeMoney' }),
    actions: {
      takeMoney: {
        offer: () => ({}),
        take(g, f, me) {
          receive(g, me, BUDGET, 'EV05');
          f.choosers.shift();
          return goTo('surplus');
        },
      },
      drawCard: {
        offer: () => ({}),
        take(g, f, me) {
          drawOption(g, me, 'EV05');
          f.choosers.shift();
          return goTo('surplus');
        },
      },
    },
  },

  surplus: {
    call: 'overflow',
    with(g) {
      const holder = overfull(g);
      return holder === null ? null : { holder };
    },
  },

  nextLoser(g, f) {
    if (f.choosers.length > 0) return goTo('choice');
    const loser = f.losers.shift();
    if (loser === undefined || f.industry === null) return done();
    const [only, other] = conditionsOf(g, loser, f.industry);
    // A deal for the money that somebody before owed may have left it with nothing to lose.
    if (only === undefined) return goTo('nextLoser');
    f.taken = loser;
    if (other !== undefined) return next;
    take(g, f, loser, only);
    return goTo('settleLoan');
  },

  /** EV25, EC-D.32. The owner chooses which of its companies goes. */
  surrender: {
    rule: 'EC-R.61',
    ask: (_g, f) => f.taken,
    idle: () => ({ type: 'giveUp', condition: 'mortgaged' }),
    actions: {
      giveUp: {
        offer: (g, f, me) => ({ condition: oneOf(f.industry === null ? [] : conditionsOf(g, me, f.industry)) }),
        take(g, f, me, { condition }) {
          take(g, f, me, condition);
          return next;
        },
      },
    },
  },

  /** EC-14.9. */
  settleLoan: {
    call: 'payment',
    with(_g, f) {
      const due = f.dues.shift();
      return due === undefined ? null : dueOf(due);
    },
  },

  /** RX-LOSS. */
  insurance: {
    call: 'loss',
    with: (_g, f) => (f.taken === null || f.industry === null ? null : { loser: f.taken, industry: f.industry }),
  },

  goOn(_g, f) {
    f.taken = null;
    return goTo('nextLoser');
  },
});

const conditionsOf = (g: G, seat: Seat, industry: Industry): Condition[] =>
  CONDITIONS.filter((condition) => countOf(g.players[seat], industry, condition) > 0);

function take(g: G, f: Frame, loser: Seat, condition: Condition): void {
  if (f.industry === null) throw new Error('no industry was rolled');
  const due = nationalise(g, loser, holdingOf(f.industry, condition), rolledPrice(g, f.industry), 'EV25');
  if (due !== null) f.dues.push(due);
}
