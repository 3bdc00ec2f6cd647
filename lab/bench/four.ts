/** Four in a row, the same small game twice: two drop discs into seven columns, and whoever first has four in a line has won. */
const COLUMNS = 7;
const ROWS = 6;
export const CELLS = COLUMNS * ROWS;

/** Whose disc lies in each cell, column by column from below; `null`: nobody's. */
export type Cells = (number | null)[];

export const emptyCells = (): Cells => Array.from({ length: CELLS }, () => null);
export const isFree = (cells: Readonly<Cells>, column: number): boolean => cells[column * ROWS + ROWS - 1] === null;
export const freeColumns = (cells: Readonly<Cells>): number[] => EVERY_COLUMN.filter((column) => isFree(cells, column));
const EVERY_COLUMN = Array.from({ length: COLUMNS }, (_, column) => column);

/** Puts a disc on top of a column, and tells whether it makes four in a line. */
export function drop(cells: Cells, column: number, seat: number): boolean {
  const isWon = makesFour(cells, column, seat);
  cells[column * ROWS + heightOf(cells, column)] = seat;
  return isWon;
}

const heightOf = (cells: Readonly<Cells>, column: number): number =>
  cells.slice(column * ROWS, column * ROWS + ROWS).indexOf(null);

/** Whether a disc of this seat on top of a column would make four in a line. */
export function makesFour(cells: Readonly<Cells>, column: number, seat: number): boolean {
  const from = { column, row: heightOf(cells, column) };
  return LINES.some(([x, y]) => 1 + lengthOf(cells, from, x, y, seat) + lengthOf(cells, from, -x, -y, seat) >= 4);
}

const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

type Cell = { column: number; row: number };

/** How many discs of a seat lie side by side that way. */
function lengthOf(cells: Readonly<Cells>, { column, row }: Cell, x: number, y: number, seat: number): number {
  for (let n = 1; ; n++) {
    const [c, r] = [column + n * x, row + n * y];
    if (c < 0 || c >= COLUMNS || r < 0 || r >= ROWS || cells[c * ROWS + r] !== seat) return n - 1;
  }
}
