import { type Barred, type Fields, type OneOf, oneOf, tableOf } from '@parlour/kernel';
import { opposite } from '@parlour/kernel/hex.ts';
import { CELLS, type Cell, LAND, type Land } from '../../content/board.ts';
import { ROAD_TOKEN_IDS, ROAD_TOKENS, type RoadTokenId, type Rotation } from '../../content/road-tokens.ts';
import type { G, Manticore } from '../../types.ts';
import { CITY_DISTANCE, FOREST_CELLS, SIDES } from '../01-setup/board.ts';
import { occupiedCells, standingOn } from '../01-setup/standing.ts';
import { barredCell, barredCells } from '../refusals.ts';
import { no } from '../vocabulary.ts';
import { bitOfEdge, ROTATIONS, roadOf } from './roads.ts';

export type Placement = { cell: Cell; rotation: Rotation };

/** A place where a token may lie: by which condition, and in which rotations. */
type Site = { cell: Cell; by: 'city' | 'location' | 'road'; rotation: OneOf<Rotation> };

/** MC-R16. The rotations of a token that look different. */
const turnsOf = (token: RoadTokenId): Rotation[] => ROTATIONS.slice(0, ROAD_TOKENS[token].turns);

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

/** What never changes about a forest cell: whether it touches the City, and which other locations, one bit each. */
type Ground = { isByCity: boolean; locations: number };
const bitOfLand = (land: Land): number => (land === 'forest' || land === 'city' ? 0 : 1 << LANDS.indexOf(land));
const LANDS = [...new Set(CELLS.map((cell) => LAND[cell]))];
const GROUND = tableOf(CELLS, (cell): Ground => {
  const lands = SIDES[cell].map((side) => LAND[side.cell]);
  return { isByCity: lands.includes('city'), locations: lands.reduce((bits, land) => bits | bitOfLand(land), 0) };
});

/** For each cell the edges on which the road of a neighbouring token ends, one bit a direction. */
function waitingRoads(g: G): Uint8Array {
  const waiting = new Uint8Array(CELLS.length);
  for (const cell of FOREST_CELLS) {
    const road = g.roads[cell];
    if (road === null) continue;
    for (const { cell: beside, direction } of SIDES[cell])
      if ((road.exits & bitOfEdge(direction)) !== 0)
        waiting[beside] = (waiting[beside] as number) | bitOfEdge(opposite(direction));
  }
  return waiting;
}

/** MC-2.3, MC-R16. Every place where a token may be laid, in the order of cells. */
export function sitesFor(g: G, token: RoadTokenId): Site[] {
  const sites: Site[] = [];
  visitForest(g, token, (cell, by, rotation) => {
    if (by !== null && rotation !== null) sites.push({ cell, by, rotation });
  });
  return sites;
}

type Visit = (cell: Cell, by: Site['by'] | null, rotation: OneOf<Rotation> | null) => void;

/** Every forest cell, and whether a token may be laid there. */
function visitForest(g: G, token: RoadTokenId, visit: Visit): void {
  const waiting = waitingRoads(g);
  const reached = reachedLands(waiting);
  // MC-29.5: only in the scenario can a marker stand on a cell without a token
  const occupied = g.round > 0 ? occupiedCells(g) : null;
  const meetings = MEETINGS[token];
  const any = meetings[ANY_EDGE] as OneOf<Rotation>;
  for (const cell of FOREST_CELLS) {
    if (g.roads[cell] !== null || occupied?.[cell] === 1) {
      visit(cell, null, null);
      continue;
    }
    const { isByCity, locations } = GROUND[cell];
    // MC-2.6 (c), MC-2.4 (a): beside the City, or beside a location that has a road, any rotation will do (MC-R17)
    if (isByCity) visit(cell, 'city', any);
    else if ((locations & reached) !== 0) visit(cell, 'location', any);
    else {
      // MC-2.5 (b): its road must continue one that waits
      const rotation = meetings[waiting[cell] as number] as OneOf<Rotation>;
      if (rotation.one.length > 0) visit(cell, 'road', rotation);
      else visit(cell, null, null);
    }
  }
}

/** MC-R18. Whether there is any legal place; beside the City there nearly always is. */
export function hasSite(g: G, token: RoadTokenId): boolean {
  const isEasy = FOREST_CELLS.some((cell) => GROUND[cell].isByCity && isFree(g, cell));
  return isEasy || sitesFor(g, token).length > 0;
}

/** MC-R16, MC-29.5. Forest without a token, and without a marker. */
const isFree = (g: G, cell: Cell): boolean => g.roads[cell] === null && standingOn(g, cell) === null;

/** MC-R17. The locations to which a road has been laid, one bit each: one ends at the edge of one of their cells. */
function reachedLands(waiting: Uint8Array): number {
  let reached = 0;
  for (const cell of LOCATION_CELLS) if (waiting[cell] !== 0) reached |= bitOfLand(LAND[cell]);
  return reached;
}
const LOCATION_CELLS = CELLS.filter((cell) => bitOfLand(LAND[cell]) !== 0);

/** The legal placements as an offer: one family for the cells that allow the same rotations. */
export function placements(g: G, token: RoadTokenId): Fields<Manticore['actions']['lay']>[] {
  const rotations: OneOf<Rotation>[] = [];
  const cells: Cell[][] = [];
  const not: Barred<Cell>[] = [];
  visitForest(g, token, (cell, _by, rotation) => {
    if (rotation === null) not.push(shut(g, cell));
    else {
      const family = rotations.indexOf(rotation);
      if (family >= 0) cells[family]?.push(cell);
      else {
        rotations.push(rotation);
        cells.push([cell]);
      }
    }
  });
  return rotations.map((rotation, i) => {
    const one = cells[i] ?? [];
    return { cell: i > 0 ? { one } : { one, not }, rotation };
  });
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
