import { hexBoard } from '@parlour/kernel/hex.ts';
import { boundsOf, centreOf, type Layout, type Point } from '@parlour/kit/hex/geometry.ts';
import { AREAS, type Area, CELLS, type Cell, HEXES, SITES } from '../../content/map.ts';

/** Where things lie on the drawn map. A hexagon is 104 units wide and 120 high. */
export const LAYOUT: Layout = { side: 60, up: 'point' };
export const BOARD = hexBoard(HEXES);
export const MAP = boundsOf(HEXES, LAYOUT, 10);

const centres = HEXES.map((hex) => centreOf(hex, LAYOUT));
export const centre = (cell: number): Point => centres[cell] ?? { x: 0, y: 0 };
export const hexOf = (cell: number) => HEXES[cell as Cell] ?? { q: 0, r: 0 };

export const cellsIn = (area: Area): Cell[] => CELLS.filter((cell) => AREAS[cell] === area);
/** Every cell where something can be done. */
export const PLACES: readonly Cell[] = CELLS.filter((cell) => SITES[cell].is !== 'open');

/** A picture's own little dice: the same cell always looks the same. */
export function grain(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
