import { chainLinks, sumOf } from '../01-board/board.ts';
import { dueOf } from '../15-payments/dues.ts';
import { gain } from '../15-payments/money.ts';
import { done, emit, goTo, next, phase } from '../vocabulary.ts';

/** EC-7. Everybody with a company in the industry is paid by its whole chain, one after another. */
export const profit = phase('profit', {
  /** EC-7.1, EC-7.4, EC-7.5, EC-7.6, EC-R.11, EC-R.26. Profits and losses of a chain are one sum. */
  collect(g, f) {
    const seat = f.queue.shift();
    if (seat === undefined) return done();
    if (g.players[seat].isOut || g.players[seat].companies[f.industry] === 0) return goTo('collect');
    const links = chainLinks(g, seat, f.industry, f.because === 'turn' && g.turn.exporters.includes(seat));
    const amount = sumOf(links);
    emit(g, 'profited', { seat, industry: f.industry, amount, links });
    if (amount >= 0) {
      gain(g, seat, amount);
      return goTo('collect');
    }
    f.due = { debtor: seat, amount: -amount, creditor: null, because: 'loss' };
    return next;
  },

  /** EC-7.4. A loss has to be paid. */
  lose: {
    call: 'payment',
    with: (_g, f) => (f.due === null ? null : dueOf(f.due)),
    then: () => goTo('collect'),
  },
});
