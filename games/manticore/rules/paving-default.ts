import { type Cell, LOCATIONS } from '../content/board.ts';
import { MONSTER_KINDS } from '../content/monsters.ts';
import { ROAD_TOKENS, type RoadTokenId } from '../content/road-tokens.ts';
import type { G } from '../types.ts';
import { CITY_DISTANCE, cellsOf } from './board.ts';
import { type Placement, sitesFor } from './placing.ts';
import { roadDistance, roadGraph, roadOf, walkingCosts } from './roads.ts';

/**
 * MC-D5. Where a token is laid for a player who does not choose. A free way: so that all locations together are cheapest to
 * reach from the City. A monster: as far from the City as possible, along the road if it walks on roads. Ties: the first cell and rotation.
 */
export function defaultPlacement(g: G, token: RoadTokenId): Placement {
  const { monster } = ROAD_TOKENS[token];
  let best: Placement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { cell, rotation: domain } of sitesFor(g, token))
    for (const rotation of domain.one) {
      const cost = withToken(g, token, { cell, rotation }, () =>
        monster === null ? sumOfWalks(g) : -distanceFor(g, MONSTER_KINDS[monster].temper, cell),
      );
      if (cost >= least) continue;
      best = { cell, rotation };
      least = cost;
    }
  if (best === null) throw new Error('a token that can be laid is asked for');
  return best;
}

function withToken<T>(g: G, token: RoadTokenId, { cell, rotation }: Placement, measure: () => T): T {
  g.roads[cell] = roadOf(token, rotation);
  const found = measure();
  g.roads[cell] = null;
  return found;
}

const sumOfWalks = (g: G): number => Object.values(walksToLocations(g)).reduce((sum, walk) => sum + walk, 0);

/** What a walk from the City to each location costs. */
export function walksToLocations(g: G): Record<(typeof LOCATIONS)[number], number> {
  const costs = walkingCosts(g);
  const walk = (location: (typeof LOCATIONS)[number]): number =>
    Math.min(...cellsOf(location).map((cell) => costs[cell] as number));
  return Object.fromEntries(LOCATIONS.map((location) => [location, walk(location)])) as Record<
    (typeof LOCATIONS)[number],
    number
  >;
}

function distanceFor(g: G, temper: 'ordinary' | 'aggressive', cell: Cell): number {
  return (temper === 'ordinary' ? roadDistance(roadGraph(g), cell) : null) ?? CITY_DISTANCE[cell];
}
