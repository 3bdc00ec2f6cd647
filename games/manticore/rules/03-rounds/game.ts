import { roll, type Seat, shuffle } from '@parlour/kernel';
import { SHORT_PAVING } from '../../content/road-tokens.ts';
import type { G } from '../../types.ts';
import { drawnRoads } from '../02-paving/road-pile.ts';
import { bringFoe, isPractice } from '../26-variants/practice.ts';
import { emit, goTo, phase } from '../vocabulary.ts';

/** The whole game: set-up, stage 1, stage 2. In practice arms and a foe take the place of stage 1. */
export const game = phase('game', {
  /** MC-1.20. The order of turns, which is also the order of choosing heroes. */
  settleOrder(g) {
    const how = g.options.turnOrder;
    const rolls: number[][] = how === 'roll' ? rollForOrder(g) : [];
    if (how === 'random') shuffle(g, g.order);
    emit(g, 'orderSet', { how, order: [...g.order], rolls });
  },

  /** MC-1.24. Everybody chooses a hero and sets him down in the City. */
  muster: {
    call: 'muster',
    with(g) {
      const seat = g.order.find((each) => g.heroes[each].cell === null);
      return seat === undefined ? null : { seat };
    },
    then: () => goTo('muster'),
  },

  /** MC-2.1, MC-2.2, MC-2.10, MC-R19. One token each in turn, until all lie on the board; in the scenario the first twelve. */
  pave: {
    call: 'paving',
    with(g) {
      if (isPractice(g)) return null;
      const drawn = drawnRoads(g);
      const isPaved = g.options.scenario === 'awakening' ? drawn >= SHORT_PAVING : g.roadPile.secret.length === 0;
      return isPaved ? null : { seat: g.order[drawn % g.order.length] as Seat, token: null };
    },
    then: () => goTo('pave'),
  },

  /** Practice. Everybody takes what he likes; then the foe is there. */
  arm: { call: 'arming', with: (g) => (isPractice(g) ? { waiting: [...g.order] } : null) },
  meetFoe(g) {
    if (isPractice(g)) bringFoe(g);
  },

  /** MC-3.2. Rounds until an end condition is met. */
  rounds: {
    call: 'round',
    with: () => ({ living: [] }),
    then: () => goTo('rounds'),
  },
});

/** MC-1.20, MC-1.21, MC-R61. The highest roll is first; equal ones are rolled again among themselves, as often as needed. */
function rollForOrder(g: G): number[][] {
  const rolls: number[][] = g.seats.map(() => []);
  const rank = (seats: Seat[]): Seat[] => {
    if (seats.length < 2) return seats;
    const rolled = seats.map((seat) => ({ seat, die: roll(g) }));
    for (const { seat, die } of rolled) rolls[seat]?.push(die);
    const faces = [...new Set(rolled.map(({ die }) => die))].sort((a, b) => b - a);
    return faces.flatMap((face) => rank(rolled.filter(({ die }) => die === face).map(({ seat }) => seat)));
  };
  g.order = rank([...g.seats]);
  return rolls;
}
