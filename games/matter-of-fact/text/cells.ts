import { type Cell, HEXES, ROWS } from '../content/map.ts';

/** The sign of a hex on the map, as on a chessboard: a letter for the row from north to south, a number from west to east. */
export function signOf(cell: Cell): string {
  const { q, r } = HEXES[cell];
  const row = ROWS.findIndex((each) => each.r === r);
  return `${String.fromCharCode('A'.charCodeAt(0) + row)}${q - (ROWS[row]?.q ?? 0) + 1}`;
}
