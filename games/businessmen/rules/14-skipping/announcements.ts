import { SKIP_POINTS } from '../../content/table.ts';
import { losePoints } from '../02-field/points.ts';
import { emit, next, phase, stay } from '../vocabulary.ts';

/** BM-14, BM-14.8, BM-R44. Who has hardly any coins may sit the round out, for a point now and coins at the start of the next. */
export const announcements = phase('announcements', {
  announcement: {
    rule: 'BM-14.1',
    ask: (_g, f) => f.asked[0] ?? null,
    idle: () => ({ type: 'playRound' }),
    actions: {
      playRound: {
        offer: () => ({}),
        take(g, f, me) {
          f.asked.shift();
          emit(g, 'skipDeclined', { seat: me });
          return f.asked.length > 0 ? stay : next;
        },
      },
      /** BM-14.3, BM-14.4, BM-R43. The point is lost at once; whoever has none loses none. */
      skipRound: {
        offer: () => ({}),
        take(g, f, me) {
          f.asked.shift();
          g.players[me].isSkipping = true;
          emit(g, 'skipAnnounced', { seat: me, lost: losePoints(g, me, SKIP_POINTS) });
          return f.asked.length > 0 ? stay : next;
        },
      },
    },
  },
});
