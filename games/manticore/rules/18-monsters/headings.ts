import { TOKENS } from '../../content/artifacts.ts';
import { CELLS, type Cell, LOCATIONS, type LocationId } from '../../content/board.ts';
import { LOOTING_RANGE, type MonsterId } from '../../content/monsters.ts';
import type { G, Motive } from '../../types.ts';
import {
  CITY_CELLS,
  CITY_DISTANCE,
  cellsOf,
  hexSteps,
  SIDES,
  type Side,
  STRAIGHT_TO_CENTRE,
  stepsToLocation,
} from '../01-setup/board.ts';
import { isEmptyStack, tokensOn } from '../01-setup/stacks.ts';
import { fits, roadDistance, roadGraph } from '../02-paving/roads.ts';
import type { RuleId } from '../ids.ts';

/** Where a monster wants to go, and why. */
export type Heading = {
  rule: RuleId;
  why: Motive;
  goal: Cell[];
  location: LocationId | null;
  /** The neighbours of a cell that are one step nearer to the goal, the best first. */
  nearer(cell: Cell): Cell[];
};

/** MC-18.5, MC-R32. Straight for the City, roads ignored: of equals, the cell nearest to its centre as the crow flies. */
export function straightHeading(cell: Cell): Heading {
  return {
    rule: 'MC-18.5',
    why: 'straight',
    goal: CITY_CELLS.filter((each) => hexSteps(cell, each) === CITY_DISTANCE[cell]),
    location: null,
    nearer: (from) =>
      sidesOf(from, (to) => CITY_DISTANCE[to] < CITY_DISTANCE[from]).sort(
        (a, b) => STRAIGHT_TO_CENTRE[a] - STRAIGHT_TO_CENTRE[b],
      ),
  };
}

/** MC-R21, questions 2 to 4: a stack to loot, else the road to the City, else the way back to a road. */
export const ordinaryHeading = (g: G, id: MonsterId, cell: Cell): Heading =>
  lootHeading(g, id, cell) ?? roadHeading(g, cell);

/** MC-19.1, MC-R22, MC-R23. A stack within two cells that it has not looted yet: the nearest one. */
function lootHeading(g: G, id: MonsterId, cell: Cell): Heading | null {
  const { looted } = g.monsters[id];
  let nearest: LocationId[] = [];
  let steps = LOOTING_RANGE;
  for (const location of LOCATIONS) {
    const away = stepsToLocation(cell, location);
    if (away < 1 || away > steps || isEmptyStack(g, location) || looted.includes(location)) continue;
    if (away < steps) nearest = [];
    nearest.push(location);
    steps = away;
  }
  const location = strongestTop(g, nearest);
  if (location === undefined) return null;
  return {
    rule: 'MC-19.1',
    why: 'loot',
    goal: cellsOf(location),
    location,
    nearer: (from) =>
      bySmallestCityDistance(sidesOf(from, (to) => stepsToLocation(to, location) < stepsToLocation(from, location))),
  };
}

/** MC-R21. Of equally near stacks the one with the stronger top token; where one is unopened, the order of the table. */
function strongestTop(g: G, tied: readonly LocationId[]): LocationId | undefined {
  if (tied.some((location) => !g.stacks[location].isOpen)) return tied[0];
  return [...tied].sort((a, b) => topStrength(g, b) - topStrength(g, a))[0];
}

function topStrength(g: G, location: LocationId): number {
  const [top] = tokensOn(g, location);
  return top === undefined ? 0 : TOKENS[top].strength;
}

/** MC-18.4, MC-19.4. Along the road where there is one, else by the shortest way to the nearest cell that has one. */
function roadHeading(g: G, cell: Cell): Heading {
  const roads = roadGraph(g);
  if (roadDistance(roads, cell) !== null) {
    const isNext = (from: Cell, { cell: to, direction }: Side): boolean =>
      roads.distances[to] === (roads.distances[from] as number) - 1 && fits(roads.open, from, to, direction);
    return {
      rule: 'MC-18.4',
      why: 'road',
      goal: [...CITY_CELLS],
      location: null,
      nearer: (from) => bySmallestCityDistance(sidesOf(from, (_to, side) => isNext(from, side))),
    };
  }
  const goal = nearestRoadCells(cell, (each) => roadDistance(roads, each));
  const away = (from: Cell): number => Math.min(...goal.map((each) => hexSteps(from, each)));
  return {
    rule: 'MC-19.4',
    why: 'toRoad',
    goal,
    location: null,
    nearer: (from) => bySmallestCityDistance(sidesOf(from, (to) => away(to) < away(from))),
  };
}

/** The cells with a road distance that are nearest in hex steps, and of those the ones with the shortest road. */
function nearestRoadCells(cell: Cell, roadFrom: (each: Cell) => number | null): Cell[] {
  let found: Cell[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const each of CELLS) {
    const road = roadFrom(each);
    if (road === null) continue;
    const rank = hexSteps(cell, each) * CELLS.length + road;
    if (rank > least) continue;
    if (rank < least) found = [];
    found.push(each);
    least = rank;
  }
  return found;
}

const sidesOf = (from: Cell, isNearer: (to: Cell, side: Side) => boolean): Cell[] =>
  SIDES[from].filter((side) => isNearer(side.cell, side)).map((side) => side.cell);

/** MC-R21, question 5. Sorting is stable, so equals stay in the order of directions. */
const bySmallestCityDistance = (cells: Cell[]): Cell[] => cells.sort((a, b) => CITY_DISTANCE[a] - CITY_DISTANCE[b]);
