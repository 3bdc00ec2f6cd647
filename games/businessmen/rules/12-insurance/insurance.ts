import { oneOf } from '@parlour/kernel';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { canInsure, cannotInsure, insure } from '../03-tablet/characteristics.ts';
import { carryOutPlans, decide, decideBySteps, deciding, pendingOf, takeStep } from '../quiet.ts';
import { phase, stay } from '../vocabulary.ts';

/** BM-12, BM-12.3. Phase 6: warnings are bought off, each for the same price; nobody has to (BM-12.5). */
export const insurance = phase('insurance', {
  policies: {
    rule: 'BM-12.1',
    ask: deciding,
    idle: () => ({ type: 'finish' }),
    actions: {
      insure: {
        offer(g, f, me) {
          const pending = pendingOf(g, f, me);
          return { characteristic: oneOf(CHARACTERISTICS, (each) => cannotInsure(g, pending, me, each)) };
        },
        take(g, f, me, { characteristic }) {
          takeStep(g, f, me, characteristic, (each) => insure(g, me, each));
          return canInsure(g, pendingOf(g, f, me), me) ? stay : decideBySteps(g, f, 'insurance', me);
        },
      },
      finish: { offer: () => ({}), take: (g, f, me) => decide(g, f, 'insurance', me) },
    },
  },

  sign(g, f) {
    carryOutPlans(g, f, (seat, characteristic) => insure(g, seat, characteristic));
  },
});
