import type { Choice, Seat } from '@parlour/kernel';
import { UNREACHED } from '@parlour/kernel/hex.ts';
import { CELLS, type Cell } from '../content/board.ts';
import { HEALER, HEALING_COST, HERO_LIFE } from '../content/heroes.ts';
import { areAdjacent } from '../rules/01-setup/board.ts';
import { cellOf } from '../rules/01-setup/standing.ts';
import { classOf, pointsLeft } from '../rules/03-rounds/hero.ts';
import { waysFrom } from '../rules/04-moving/walking.ts';
import { isFirstAttack } from '../rules/12-attacks/targets.ts';
import type { Fighter, Manticore } from '../types.ts';
import { carryChoice } from './carrying.ts';
import { helpersAgainst } from './fighting/joining.ts';
import { planFor } from './fighting/plans.ts';
import { prospectOf } from './fighting/prospects.ts';
import type { Goal } from './goals/goal.ts';
import { goalsOf, positionValue } from './goals/positions.ts';
import { careFor, gainOf } from './life.ts';
import { companions, foesOf, frameOf, type Mind } from './mind.ts';
import { isEager } from './practice.ts';

type Act = Choice<Manticore>;

/** What to do next in one's turn: free things first, then the best way to use what points are left. */
export const turnChoice = (mind: Mind): Act => carryChoice(mind) ?? bestUse(mind);

/** A fight he could begin from some cell with some points, and the best way to begin it. */
type Fight = { value: number; target: Fighter; helpers: Seat[]; kind: 'magic' | 'close' | 'shooting' | 'card' };

/** The next act of the best plan; then he thinks again. */
export function bestUse(mind: Mind, goals = goalsOf(mind)): Act {
  let best: { value: number; act: Act } = { value: Number.NEGATIVE_INFINITY, act: { type: 'endTurn' } };
  weighUses(mind, goals, (value, act) => {
    if (value > best.value) best = { value, act };
  });
  return best.act;
}

/**
 * Weighs every cell he could end his turn on, each with the best use of the points the way there leaves: strike first and go
 * then, go and strike there, or heal. Tells of the next act of every such plan.
 */
export function weighUses(mind: Mind, goals: readonly Goal[], tell: (value: number, act: Act) => void): void {
  const { g, me } = mind;
  const hero = g.heroes[me];
  const home = hero.cell as Cell;
  const points = pointsLeft(hero);
  if (points === 0) return;
  const ways = waysFrom(g, home, points, mind.roads.open);
  for (const cell of CELLS) {
    const cost = ways.costs[cell] as number;
    if (cost === UNREACHED) continue;
    const left = points - cost;
    // Of equals, the nearest.
    const there = positionValue(mind, goals, cell) - 0.01 * cost;
    const go: Act = cell === home ? { type: 'endTurn' } : { type: 'move', to: cell };
    tell(there, go);
    if (left < 1) continue;
    const here = bestFight(mind, home, left);
    if (here !== null) tell(there + here.value, attackOf(mind, here));
    const fight = cell === home ? null : bestFight(mind, cell, left);
    if (fight !== null) tell(there + fight.value, go);
    const cure = bestCure(mind, cell, left);
    if (cure !== null)
      tell(there + cure.value, cell === home ? { type: 'heal', patient: cure.patient, life: cure.life } : go);
  }
}

/** Added to what is expected of a fight where not fighting is worth nothing. */
const EAGERNESS = 500;

/** The best fight that can be begun from a cell with these points; `null` if none is worth it. */
function bestFight(mind: Mind, from: Cell, points: number): Fight | null {
  const { g, me } = mind;
  const turn = frameOf(g, 'turn');
  let best: Fight | null = null;
  const targets: Fighter[] = g.options.mode === 'semi' ? [...foesOf(g), ...companions(mind)] : foesOf(g);
  for (const target of targets) {
    const at = cellOf(g, target);
    if (at === null || !areAdjacent(at, from)) continue;
    for (const group of groupsOf(helpersAgainst(mind, target))) {
      const seats = g.order.filter((seat) => seat === me || group.includes(seat));
      const prospect = prospectOf(mind, seats, target);
      const attacks = Math.min(points, ...group.map((seat) => pointsLeft(g.heroes[seat])), prospect.chosen.length - 1);
      const isFirst = isFirstAttack(turn, target);
      const expected = (isFirst ? prospect.chosen : prospect.drawn)[attacks] ?? 0;
      const value = isEager(mind, seats, target) ? expected + EAGERNESS : expected;
      if (value <= 0 || (best !== null && value <= best.value)) continue;
      best = { value, target, helpers: group, kind: isFirst ? (prospect.kinds[attacks] ?? 'close') : 'card' };
    }
  }
  return best;
}

/** Every group of some seats, nobody included. */
function groupsOf(seats: readonly Seat[]): Seat[][] {
  const groups: Seat[][] = [[]];
  for (const seat of seats) groups.push(...groups.map((group) => [...group, seat]));
  return groups;
}

function attackOf(mind: Mind, { target, helpers, kind }: Fight): Act {
  if (helpers.length === 0) return { type: 'attack', target, kind };
  return { type: 'attackTogether', target, kind, helpers, ...planFor(mind, target, helpers) };
}

/** Life gained now is worth less than it seems: points for it will be left over again. */
const HEALING = 0.6;

function bestCure(mind: Mind, cell: Cell, points: number): { value: number; patient: Seat; life: number } | null {
  const { g, me } = mind;
  const most = Math.floor(points / HEALING_COST);
  if (most === 0) return null;
  const isHealer = classOf(g.heroes[me]) === HEALER;
  const others = isHealer ? companions(mind).filter((seat) => areAdjacent(g.heroes[seat].cell ?? cell, cell)) : [];
  let best: { value: number; patient: Seat; life: number } | null = null;
  for (const patient of [me, ...others]) {
    const { life: now } = g.heroes[patient];
    const life = Math.min(most, HERO_LIFE - now);
    if (life === 0) continue;
    const value = HEALING * careFor(g, me, patient) * gainOf(now, life);
    if (best === null || value > best.value) best = { value, patient, life };
  }
  return best;
}
