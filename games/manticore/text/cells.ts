import { type Cell, FIREWAY, HEXES, IN_CITY, LAND, type Land } from '../content/board.ts';

const WEST = Math.min(...HEXES.map(({ q }) => q));
const rows = HEXES.map(({ q, r }) => r + Math.floor(q / 2));
const NORTH = Math.min(...rows);

/** The sign of a cell on the map, as on a chessboard: columns A to M from the west, rows from the north. */
export const signOf = (cell: Cell): string =>
  `${String.fromCharCode(65 + (HEXES[cell]?.q ?? 0) - WEST)}${(rows[cell] ?? 0) - NORTH + 1}`;

/** What the cell belongs to. */
export const landOf = (cell: Cell): Land => LAND[cell] ?? 'forest';

/** Which step of the Fireway the cell is; `null` beside it, in the lair and in the City. */
export function firewayStep(cell: Cell): number | null {
  const step = FIREWAY.indexOf(cell);
  return step > 0 && step < IN_CITY ? step : null;
}
