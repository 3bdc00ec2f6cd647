import { tableOf } from '@parlour/kernel';
import type { Economicus } from '../../types.ts';
import { byIndustry } from '../01-board/board.ts';
import { loansOf } from '../01-board/companies.ts';
import { ownDecision } from '../14-loans-and-deals/instant.ts';
import { dueOf } from '../15-payments/dues.ts';
import { reacting } from '../16-option-cards/playing.ts';
import { rate } from '../18-events/this-year.ts';
import { done, emit, goTo, next, phase } from '../vocabulary.ts';

type Frame = Economicus['phases']['interest']['locals'];
const goOn = () => goTo('proceed' as const);

/** EC-13.3, EC-14.4. Everybody in turn pays for its loans. */
export const interest = phase<'interest', 'fix' | 'proceed' | 'paying' | 'collect'>('interest', {
  /** EC-R.52, EC-14.5. What each owes is fixed now. */
  fix(g) {
    const due = tableOf(g.seats, (seat) => loansOf(g.players[seat]) * rate(g));
    for (const seat of g.seats) g.players[seat].fresh = byIndustry(() => 0, 0);
    g.yearEnd = { due, unpaid: tableOf(g.seats, (seat) => due[seat]) };
    if (due.some((amount) => amount > 0)) emit(g, 'interestDue', { due, rate: rate(g) });
  },

  proceed(g, f) {
    const [seat] = f.queue;
    if (seat === undefined) return done();
    if (!g.players[seat].isOut && (g.yearEnd?.unpaid[seat] ?? 0) > 0) return next;
    f.queue.shift();
    return goTo('proceed');
  },

  /** EC-D.29. */
  paying: {
    rule: 'EC-14.4',
    ask: (_g, f) => f.queue[0] ?? null,
    idle: () => ({ type: 'payInterest' }),
    actions: {
      payInterest: { offer: () => ({}), take: () => next },
      /** OP21. */
      react: reacting<Frame, ReturnType<typeof goOn>>(['OP21'], (g, f, me) => {
        const amount = g.yearEnd?.unpaid[me] ?? 0;
        if (g.yearEnd !== null) g.yearEnd.unpaid[me] = 0;
        emit(g, 'interestWaived', { seat: me, amount });
        f.queue.shift();
        return goOn();
      }),
      ...ownDecision,
    },
  },

  collect: {
    call: 'payment',
    with(g, f) {
      const [debtor] = f.queue;
      const amount = debtor === undefined ? 0 : (g.yearEnd?.unpaid[debtor] ?? 0);
      return debtor === undefined ? null : dueOf({ debtor, amount, creditor: null, because: 'interest' });
    },
    then(g, f, { isPaid }) {
      const seat = f.queue.shift();
      if (seat !== undefined && g.yearEnd !== null) {
        if (isPaid) emit(g, 'interestPaid', { seat, amount: g.yearEnd.unpaid[seat] });
        g.yearEnd.unpaid[seat] = 0;
      }
      return goTo('proceed');
    },
  },
});
