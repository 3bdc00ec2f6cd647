import { BLOCKED, cheapestWays, opposite, UNREACHED } from '@parlour/kernel/hex.ts';
import type { Cell } from '../../content/board.ts';
import { BOARD } from '../../rules/01-setup/board.ts';
import { openEdges, type RoadGraph, roadGraphOf, stepCost } from '../../rules/02-paving/roads.ts';
import { skill, strengthOf } from '../../rules/03-rounds/hero.ts';
import type { G, Hero } from '../../types.ts';

/** The roads as they lie, with all ways that were asked for: thousands of positions in a row have the same. */
export type KnownRoads = RoadGraph & { costs: Map<string, Int16Array> };

let last: KnownRoads | null = null;

/** Worked out anew only where the roads are others than the last time. */
export function roadsIn(g: G): KnownRoads {
  const open = openEdges(g);
  if (last === null || !isAlike(open, last.open)) last = { ...roadGraphOf(open), costs: new Map() };
  return last;
}

function isAlike(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The same as `costsTo`, and known from then on. */
export function costsAlong({ open, costs }: KnownRoads, goals: readonly Cell[]): Int16Array {
  const key = goals.join();
  const known = costs.get(key);
  if (known !== undefined) return known;
  const found = costsTo(open, goals);
  costs.set(key, found);
  return found;
}

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
