import { someOf } from '@parlour/kernel';
import { seatOrder } from '../01-rounds/order.ts';
import { mostValuableTypes, roomFor, typesOwned } from '../03-tablet/goods.ts';
import { decide, deciding, isParallel } from '../quiet.ts';
import { phase } from '../vocabulary.ts';
import { giveUpAllBut } from './storing.ts';

/** BM-7.13, BM-11.9, BM-R58. Exactly as many types are kept as fit; the player says which. */
export const keeping = phase('keeping', {
  choice: {
    rule: 'BM-7.13',
    ask: deciding,
    idle: (g, _f, me) => ({ type: 'keep', goods: mostValuableTypes(g, me) }),
    actions: {
      keep: {
        offer: (g, _f, me) => ({ goods: someOf(typesOwned(g, me), roomFor(g, me), roomFor(g, me)) }),
        take(g, f, me, { goods }) {
          f.plans[me].secret = [...goods];
          if (!isParallel(g)) giveUpAllBut(g, me, goods, f.because);
          return decide(g, f, 'keeping', me);
        },
      },
    },
  },

  giveUp(g, f) {
    if (!isParallel(g)) return;
    for (const seat of seatOrder(g))
      if (f.plans[seat].secret.length > 0) giveUpAllBut(g, seat, f.plans[seat].secret, f.because);
  },
});
