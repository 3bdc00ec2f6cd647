import { oneOf } from '@parlour/kernel';
import { GATE, START_CELLS } from '../../content/board.ts';
import { HERO_IDS, HEROES, type HeroId } from '../../content/heroes.ts';
import type { G } from '../../types.ts';
import { cannotBegin } from '../26-variants/practice.ts';
import { done, emit, next, no, phase } from '../vocabulary.ts';
import { heroOn } from './standing.ts';

/** MC-1.22, MC-1.23, MC-1.24. A player takes a hero and puts the marker in the City. */
export const muster = phase('muster', {
  hero: {
    rule: 'MC-1.24',
    // Whoever chose at the table before is not asked again.
    ask: (g, f) => (g.heroes[f.seat].isEnlisted ? null : f.seat),
    idle: (g) => ({ type: 'enlist', hero: HERO_IDS.find((hero) => takenBy(g, hero) === null) ?? 'radan' }),
    actions: {
      enlist: {
        offer: (g) => ({
          // MC-R62: each class at most once
          hero: oneOf(HERO_IDS, (hero) => {
            const by = takenBy(g, hero);
            return by === null ? null : no('MC-R62', 'classTaken', { hero, by });
          }),
        }),
        take(g, _f, me, { hero }) {
          g.heroes[me].hero = hero;
          g.heroes[me].isEnlisted = true;
          return next;
        },
      },
    },
  },

  announce(g, f) {
    emit(g, 'enlisted', { seat: f.seat, hero: g.heroes[f.seat].hero });
  },

  startCell: {
    rule: 'MC-1.24',
    ask: (_g, f) => f.seat,
    idle: (g) => ({ type: 'standOn', cell: START_CELLS.find((cell) => heroOn(g, cell) === null) ?? GATE }),
    actions: {
      standOn: {
        offer: (g, _f, me) => ({
          cell: oneOf(START_CELLS, (cell) => {
            const by = heroOn(g, cell);
            return by === null ? cannotBegin(g, me, cell) : no('MC-R70', 'occupied', { cell, by });
          }),
        }),
        take(g, _f, me, { cell }) {
          g.heroes[me].cell = cell;
          emit(g, 'stoodOn', { seat: me, cell });
          return done();
        },
      },
    },
  },
});

/** Who has a hero of this class already. */
function takenBy(g: G, hero: HeroId) {
  return g.seats.find((seat) => g.heroes[seat].isEnlisted && HEROES[g.heroes[seat].hero] === HEROES[hero]) ?? null;
}
