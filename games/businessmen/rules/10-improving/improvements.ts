import { oneOf } from '@parlour/kernel';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { canImprove, cannotImprove, improve } from '../03-tablet/characteristics.ts';
import { carryOutPlans, decide, decideBySteps, deciding, pendingOf, takeStep } from '../quiet.ts';
import { phase, stay } from '../vocabulary.ts';

/** BM-10. Phase 4: step by step, any characteristic, as far as the coins reach; nobody has to (BM-10.7). */
export const improvements = phase('improvements', {
  steps: {
    rule: 'BM-10.1',
    ask: deciding,
    idle: () => ({ type: 'finish' }),
    actions: {
      improve: {
        offer(g, f, me) {
          const pending = pendingOf(g, f, me);
          return { characteristic: oneOf(CHARACTERISTICS, (each) => cannotImprove(g, pending, me, each)) };
        },
        take(g, f, me, { characteristic }) {
          takeStep(g, f, me, characteristic, (each) => improve(g, me, each));
          return canImprove(g, pendingOf(g, f, me), me) ? stay : decideBySteps(g, f, 'improvements', me);
        },
      },
      finish: { offer: () => ({}), take: (g, f, me) => decide(g, f, 'improvements', me) },
    },
  },

  build(g, f) {
    carryOutPlans(g, f, (seat, characteristic) => improve(g, seat, characteristic));
  },
});
