import { tableOf } from '@parlour/kernel';
import {
  DIRECTIONS,
  type Direction,
  distance,
  hexBoard,
  neighbour,
  OUTSIDE,
  straightSquared,
} from '@parlour/kernel/hex.ts';
import { CELLS, type Cell, HEXES, LAND, type Land, LOCATIONS, type LocationId } from '../../content/board.ts';

/** The board's geometry (MC-1.9), worked out once: it never changes. */
export const BOARD = hexBoard(HEXES);

export type Side = { readonly cell: Cell; readonly direction: Direction };

/** The neighbours of each cell, in the order of directions. */
export const SIDES = tableOf(CELLS, (cell): readonly Side[] =>
  DIRECTIONS.flatMap((direction) => {
    const beside = neighbour(BOARD, cell, direction);
    return beside === OUTSIDE ? [] : [{ cell: beside as Cell, direction }];
  }),
);

export const hexSteps = (a: Cell, b: Cell): number => distance(BOARD, a, b);
export const areAdjacent = (a: Cell, b: Cell): boolean => distance(BOARD, a, b) === 1;

export const cellsOf = (land: Land): Cell[] => CELLS.filter((cell) => LAND[cell] === land);
export const CITY_CELLS = cellsOf('city');
const CAVE_CELLS = cellsOf('cave');
export const isCity = (cell: Cell): boolean => LAND[cell] === 'city';
export const isForest = (cell: Cell): boolean => LAND[cell] === 'forest';
export const FOREST_CELLS = cellsOf('forest');

const nearest = (cell: Cell, cells: readonly Cell[]): number => Math.min(...cells.map((each) => hexSteps(cell, each)));

/** Hex steps to the nearest City cell, roads ignored. */
export const CITY_DISTANCE = tableOf(CELLS, (cell) => nearest(cell, CITY_CELLS));
/** The square of the straight line to the centre of the City (MC-R32). */
export const STRAIGHT_TO_CENTRE = tableOf(CELLS, (cell) => straightSquared(HEXES[cell], { q: 0, r: 0 }));

const distanceTo = (location: LocationId) => tableOf(CELLS, (cell) => nearest(cell, cellsOf(location)));
const locationDistances = new Map(LOCATIONS.map((location) => [location, distanceTo(location)]));
/** Hex steps from a cell to the nearest cell of a location (MC-R22). */
export const stepsToLocation = (cell: Cell, location: LocationId): number =>
  locationDistances.get(location)?.[cell] ?? 0;

/** MC-23.3, MC-R38. A hero who comes to one of these cells wakes the Manticore: beside the Cave, or in it. */
export const WAKING_CELLS = CELLS.filter((cell) => nearest(cell, CAVE_CELLS) <= 1);
const waking = tableOf(CELLS, (cell) => WAKING_CELLS.includes(cell));
export const isWakingCell = (cell: Cell): boolean => waking[cell];

/** The location with a stack that a cell belongs to, if any. */
export function locationAt(cell: Cell): LocationId | null {
  const land = LAND[cell];
  return land === 'forest' || land === 'city' || land === 'cave' ? null : land;
}
