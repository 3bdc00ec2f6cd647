import { BLOCKED, cheapestWays, opposite, UNREACHED } from '@parlour/kernel/hex.ts';
import type { Cell } from '../../content/board.ts';
import { BOARD } from '../../rules/01-setup/board.ts';
import { stepCost } from '../../rules/02-paving/roads.ts';
import { skill, strengthOf } from '../../rules/03-rounds/hero.ts';
import type { Hero } from '../../types.ts';

/** What walking to the nearest of some cells costs from everywhere, when nobody stands in the way. */
export function costsTo(open: Uint8Array, goals: readonly Cell[]): Int16Array {
  // The search goes backwards, so the step is the other way round.
  return cheapestWays(BOARD, goals, (at, to, direction) => stepCost(open, to, at, opposite(direction)) || BLOCKED)
    .costs;
}

/** Rounds that a walk takes, counted in fractions so that every step is progress. */
export function roundsFor(costs: Int16Array, from: Cell, pace: number): number {
  const cost = costs[from] as number;
  return cost === UNREACHED ? 99 : cost / pace;
}

/** The points a hero will have next round. */
export const paceOf = (hero: Hero): number =>
  Math.max(1, skill(hero, 'initiative') + strengthOf(hero.worn.boots) - hero.bag.length);
