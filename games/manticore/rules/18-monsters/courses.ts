import type { Seat } from '@parlour/kernel';
import type { Cell } from '../../content/board.ts';
import type { MonsterId } from '../../content/monsters.ts';
import type { Course, Fighter, G, Motive } from '../../types.ts';
import { areAdjacent, CITY_DISTANCE } from '../01-setup/board.ts';
import { standingOn } from '../01-setup/standing.ts';
import { initiativeIndex } from '../03-rounds/hero.ts';
import { isPractice } from '../26-variants/practice.ts';
import type { RuleId } from '../ids.ts';
import { type Heading, ordinaryHeading, straightHeading } from './headings.ts';
import { areStatic, isAggressive, isInCity } from './monster.ts';

/** What a monster does with one point of initiative. */
type Act = { is: 'step'; to: Cell } | { is: 'attack'; prey: Seat } | { is: 'stay' };
export type Intent = Heading & { from: Cell; act: Act };

/** MC-1.5, MC-18 to MC-21, MC-18.2, MC-R20. The rules decide for monsters, never a player. */
export function intentOf(g: G, id: MonsterId): Intent {
  const { cell, appearedIn } = g.monsters[id];
  if (cell === null) throw new Error(`${id} is not on the board`);
  if (isPractice(g)) return assault(g, id, cell) ?? staying(cell, 'MC-26.1', 'static');
  if (areStatic(g)) return staying(cell, 'MC-26.1', 'static');
  // MC-29.6: in the scenario it acts from the round after it came
  if (g.round > 0 && appearedIn === g.round) return staying(cell, 'MC-29.6', 'justCame');
  return isAggressive(id) ? aggressiveIntent(g, id, cell) : ordinaryIntent(g, id, cell);
}

/** MC-20.5, MC-21.3. An attack on whoever is beside it when it begins to act; `null` if nobody is. */
function assault(g: G, id: MonsterId, cell: Cell): Intent | null {
  const prey = preyBeside(g, cell);
  if (prey === null) return null;
  const attack = {
    ...staying(cell, isInCity(g, id) ? 'MC-21.3' : 'MC-20.5', 'heroBeside'),
    goal: [preyCell(g, prey)],
  };
  return { ...attack, act: { is: 'attack', prey } };
}

/** MC-18.5, MC-20.5, MC-21.3. It attacks who is beside it; else it goes for the City. */
function aggressiveIntent(g: G, id: MonsterId, cell: Cell): Intent {
  const attack = assault(g, id, cell);
  if (attack !== null) return attack;
  if (isInCity(g, id)) return staying(cell, 'MC-21.3', 'inCity');
  const heading = straightHeading(cell);
  const to = heading.nearer(cell).find((each) => standingOn(g, each) === null);
  return to === undefined
    ? { ...heading, from: cell, rule: 'MC-18.6', act: { is: 'stay' } }
    : { ...heading, from: cell, act: { is: 'step', to } };
}

/** MC-R21. The seven questions an ordinary monster asks. */
function ordinaryIntent(g: G, id: MonsterId, cell: Cell): Intent {
  // 1. MC-21.2
  if (isInCity(g, id)) return staying(cell, 'MC-21.2', 'inCity');
  // 2. to 4.
  const heading = ordinaryHeading(g, id, cell);
  const candidates = heading.nearer(cell);
  // 5.
  const to = candidates.find((each) => standingOn(g, each) === null);
  if (to !== undefined) return { ...heading, from: cell, act: { is: 'step', to } };
  // 6. MC-20.1, MC-R29, MC-R31: a hero is in its way only where no free cell is as good
  const prey = preyAmong(g, (at) => candidates.includes(at));
  if (prey !== null) return { ...heading, from: cell, rule: 'MC-20.1', act: { is: 'attack', prey } };
  // 7. MC-18.6
  return { ...heading, from: cell, rule: 'MC-18.6', act: { is: 'stay' } };
}

const staying = (from: Cell, rule: RuleId, why: Motive): Intent => ({
  from,
  rule,
  why,
  goal: [],
  location: null,
  nearer: () => [],
  act: { is: 'stay' },
});

/** MC-20.6, MC-R28. The hero nearest to the City, then the one with the lower index, then the earlier in turn order. */
export function preyAmong(g: G, isWithin: (at: Cell) => boolean): Seat | null {
  let prey: Seat | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const seat of g.order) {
    const { cell } = g.heroes[seat];
    if (cell === null || !isWithin(cell)) continue;
    const rank = CITY_DISTANCE[cell] * 1000 + initiativeIndex(g.heroes[seat]);
    if (rank >= least) continue;
    prey = seat;
    least = rank;
  }
  return prey;
}

/** MC-20.5. The hero whom a foe on this cell attacks. */
export const preyBeside = (g: G, cell: Cell): Seat | null => preyAmong(g, (at) => areAdjacent(at, cell));

function preyCell(g: G, prey: Seat): Cell {
  const { cell } = g.heroes[prey];
  if (cell === null) throw new Error('prey stands somewhere');
  return cell;
}

/** The reasons of an intent: the way it would walk, and the cells that were as good and lost. */
export function courseOf(g: G, { rule, why, goal, location, nearer, from, act }: Intent): Course {
  const candidates = nearer(from);
  const first = act.is === 'step' ? act.to : candidates[0];
  const path = [from];
  for (let at = first; at !== undefined && path.length < 40; at = goal.includes(at) ? undefined : nearer(at)[0])
    path.push(at);
  const passedOver = candidates
    .filter((cell) => act.is !== 'step' || cell !== act.to)
    .map((cell): { cell: Cell; by: Fighter | null } => ({ cell, by: standingOn(g, cell) }));
  return { rule, why, goal, location, path, passedOver };
}
