import { distance, hexBoard } from '@parlour/kernel/hex.ts';
import { boundsOf, centreOf, type Layout, type Point } from '@parlour/kit/hex/geometry.ts';
import { type Cell, FIREWAY, HEXES, LAND, type Land } from '../../content/board.ts';

/** Where things lie on the drawn map. A hexagon is 120 units wide. */
export const SIDE = 60;
export const LAYOUT: Layout = { side: SIDE, up: 'flat' };
export const BOARD = hexBoard(HEXES);
export const CELLS = HEXES.map((_, cell) => cell as Cell);
/** The board with its parchment margin. */
export const MAP = boundsOf(HEXES, LAYOUT, 38);

const centres = HEXES.map((hex) => centreOf(hex, LAYOUT));
export const centre = (cell: number): Point => centres[cell] ?? { x: 0, y: 0 };
export const hexOf = (cell: number) => HEXES[cell] ?? { q: 0, r: 0 };
export const cellsOf = (land: Land): Cell[] => CELLS.filter((cell) => LAND[cell] === land);

/** The middle of a group of cells. */
export function middleOf(land: Land): Point {
  const points = cellsOf(land).map(centre);
  const sum = (pick: (point: Point) => number) => points.reduce((all, point) => all + pick(point), 0) / points.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

/** How far a cell is from the Fireway: the land beside it is burnt. */
export const fireDistance = (cell: number): number => Math.min(...FIREWAY.map((step) => distance(BOARD, cell, step)));

/** A picture's own little dice: the same cell always looks the same. */
export function grain(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
