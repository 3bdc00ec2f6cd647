import type { GoodId } from '../../content/goods.ts';
import { hasTooManyTypes } from '../03-tablet/goods.ts';
import { quietly } from '../quiet.ts';
import { goTo, next, phase } from '../vocabulary.ts';
import { spinMisfortune } from './spin.ts';

/** BM-11. Phase 5: everybody who plays the round spins once, the opener first. */
export const misfortune = phase('misfortune', {
  /** One button, no choice; the sector is drawn when it is pressed. */
  wheel: {
    rule: 'BM-11.1',
    ask: (_g, f) => f.unspun[0] ?? null,
    idle: () => ({ type: 'spinMisfortune' }),
    actions: {
      spinMisfortune: {
        offer: () => ({}),
        take(g, _f, me) {
          spinMisfortune(g, me);
          return next;
        },
      },
    },
  },

  /** BM-11.9, BM-R38. A smaller warehouse holds fewer types, at once or only at the next transfer. */
  overflow: {
    call: 'keeping',
    with(g, f) {
      const [seat] = f.unspun;
      if (seat === undefined || g.options.overflowAfterFine === 'atNextTransfer' || !hasTooManyTypes(g, seat))
        return null;
      return { ...quietly<GoodId>(g, [seat]), because: 'fine' };
    },
  },

  goOn(_g, f) {
    f.unspun.shift();
    return f.unspun.length > 0 ? goTo('wheel') : next;
  },
});
