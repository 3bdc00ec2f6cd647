import type { Seat } from '@parlour/kernel';
import { STACK_KINDS, STACKS, TOKENS_OF } from '../../content/artifacts.ts';
import { type Cell, FIREWAY, LOCATIONS, type LocationId } from '../../content/board.ts';
import { cellsOf, SIDES } from '../../rules/01-setup/board.ts';
import { familyOf, isKnown, kindOn, tokensOn } from '../../rules/01-setup/stacks.ts';
import { isAwake } from '../../rules/23-manticore/waking.ts';
import type { G } from '../../types.ts';
import type { Mind } from '../mind.ts';
import { tokenGain } from '../tokens.ts';
import { LAST_STAND } from './ambush.ts';
import { type Goal, PATIENCE } from './goal.ts';
import { costsAlong, paceOf, roundsFor } from './travel.ts';

/** Stacks and dropped artifacts that would help him, if there is time to fetch them and be back. */
export function artifactGoals({ g, me, roads }: Mind): Goal[] {
  const hero = g.heroes[me];
  const pace = paceOf(hero);
  const goals: Goal[] = [];
  const spare = roundsToSpare(g);
  const toStand = costsAlong(
    roads,
    SIDES[FIREWAY[LAST_STAND] as Cell].map(({ cell }) => cell),
  );
  const add = (about: string, cells: readonly Cell[], gainFor: (costs: Int16Array) => number): void => {
    const back = Math.min(...cells.map((cell) => roundsFor(toStand, cell, pace)));
    if (back > spare) return;
    const costs = costsAlong(roads, cells);
    const gain = gainFor(costs);
    if (gain <= 0) return;
    goals.push({
      is: 'errand',
      about,
      valueFrom: (cell) => {
        const rounds = roundsFor(costs, cell, pace);
        return rounds + back > spare ? 0 : gain * PATIENCE ** rounds;
      },
    });
  };
  for (const location of LOCATIONS)
    if (stackGain(g, me, location, 0) > 0)
      add(location, cellsOf(location), (costs) => stackGain(g, me, location, ahead(g, me, location, costs)));
  for (const { cell, artifact } of g.ground) {
    const gain = tokenGain(hero, artifact);
    if (gain > 0) add(artifact, [cell], () => gain);
  }
  return goals;
}

/** How many others are nearer to a stack and have a use for it. */
function ahead(g: G, me: Seat, location: LocationId, costs: Int16Array): number {
  const roundsOf = (seat: Seat): number => {
    const hero = g.heroes[seat];
    return hero.cell === null ? 99 : roundsFor(costs, hero.cell, paceOf(hero));
  };
  const mine = roundsOf(me);
  return g.order.filter((seat) => seat !== me && roundsOf(seat) < mine && stackGain(g, seat, location, 0) > 0).length;
}

/** Rounds for errands: at the end everybody must be near the gate. */
const roundsToSpare = (g: G): number => (isAwake(g) ? Math.max(0, LAST_STAND - g.manticore.step) : 99);

/** What the best token of a stack would add to a hero when others have taken theirs; of an unopened one, what may be expected. */
function stackGain(g: G, seat: Seat, location: LocationId, taken: number): number {
  const hero = g.heroes[seat];
  if (isKnown(g, location)) {
    let most = 0;
    for (const token of tokensOn(g, location).slice(taken)) most = Math.max(most, tokenGain(hero, token));
    return most;
  }
  const top = g.stacks[location].ranks[taken];
  if (top === undefined) return 0;
  const known = LOCATIONS.filter((each) => isKnown(g, each)).map((each) => kindOn(g, each));
  const possible = STACK_KINDS.filter((kind) => STACKS[kind].family === familyOf(location) && !known.includes(kind));
  let sum = 0;
  for (const kind of possible) {
    const token = TOKENS_OF[kind][top];
    if (token !== undefined) sum += tokenGain(hero, token);
  }
  return sum / Math.max(1, possible.length);
}
