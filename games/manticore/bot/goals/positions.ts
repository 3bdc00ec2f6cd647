import { type Cell, FIREWAY, IN_CITY } from '../../content/board.ts';
import type { MonsterId } from '../../content/monsters.ts';
import { areAdjacent, isWakingCell } from '../../rules/01-setup/board.ts';
import { heroOn } from '../../rules/01-setup/standing.ts';
import { preyAmong } from '../../rules/18-monsters/courses.ts';
import { areStatic, isAggressive, isInCity, monstersOnBoard } from '../../rules/18-monsters/monster.ts';
import { isAwake } from '../../rules/23-manticore/waking.ts';
import { isPractice } from '../../rules/26-variants/practice.ts';
import { delayOf, roundsToCity, wakingCost } from '../dangers.ts';
import { assaultValue } from '../fighting/prospects.ts';
import { intentWithoutMe, type Mind, threatBy } from '../mind.ts';
import { practiceGoals, practiceTurnValue } from '../practice.ts';
import { ambushGoals } from './ambush.ts';
import { artifactGoals } from './fetching.ts';
import type { Goal } from './goal.ts';
import { huntGoals } from './hunting.ts';

/** What it is worth to keep her out of the City for one more round. */
const RESPITE = 200;

/** All that is worth walking to. */
export const goalsOf = (mind: Mind): Goal[] =>
  isPractice(mind.g) ? practiceGoals(mind) : [...artifactGoals(mind), ...huntGoals(mind), ...ambushGoals(mind)];

/** How good it is to end the turn on a cell: what lies ahead from there, less what will happen to him there. */
export function positionValue(mind: Mind, goals: readonly Goal[], cell: Cell): number {
  // One errand at a time, and the ambush after it.
  const ahead = { errand: 0, ambush: 0 };
  for (const { is, valueFrom } of goals) ahead[is] = Math.max(ahead[is], valueFrom(cell));
  if (isPractice(mind.g)) return ahead.errand + practiceTurnValue(mind, cell);
  return ahead.errand + ahead.ambush + foesTurnValue(mind, cell) + herTurnValue(mind, cell);
}

/** What monsters will do to a hero on this cell, and what he keeps them from doing. */
function foesTurnValue(mind: Mind, cell: Cell): number {
  const { g } = mind;
  if (areStatic(g)) return 0;
  let value = 0;
  for (const id of monstersOnBoard(g)) {
    if (!willAttackAt(mind, id, cell)) continue;
    value += assaultOf(mind, id);
    if (!isInCity(g, id)) value += delayOf(threatBy(mind, id), roundsToCity(g, mind.roads, id));
  }
  return value;
}

function assaultOf(mind: Mind, foe: MonsterId | 'manticore'): number {
  const value = mind.assaults.get(foe) ?? assaultValue(mind, foe, mind.me);
  mind.assaults.set(foe, value);
  return value;
}

function willAttackAt(mind: Mind, id: MonsterId, cell: Cell): boolean {
  const { g, me } = mind;
  const from = g.monsters[id].cell;
  if (from === null || !areAdjacent(from, cell)) return false;
  if (!isAggressive(id)) {
    const intent = intentWithoutMe(mind, id);
    const ways = intent.nearer(from);
    return (
      ways.includes(cell) && ways.every((way) => way === cell || (mind.occupied[way] === 1 && heroOn(g, way) !== me))
    );
  }
  const hero = g.heroes[me];
  const { cell: home } = hero;
  hero.cell = cell;
  const prey = preyAmong(g, (at) => areAdjacent(at, from));
  hero.cell = home;
  return prey === me;
}

/** Her next cell is the worst place to be, unless it is the gate and nobody else is there. */
function herTurnValue(mind: Mind, cell: Cell): number {
  const { g } = mind;
  if (!isAwake(g)) return isWakingCell(cell) ? -wakingCost(g) - 5 : 0;
  const { step } = g.manticore;
  if (cell !== FIREWAY[step + 1]) return 0;
  const respite = step === IN_CITY - 1 ? RESPITE : 2;
  return assaultOf(mind, 'manticore') + respite;
}
