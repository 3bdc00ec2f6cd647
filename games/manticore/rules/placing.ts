import { type Barred, type Fields, type OneOf, oneOf, tableOf } from '@parlour/kernel';
import { DIRECTIONS, neighbour, OUTSIDE, opposite } from '@parlour/kernel/hex.ts';
import { CELLS, type Cell, LAND, type Land } from '../content/board.ts';
import { ROAD_TOKEN_IDS, ROAD_TOKENS, type RoadTokenId, type Rotation } from '../content/road-tokens.ts';
import type { G, Manticore } from '../types.ts';
import { BOARD, CITY_DISTANCE, FOREST_CELLS, SIDES } from './board.ts';
import { barredCell, barredCells } from './refusals.ts';
import { bitOfEdge, ROTATIONS, roadEnds, roadOf } from './roads.ts';
import { occupiedCells, standingOn } from './standing.ts';
import { no } from './vocabulary.ts';

export type Placement = { cell: Cell; rotation: Rotation };

/** A place where a token may lie: by which condition, and in which rotations. */
type Site = { cell: Cell; by: 'city' | 'location' | 'road'; rotation: OneOf<Rotation> };

/** MC-R16. The rotations of a token that look different. */
export const turnsOf = (token: RoadTokenId): Rotation[] => ROTATIONS.slice(0, ROAD_TOKENS[token].turns);

const DO_NOT_MEET = no('MC-2.5', 'roadsDoNotMeet', {});

/** For a token and each set of edges on which a road waits: the rotations that meet one of them. Equal sets are one object. */
function meetingsOf(token: RoadTokenId): OneOf<Rotation>[] {
  const known = new Map<string, OneOf<Rotation>>();
  return Array.from({ length: 64 }, (_, waiting) => {
    const meets = (rotation: Rotation): boolean => (roadOf(token, rotation).exits & waiting) !== 0;
    const domain = oneOf(turnsOf(token), (rotation) => (meets(rotation) ? null : DO_NOT_MEET));
    const same = known.get(domain.one.join());
    known.set(domain.one.join(), same ?? domain);
    return same ?? domain;
  });
}
const MEETINGS = Object.fromEntries(ROAD_TOKEN_IDS.map((token) => [token, meetingsOf(token)])) as Record<
  RoadTokenId,
  OneOf<Rotation>[]
>;
const ANY_EDGE = 63;

/** What never changes about a forest cell: whether it touches the City, and which other locations. */
type Ground = { isByCity: boolean; locations: readonly Land[] };
const NONE: readonly Land[] = [];
const GROUND = tableOf(CELLS, (cell): Ground => {
  const lands = SIDES[cell].map((side) => LAND[side.cell]);
  const locations = lands.filter((land) => land !== 'forest' && land !== 'city');
  return { isByCity: lands.includes('city'), locations: locations.length > 0 ? locations : NONE };
});

/** The edges of a cell on which the road of a neighbouring token ends, one bit a direction. */
function edgesWithRoads(ends: Uint8Array, cell: Cell): number {
  let edges = 0;
  for (const direction of DIRECTIONS) {
    const beside = neighbour(BOARD, cell, direction);
    if (beside !== OUTSIDE && ((ends[beside] as number) & bitOfEdge(opposite(direction))) !== 0)
      edges |= bitOfEdge(direction);
  }
  return edges;
}

