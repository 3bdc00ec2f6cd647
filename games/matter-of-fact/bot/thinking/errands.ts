import type { Choice, Seat } from '@parlour/kernel';
import type { Idea } from '@parlour/search';
import { CELLS, type Cell } from '../../content/map.ts';
import { canEnd, waysOf } from '../../rules/08-movement/ways.ts';
import { speedOf } from '../../rules/holdings.ts';
import type { G, MatterOfFact } from '../../types.ts';
import { economyOf } from '../economy.ts';
import { horizonOf } from '../plans.ts';
import { turnsToWin } from '../prospects.ts';
import { stopsFor } from '../stops/stops.ts';
import { turnsBetween } from '../travel.ts';

/** Whole errands: a way of several turns to one stop says more than its first step. */

/** The most promising stops by the careful bot's own reckoning, each with the way there. */
export function errandsFor(g: G, me: Seat, most: number): Idea<MatterOfFact>[] {
  const from = g.players[me].cell ?? 0;
  const economy = economyOf(g, me, from);
  const found = new Map<Cell, number>();
  for (const { cell, visit } of stopsFor(g, me, from, horizonOf(economy))) {
    const after = visit(economy, turnsBetween(from, cell, economy.speed));
    if (after === null) continue;
    found.set(cell, Math.min(found.get(cell) ?? Number.POSITIVE_INFINITY, turnsToWin(after)));
  }
  for (const { cell } of economy.goal.parks) if (!found.has(cell)) found.set(cell, turnsToWin(economy));
  const nearest = [...found].sort((a, b) => a[1] - b[1]).slice(0, most);
  return nearest.flatMap(([target]) => {
    const choice = stepTowards(g, me, target);
    return choice === null ? [] : [{ choice, errand: () => errandTo(me, target) }];
  });
}

/** Every movement leads on to the target, until it is reached. */
function errandTo(me: Seat, target: Cell): (g: G) => Choice<MatterOfFact> | null {
  let isOver = false;
  return (g) => {
    isOver ||= g.players[me].cell === target;
    return isOver || g.stack.at(-1)?.step !== 'movement' ? null : stepTowards(g, me, target);
  };
}

function stepTowards(g: G, me: Seat, target: Cell): Choice<MatterOfFact> | null {
  const from = g.players[me].cell ?? 0;
  const speed = speedOf(g, me);
  const ways = waysOf(g, me, from, speed);
  let best: { turns: number; to: Cell; card: boolean } | null = null;
  for (const to of CELLS)
    for (const card of [false, true]) {
      if (!canEnd(ways, to, card)) continue;
      // Of equals, a card on the way, and rather a step than none.
      const onwards = to === target ? 0 : turnsBetween(to, target, speed) - (card ? 0.01 : 0);
      const turns = onwards + (to === from ? 0.02 : 0);
      if (best === null || turns < best.turns) best = { turns, to, card };
    }
  return best === null ? null : { type: 'move', to: best.to, card: best.card };
}
