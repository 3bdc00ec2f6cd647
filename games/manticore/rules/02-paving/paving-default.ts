import { opposite } from '@parlour/kernel/hex.ts';
import { type Cell, LOCATIONS } from '../../content/board.ts';
import { MONSTER_KINDS } from '../../content/monsters.ts';
import { ROAD_TOKENS, type RoadTokenId } from '../../content/road-tokens.ts';
import type { G, PavingFacts } from '../../types.ts';
import { CITY_DISTANCE, cellsOf, SIDES } from '../01-setup/board.ts';
import { type Placement, sitesFor } from './placing.ts';
import { bitOfEdge, openEdges, roadDistance, roadGraphOf, roadOf, walkingCosts } from './roads.ts';

/**
 * MC-D5. Where a token is laid for a player who does not choose. A free way: so that all locations together are cheapest to
 * reach from the City. A monster: as far from the City as possible, along the road if it walks on roads. Ties: the first cell and rotation.
 */
export function defaultPlacement(g: G, token: RoadTokenId): Placement {
  let best: Placement | null = null;
  let least = Number.POSITIVE_INFINITY;
  visitPlacements(g, token, (placement, cost) => {
    if (cost >= least) return;
    best = placement;
    least = cost;
  });
  if (best === null) throw new Error('a token that can be laid is asked for');
  return best;
}

/** What a token costs wherever it may lie: the less the better. On one cell, turns that join the same roads cost the same. */
function visitPlacements(g: G, token: RoadTokenId, visit: (placement: Placement, cost: number) => void): void {
  const { monster } = ROAD_TOKENS[token];
  const open = openEdges(g);
  for (const { cell, rotation: domain } of sitesFor(g, token)) {
    const measure = () =>
      monster === null ? sumOfWalks(open) : -distanceFor(open, MONSTER_KINDS[monster].temper, cell);
    const known = new Map<number, number>();
    for (const rotation of domain.one) {
      const placement = { cell, rotation };
      const { exits } = roadOf(token, rotation);
      const joins = exits & meetingEdges(open, cell);
      const cost = known.get(joins) ?? withExits(open, cell, exits, measure);
      known.set(joins, cost);
      visit(placement, cost);
    }
  }
}

/** The edges of a cell on which something is open that a road there would join. */
function meetingEdges(open: Uint8Array, cell: Cell): number {
  let edges = 0;
  for (const { cell: beside, direction } of SIDES[cell])
    if (((open[beside] as number) & bitOfEdge(opposite(direction))) !== 0) edges |= bitOfEdge(direction);
  return edges;
}

/** MC-2.3, MC-D5. The best place of the token that was turned up, and the best way to lay it on every other. */
export function pavingFacts(g: G): PavingFacts | null {
  const paving = g.stack.find((frame) => frame.phase === 'paving');
  if (paving === undefined || paving.token === null || paving.step !== 'lay') return null;
  const turns = new Map<Cell, Placement & { cost: number }>();
  visitPlacements(g, paving.token, (placement, cost) => {
    const known = turns.get(placement.cell);
    if (known === undefined || cost < known.cost) turns.set(placement.cell, { ...placement, cost });
  });
  const [first, ...rest] = turns.values();
  if (first === undefined) return null;
  const { cell, rotation } = rest.reduce((best, each) => (each.cost < best.cost ? each : best), first);
  return {
    site: { cell, rotation },
    turns: [...turns.values()].map((each) => ({ cell: each.cell, rotation: each.rotation })),
  };
}

/** Measures the roads as they would be with one more. */
function withExits(open: Uint8Array, cell: Cell, exits: number, measure: () => number): number {
  const before = open[cell] as number;
  open[cell] = exits;
  const found = measure();
  open[cell] = before;
  return found;
}

const CELLS_OF_LOCATIONS = LOCATIONS.map((location) => [...cellsOf(location)]);

function sumOfWalks(open: Uint8Array): number {
  const costs = walkingCosts(open);
  let sum = 0;
  for (const cells of CELLS_OF_LOCATIONS) sum += cheapest(costs, cells);
  return sum;
}

function cheapest(costs: ReturnType<typeof walkingCosts>, cells: readonly Cell[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) least = Math.min(least, costs[cell] as number);
  return least;
}

/** What a walk from the City to each location costs. */
export function walksToLocations(g: G): Record<(typeof LOCATIONS)[number], number> {
  const costs = walkingCosts(openEdges(g));
  return Object.fromEntries(
    LOCATIONS.map((location, i) => [location, cheapest(costs, CELLS_OF_LOCATIONS[i] ?? [])]),
  ) as Record<(typeof LOCATIONS)[number], number>;
}

function distanceFor(open: Uint8Array, temper: 'ordinary' | 'aggressive', cell: Cell): number {
  return (temper === 'ordinary' ? roadDistance(roadGraphOf(open), cell) : null) ?? CITY_DISTANCE[cell];
}
