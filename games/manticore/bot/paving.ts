import type { Choice } from '@parlour/kernel';
import { opposite, UNREACHED } from '@parlour/kernel/hex.ts';
import { type Cell, LOCATIONS } from '../content/board.ts';
import { MONSTER_KINDS } from '../content/monsters.ts';
import { ROAD_TOKENS, type RoadTokenId } from '../content/road-tokens.ts';
import { CITY_DISTANCE, cellsOf, SIDES } from '../rules/01-setup/board.ts';
import { type Placement, sitesFor } from '../rules/02-paving/placing.ts';
import { openEdges, roadGraph, roadOf, stepCost, walkingCosts } from '../rules/02-paving/roads.ts';
import type { G, Manticore } from '../types.ts';
import { costsTo } from './goals/travel.ts';

/** A free way where it shortens the walks most; a lair as far from the City as it can be. */
export function layChoice(g: G, token: RoadTokenId): Choice<Manticore> {
  const { monster } = ROAD_TOKENS[token];
  const judge = monster === null ? shorterWalks(g) : longestWay(g, MONSTER_KINDS[monster].temper);
  let best: Placement | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { cell, rotation: domain } of sitesFor(g, token))
    for (const rotation of domain.one) {
      const value = judge(cell, roadOf(token, rotation).exits);
      if (value <= most) continue;
      best = { cell, rotation };
      most = value;
    }
  if (best === null) throw new Error('a token that can be laid is asked for');
  return { type: 'lay', ...best };
}

type Judge = (cell: Cell, exits: number) => number;

/** By how much all walks from the City to the locations get shorter: through the new token, or as before. */
function shorterWalks(g: G): Judge {
  const open = openEdges(g);
  const fromCity = walkingCosts(open);
  const toLocations = LOCATIONS.map((location) => {
    const costs = costsTo(open, cellsOf(location));
    const now = Math.min(...cellsOf(location).map((cell) => fromCity[cell] as number));
    return { costs, now };
  });
  return (cell, exits) => {
    const wild = open[cell] as number;
    open[cell] = exits;
    let arrival = Number.POSITIVE_INFINITY;
    for (const { cell: beside, direction } of SIDES[cell]) {
      const cost = (fromCity[beside] as number) + stepCost(open, beside, cell, opposite(direction));
      if (cost < arrival) arrival = cost;
    }
    let saved = 0;
    for (const { costs, now } of toLocations) {
      let onward = Number.POSITIVE_INFINITY;
      for (const { cell: beside, direction } of SIDES[cell]) {
        const cost = (costs[beside] as number) + stepCost(open, cell, beside, direction);
        if (cost < onward) onward = cost;
      }
      const gain = now - arrival - onward;
      // A way that is nearly as short is a beginning.
      saved += gain > 0 ? gain : 0.05 * Math.max(-4, gain);
    }
    open[cell] = wild;
    return saved;
  };
}

/** How many steps a monster has from a lair to the City. */
function longestWay(g: G, temper: 'ordinary' | 'aggressive'): Judge {
  const { open, distances } = roadGraph(g);
  return (cell, exits) => {
    if (temper === 'aggressive') return CITY_DISTANCE[cell];
    let road = Number.POSITIVE_INFINITY;
    let off = Number.POSITIVE_INFINITY;
    for (const { cell: beside, direction } of SIDES[cell]) {
      const far = distances[beside] as number;
      if (far === UNREACHED) continue;
      off = Math.min(off, far + 1);
      const answers = ((open[beside] as number) & (1 << opposite(direction))) !== 0;
      if ((exits & (1 << direction)) !== 0 && answers) road = Math.min(road, far + 1);
    }
    const steps = Math.min(road, off);
    return (Number.isFinite(steps) ? steps : CITY_DISTANCE[cell] + 1) + 0.01 * CITY_DISTANCE[cell];
  };
}
