import { carryOutPlans, decide, decideBySteps, deciding, pendingOf, takeStep } from '../quiet.ts';
import { phase, stay } from '../vocabulary.ts';
import { canShip, ship, shipments } from './shipments.ts';

/** BM-9. Phase 3, second part: shipments of 4, 6 or 8 units for points; nobody has to (BM-9.6). */
export const exports = phase('exports', {
  shipments: {
    rule: 'BM-9.3',
    ask: deciding,
    idle: () => ({ type: 'finish' }),
    actions: {
      ship: {
        offer: (g, f, me) => shipments(g, f.plans[me].secret, pendingOf(g, f, me), me),
        take(g, f, me, { good, units }) {
          takeStep(g, f, me, { good, units }, (shipment) => ship(g, me, shipment));
          const isDone = !canShip(g, f.plans[me].secret, pendingOf(g, f, me), me);
          return isDone ? decideBySteps(g, f, 'exports', me) : stay;
        },
      },
      finish: { offer: () => ({}), take: (g, f, me) => decide(g, f, 'exports', me) },
    },
  },

  send(g, f) {
    carryOutPlans(g, f, (seat, shipment) => ship(g, seat, shipment));
  },
});