/** MC-2.3, MC-R16. Every place where a token may be laid, in the order of cells. */
export function sitesFor(g: G, token: RoadTokenId): Site[] {
  const ends = roadEnds(g);
  const reached = reachedLands(g);
  // MC-29.5: only in the scenario can a marker stand on a cell without a token
  const occupied = g.round > 0 ? occupiedCells(g) : null;
  const meetings = MEETINGS[token];
  const any = meetings[ANY_EDGE] as OneOf<Rotation>;
  const sites: Site[] = [];
  for (const cell of FOREST_CELLS) {
    if (ends[cell] !== 0 || occupied?.[cell] === 1) continue;
    const { isByCity, locations } = GROUND[cell];
    // MC-2.6 (c), MC-2.4 (a): beside the City, or beside a location that has a road, any rotation will do (MC-R17)
    if (isByCity) sites.push({ cell, by: 'city', rotation: any });
    else if (locations !== NONE && locations.some((land) => reached.includes(land)))
      sites.push({ cell, by: 'location', rotation: any });
    else {
      // MC-2.5 (b): its road must continue one that waits
      const waiting = edgesWithRoads(ends, cell);
      if (waiting === 0) continue;
      const rotation = meetings[waiting] as OneOf<Rotation>;
      if (rotation.one.length > 0) sites.push({ cell, by: 'road', rotation });
    }
  }
  return sites;
}

/** MC-R18. Whether there is any legal place; beside the City there nearly always is. */
export function hasSite(g: G, token: RoadTokenId): boolean {
  const isEasy = FOREST_CELLS.some((cell) => GROUND[cell].isByCity && isFree(g, cell));
  return isEasy || sitesFor(g, token).length > 0;
}

/** MC-R16, MC-29.5. Forest without a token, and without a marker. */
const isFree = (g: G, cell: Cell): boolean => g.roads[cell] === null && standingOn(g, cell) === null;

/** MC-R17. The locations to which a road has been laid: a token beside one of their cells has a road end on the common edge. */
function reachedLands(g: G): Land[] {
  const reached: Land[] = [];
  for (const cell of BESIDE_LOCATIONS) {
    const road = g.roads[cell];
    if (road === null) continue;
    for (const { cell: beside, direction } of SIDES[cell]) {
      const land = LAND[beside];
      if (land === 'forest' || reached.includes(land)) continue;
      if ((road.exits & bitOfEdge(direction)) !== 0) reached.push(land);
    }
  }
  return reached;
}
const BESIDE_LOCATIONS = FOREST_CELLS.filter((cell) => GROUND[cell].locations.length > 0);

/** The legal placements as an offer: one family for the cells that allow the same rotations. */
export function placements(g: G, token: RoadTokenId): Fields<Manticore['actions']['lay']>[] {
  const families: { cells: Cell[]; rotation: OneOf<Rotation> }[] = [];
  const isOpen = new Uint8Array(CELLS.length);
  for (const { cell, rotation } of sitesFor(g, token)) {
    isOpen[cell] = 1;
    const family = families.find((each) => each.rotation === rotation);
    if (family === undefined) families.push({ cells: [cell], rotation });
    else family.cells.push(cell);
  }
  const not: Barred<Cell>[] = [];
  for (const cell of FOREST_CELLS) if (isOpen[cell] === 0) not.push(shut(g, cell));
  return families.map(({ cells, rotation }, i) => ({ cell: i > 0 ? { one: cells } : { one: cells, not }, rotation }));
}

/** Why a token cannot lie on a cell; written out once for every cell, as every offer holds most of them. */
const JOINS_NOTHING = barredCells(no('MC-2.3', 'joinsNothing', {}));
const ROAD_THERE = barredCells(no('MC-R16', 'roadThere', {}));

function shut(g: G, cell: Cell): Barred<Cell> {
  if (g.roads[cell] !== null) return ROAD_THERE[cell];
  const by = g.round > 0 ? standingOn(g, cell) : null;
  return by === null ? JOINS_NOTHING[cell] : barredCell(cell, no('MC-29.5', 'occupied', { cell, by }));
}

/** MC-R18. With no legal place: the empty forest cell with the smallest City distance, then q, then r. */
export function lastResort(g: G): Cell | null {
  let best: Cell | null = null;
  // Cells are numbered by q, then r, so the first of equals is the right one.
  for (const cell of FOREST_CELLS)
    if (isFree(g, cell) && (best === null || CITY_DISTANCE[cell] < CITY_DISTANCE[best])) best = cell;
  return best;
}
