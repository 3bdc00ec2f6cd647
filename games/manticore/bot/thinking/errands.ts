import type { Choice } from '@parlour/kernel';
import type { Idea } from '@parlour/search';
import { type Cell, FIREWAY } from '../../content/board.ts';
import { CITY_CELLS, SIDES } from '../../rules/01-setup/board.ts';
import { isAwake } from '../../rules/23-manticore/waking.ts';
import type { G, Manticore } from '../../types.ts';
import { carryChoice } from '../carrying.ts';
import { type Goal, PATIENCE } from '../goals/goal.ts';
import { goalsOf } from '../goals/positions.ts';
import { costsAlong, paceOf, roundsFor } from '../goals/travel.ts';
import { type Mind, mindOf } from '../mind.ts';
import { bestUse } from '../turn.ts';

/** Whole errands: to have one thing in mind for several turns says more than its first step. */

/** How much more than usual it counts. */
const STRESS = 4;

/**
 * One errand for each of the best goals, for two that the careful bot does not know, and one that has none: to keep out of harm's
 * way and do what can be done there.
 */
export function errandsFor(mind: Mind, most: number): Idea<Manticore>[] {
  const at = mind.g.heroes[mind.me].cell ?? 0;
  const goals = goalsOf(mind)
    .map(({ about, valueFrom }) => ({ about, value: valueFrom(at) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, most);
  return [...goals, ...moreGoals(mind), { about: null }].map(({ about }) => ({
    choice: bestUse(mind, intent(mind, about)),
    errand: () => errandFor(mind.me, about),
  }));
}

/** What being there is worth where nothing says what for. */
const PRESENCE = 8;

/** To the City, where all monsters come; to her, wherever she is. */
function moreGoals({ g, me, roads }: Mind): Goal[] {
  const pace = paceOf(g.heroes[me]);
  const goalAt = (about: string, cells: readonly Cell[], shunned?: Cell): Goal => {
    const costs = costsAlong(roads, cells);
    const valueFrom = (cell: Cell) => (cell === shunned ? 0 : PRESENCE * PATIENCE ** roundsFor(costs, cell, pace));
    return { is: 'errand', about, valueFrom };
  };
  const home = goalAt('home', CITY_CELLS);
  const next = FIREWAY[g.manticore.step + 1];
  if (!isAwake(g) || next === undefined) return [home];
  const ring = SIDES[next].map(({ cell }) => cell);
  return [home, goalAt('her', ring, next)];
}

/** In his own turns he goes on with it; once there is nothing left of it he is free. */
function errandFor(me: Mind['me'], about: string | null): (g: G) => Choice<Manticore> | null {
  let isOver = false;
  return (g) => {
    if (isOver || g.stack.at(-1)?.phase !== 'turn') return null;
    const mind = mindOf(g, me);
    const goals = intent(mind, about);
    isOver = about !== null && goals.length === 0;
    return isOver ? null : (carryChoice(mind) ?? bestUse(mind, goals));
  };
}

const intent = (mind: Mind, about: string | null): Goal[] =>
  [...goalsOf(mind), ...moreGoals(mind)]
    .filter((goal) => goal.about === about)
    .map((goal) => ({ ...goal, valueFrom: (cell) => STRESS * goal.valueFrom(cell) }));
