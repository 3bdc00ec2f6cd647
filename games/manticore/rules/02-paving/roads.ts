import { tableOf } from '@parlour/kernel';
import {
  BLOCKED,
  cheapestWays,
  type Direction,
  opposite,
  type StepCost,
  UNREACHED,
  type Ways,
} from '@parlour/kernel/hex.ts';
import { CELLS, type Cell, LAND } from '../../content/board.ts';
import { ROAD_STEP, WILD_STEP } from '../../content/heroes.ts';
import { ROAD_TOKENS, type RoadTokenId, type Rotation } from '../../content/road-tokens.ts';
import type { G, Road } from '../../types.ts';
import { BOARD, CITY_CELLS } from '../01-setup/board.ts';

export const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];
export const bitOfEdge = (direction: Direction): number => 1 << direction;

const rotated = (token: RoadTokenId) =>
  tableOf(ROTATIONS, (rotation) =>
    ROAD_TOKENS[token].exits.reduce((bits: number, exit) => bits | (1 << ((exit + rotation) % 6)), 0),
  );
const EXITS = Object.fromEntries(
  Object.keys(ROAD_TOKENS).map((token) => [token, rotated(token as RoadTokenId)]),
) as Record<RoadTokenId, ReturnType<typeof rotated>>;

/** A token as it lies. MC-R15: all its road ends are joined. */
export const roadOf = (token: RoadTokenId, rotation: Rotation): Road => ({
  token,
  rotation,
  exits: EXITS[token][rotation],
});

const ALL_EDGES = 0b111111;
const locationEdges = Uint8Array.from(CELLS, (cell) => (LAND[cell] === 'forest' ? 0 : ALL_EDGES));

/** For each cell the edges that are open: those of its token; all of a location (MC-R15); none in the wilderness. */
export function openEdges(g: G): Uint8Array {
  const { roads } = g;
  const edges = locationEdges.slice();
  for (let cell = 0; cell < edges.length; cell++) {
    const road = roads[cell];
    if (road !== null && road !== undefined) edges[cell] = road.exits;
  }
  return edges;
}

/** MC-4.4. Two neighbouring cells fit when the way is open on both sides of their common edge. */
export const fits = (open: Uint8Array, from: number, to: number, direction: Direction): boolean =>
  ((open[from] as number) & bitOfEdge(direction)) !== 0 &&
  ((open[to] as number) & bitOfEdge(opposite(direction))) !== 0;

/** MC-4.3, MC-4.5, MC-4.6. What a step costs. */
export function stepCost(open: Uint8Array, from: number, to: number, direction: Direction): number {
  // MC-4.5 (i), MC-R14: into the wilderness, the Fireway included
  if (open[to] === 0) return WILD_STEP;
  // MC-4.6: out of the wilderness
  if (open[from] === 0) return ROAD_STEP;
  // MC-4.5 (ii), (iii)
  return fits(open, from, to, direction) ? ROAD_STEP : WILD_STEP;
}

/** MC-R21. The road graph: fewest steps from each cell to the City along fitting roads and location cells. */
export type RoadGraph = { open: Uint8Array; distances: Ways['costs'] };

export const roadGraph = (g: G): RoadGraph => roadGraphOf(openEdges(g));

export function roadGraphOf(open: Uint8Array): RoadGraph {
  const alongRoads: StepCost = (from, to, direction) => (fits(open, from, to, direction) ? 1 : BLOCKED);
  return { open, distances: cheapestWays(BOARD, CITY_CELLS, alongRoads).costs };
}

/** Road distance of a cell; `null` where no road leads to the City. */
export function roadDistance({ distances }: RoadGraph, cell: Cell): number | null {
  const steps = distances[cell] as number;
  return steps === UNREACHED ? null : steps;
}

/** What walking from the City to every cell costs when nobody stands in the way. */
export function walkingCosts(open: Uint8Array): Ways['costs'] {
  return cheapestWays(BOARD, CITY_CELLS, (from, to, direction) => stepCost(open, from, to, direction)).costs;
}
