import { oneOf } from '@parlour/kernel';
import { TECHNOLOGIES } from '../../content/technologies.ts';
import { cashOf } from '../money.ts';
import { done, emit, no, phase } from '../vocabulary.ts';
import { buyTechnology, discard } from './universities.ts';

/** MF-11.2, MF-D8. One of the cards drawn, or none. */
export const study = phase('study', {
  choice: {
    rule: 'MF-11.2',
    ask: (g, f) => (g.players[f.seat].hasLeft ? null : f.seat),
    idle: () => ({ type: 'takeNone' }),
    actions: {
      buyTechnology: {
        offer(g, f, me) {
          const cash = cashOf(g, me);
          return {
            technology: oneOf(f.cards.secret, (card) => {
              const cost = TECHNOLOGIES[card].price;
              return cash < cost ? no('MF-11.2', 'cannotPay', { cost, cash }) : null;
            }),
          };
        },
        take(g, f, me, { technology }) {
          buyTechnology(g, me, f.cards, technology);
          return done();
        },
      },
      takeNone: {
        offer: () => ({}),
        take(g, f, me) {
          emit(g, 'technologiesDeclined', { seat: me, discarded: discard(g, f.cards, null) });
          return done();
        },
      },
    },
  },

  /** Whoever has left has chosen nothing. */
  putAway(g, f) {
    discard(g, f.cards, null);
  },
});
