import { oneOf, roundFrom, type Seat } from '@parlour/kernel';
import type { G, Turn } from '../../types.ts';
import { setStarter, starterByCards, starterByLot } from '../03-setup/starter.ts';
import { checkRoundEnd } from '../22-ending/ending.ts';
import { emit, goTo, next, phase } from '../vocabulary.ts';

/** The whole game: the starting player, then round after round. It ends by an outcome and never returns. */
export const game = phase('game', {
  /** MF-3.7, MF-R53, MF-O13. */
  draw(g) {
    if (g.options.starter === 'random') starterByLot(g);
    else if (g.options.starter === 'assetCards') starterByCards(g);
  },

  starter: {
    rule: 'MF-3.7',
    ask: (g) => (g.starter === null ? (present(g)[0] ?? null) : null),
    idle: (_g, _f, me) => ({ type: 'nameStarter', starter: me }),
    actions: {
      nameStarter: {
        offer: (g) => ({ starter: oneOf(present(g)) }),
        take(g, _f, _me, { starter }) {
          setStarter(g, starter, 'host', []);
          return next;
        },
      },
    },
  },

  /** MF-3.8. Clockwise from the starting player. */
  round(g, f) {
    g.round += 1;
    f.upNext = roundFrom(g.seats, g.starter ?? 0);
    emit(g, 'roundBegan', { round: g.round });
  },

  turns: {
    call: 'turn',
    with(g, f) {
      f.upNext = f.upNext.filter((seat) => !g.players[seat].hasLeft);
      const seat = f.upNext.shift();
      return seat === undefined ? null : newTurn(g, seat);
    },
    then: () => goTo('turns'),
  },

  /** MF-R50, MF-R62. */
  end(g) {
    checkRoundEnd(g);
    return goTo('round');
  },
});

/** The host is the first of them. */
const present = (g: G): Seat[] => g.seats.filter((seat) => !g.players[seat].hasLeft);

export const newTurn = (g: G, seat: Seat): Turn => ({
  seat,
  startedAt: g.players[seat].cell,
  struck: g.players[seat].isOnStrike,
  ran: [],
  priced: [],
  hasArrived: false,
  drawsCard: false,
  hasStudied: false,
  mayRaid: false,
  paidFor: 0,
  covered: 0,
  isUnpaid: false,
  callers: [],
});
