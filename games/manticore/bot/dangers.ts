import type { Seat } from '@parlour/kernel';
import { type Cell, IN_CITY } from '../content/board.ts';
import type { MonsterId } from '../content/monsters.ts';
import { CITY_DISTANCE } from '../rules/01-setup/board.ts';
import { type RoadGraph, roadDistance } from '../rules/02-paving/roads.ts';
import { manticoreFullLife } from '../rules/08-battle/values.ts';
import {
  areStatic,
  isAggressive,
  isInCity,
  levelOf,
  monsterInitiative,
  powerFor,
} from '../rules/18-monsters/monster.ts';
import { canWake } from '../rules/23-manticore/waking.ts';
import type { G } from '../types.ts';
import { lossOfAll } from './life.ts';

/** How much less a danger weighs with every round it is away. */
const DELAY = 0.86;
/** Rounds a monster in the City is reckoned to stay there. */
const SIEGE = 4;

/** Rounds until a monster is in the City, if it walks on. */
export function roundsToCity(g: G, roads: RoadGraph, id: MonsterId): number {
  const { cell } = g.monsters[id];
  if (cell === null || isInCity(g, id)) return 0;
  return Math.ceil(stepsToCity(roads, id, cell) / monsterInitiative(g, id));
}

const stepsToCity = (roads: RoadGraph, id: MonsterId, cell: Cell): number =>
  (isAggressive(id) ? null : roadDistance(roads, cell)) ?? CITY_DISTANCE[cell];

/** What a monster will cost the heroes if nobody stops it. */
export function threatOf(g: G, me: Seat, roads: RoadGraph, id: MonsterId): number {
  if (areStatic(g)) return 0;
  const siege = lossOfAll(g, me, 1) * SIEGE;
  if (isInCity(g, id)) return siege;
  return (lossOfAll(g, me, levelOf(id)) + siege) * DELAY ** (roundsToCity(g, roads, id) - 1);
}

/** What one more round without it is worth. */
export const delayOf = (threat: number, rounds: number): number => (rounds === 1 ? threat * 0.5 : threat * (1 - DELAY));

const POWER = 5;
/** What killing a monster brings: it is no threat any more, and it leaves power. The first kill starts the clock (MC-23.2). */
export const killWorth = (g: G, threat: number, id: MonsterId): number =>
  threat + POWER * powerFor(id) + 1 - wakingCost(g);

/** What it costs to wake her now: every round she sleeps each hero gets stronger, and what he gets helps all. */
export function wakingCost(g: G): number {
  if (!canWake(g) || g.options.scenario === 'awakening') return 0;
  return Math.max(0, READY_BY - g.round) * g.seats.length ** 2;
}
const READY_BY = 6;

/** What it is worth to kill her, and each point of damage on the way. */
export const VICTORY = 150;
export function damageWorth(g: G): number {
  return (HER_LIFE / manticoreFullLife(g)) * (URGENCY[g.manticore.step] ?? 1);
}
/** Near the City nothing else counts any more. */
const URGENCY: Record<number, number> = {
  [IN_CITY - 3]: 1.3,
  [IN_CITY - 2]: 1.8,
  [IN_CITY - 1]: 3,
};
/** What all her life is worth together. */
export const HER_LIFE = 60;
