import type { Seat } from '@parlour/kernel';
import { UNIT_COST } from '../../content/table.ts';
import type { G } from '../../types.ts';
import { isEmpty } from '../03-tablet/goods.ts';
import { done, emit, goTo, next, phase } from '../vocabulary.ts';
import { canBuy, purchases } from './purchases.ts';

/** BM-6. Phase 1: one type a move, round and round, until the market is empty or everybody has passed. */
export const buying = phase('buying', {
  /** BM-6.6, BM-6.9, BM-6.10. On to the next who can buy; the phase may end in mid-circle. */
  goOn(g, f) {
    if (isEmpty(g.market)) return end(g, f, 'marketEmpty');
    for (let [seat] = f.queue; seat !== undefined && !canBuy(g, seat); [seat] = f.queue) {
      leave(f, seat);
      emit(g, 'passed', { seat, during: 'buying', isForced: true, rule: 'BM-6.9' });
    }
    return f.queue.length > 0 ? next : end(g, f, 'allPassed');
  },

  purchase: {
    rule: 'BM-6.2',
    ask: (_g, f) => f.queue[0] ?? null,
    idle: () => ({ type: 'pass' }),
    actions: {
      /** BM-6.3, BM-6.4, BM-6.5. A coin a unit, to the Bank at once; the units go to the temporary warehouse. */
      buy: {
        offer: (g, _f, me) => purchases(g, me),
        take(g, f, me, { good, units }) {
          const cost = units * UNIT_COST;
          g.players[me].coins -= cost;
          g.players[me].temp[good] += units;
          g.market[good] -= units;
          emit(g, 'bought', { seat: me, good, units, cost, left: g.market[good] });
          f.queue.push(...f.queue.splice(0, 1));
          return goTo('goOn');
        },
      },
      /** BM-6.8. Final for this round. */
      pass: {
        offer: () => ({}),
        take(g, f, me) {
          leave(f, me);
          emit(g, 'passed', { seat: me, during: 'buying', isForced: false, rule: 'BM-6.8' });
          return goTo('goOn');
        },
      },
    },
  },
});

/** BM-R11. Who passed first may matter for loading; a pass without a choice counts. */
function leave(f: { queue: Seat[]; firstPasser: Seat | null }, seat: Seat): void {
  f.queue.shift();
  f.firstPasser ??= seat;
}

function end(g: G, f: { firstPasser: Seat | null }, because: 'marketEmpty' | 'allPassed') {
  emit(g, 'buyingEnded', { because });
  return done({ firstPasser: f.firstPasser });
}
