/** The board (specification, 5-C): flat-top hexagons in axial coordinates, the middle of the City at (0, 0), north up. Our reconstruction. */

/** Every column from west to east: its first `r`, and what lies on its cells from north to south. Letters as in `LANDS`, numbers count the Fireway. */
const COLUMNS = [
  { q: -6, r: -3, cells: '. . . . E E . . S S . . .' },
  { q: -5, r: -3, cells: '. . . E E . . S S . . .' },
  { q: -4, r: -4, cells: '. I . . . . . . . . . W .' },
  { q: -3, r: -4, cells: 'I I . . . . . . . . W W' },
  { q: -2, r: -5, cells: '. . . . . . . . . . . . .' },
  { q: -1, r: -5, cells: '. . . . . C C . . . . .' },
  { q: 0, r: -6, cells: 'F F . . . C C C . . . D D' },
  { q: 1, r: -6, cells: 'F F . . . C C . . . D D' },
  { q: 2, r: -7, cells: '. . . . . . 10 . . . . . .' },
  { q: 3, r: -7, cells: '. 2 3 . . 9 . . . . . .' },
  { q: 4, r: -8, cells: '. 1 . 4 . . 8 . . . H H .' },
  { q: 5, r: -8, cells: 'M . . 5 6 7 . X . . H .' },
  { q: 6, r: -9, cells: 'M M . . . . . X X . . . .' },
] as const;

const LANDS = {
  C: 'city',
  M: 'cave',
  F: 'forge',
  E: 'elvenWorkshop',
  D: 'dwarfWorkshop',
  S: 'shoeManufactory',
  W: 'witchHut',
  H: 'druidHut',
  I: 'iceTower',
  X: 'fieryEarth',
} as const;

/** The eight locations with a stack, in the order that breaks ties (MC-R21). */
export const LOCATIONS = [
  'forge',
  'elvenWorkshop',
  'dwarfWorkshop',
  'shoeManufactory',
  'witchHut',
  'druidHut',
  'iceTower',
  'fieryEarth',
] as const;
export type LocationId = (typeof LOCATIONS)[number];
/** What a cell belongs to; the Fireway is forest. */
export type Land = LocationId | 'city' | 'cave' | 'forest';

type Count<N extends number, Found extends number[] = []> = Found['length'] extends N
  ? Found[number]
  : Count<N, [...Found, Found['length']]>;
const CELL_COUNT = 163;
/** A cell of the board: its number, column by column from the north-west. */
export type Cell = Count<typeof CELL_COUNT>;
type Hex = { readonly q: number; readonly r: number };

const printed = COLUMNS.flatMap(({ q, r, cells }) =>
  cells.split(' ').map((sign, i) => ({ hex: { q, r: r + i }, sign })),
);

/** One entry a cell, so that none is ever missing. */
type PerCell<T> = readonly T[] & Record<Cell, T>;
export const CELLS = printed.map((_, cell) => cell as Cell);
/** Where each cell lies. */
export const HEXES = printed.map(({ hex }) => hex) as unknown as PerCell<Hex>;
/** What each cell belongs to. */
export const LAND = printed.map(
  ({ sign }) => LANDS[sign as keyof typeof LANDS] ?? 'forest',
) as unknown as PerCell<Land>;

const numberOf = new Map(CELLS.map((cell) => [`${HEXES[cell].q},${HEXES[cell].r}`, cell]));
/** The cell at these coordinates. */
export function cellAt(q: number, r: number): Cell {
  const cell = numberOf.get(`${q},${r}`);
  if (cell === undefined) throw new RangeError(`there is no cell (${q},${r})`);
  return cell;
}

/** Where the Manticore sleeps (MC-R39), where she enters the City, and her way between: F1 to F10. */
export const LAIR = cellAt(5, -8);
export const GATE = cellAt(1, 0);
const fireway = printed
  .flatMap(({ sign }, cell) => (Number(sign) > 0 ? [{ step: Number(sign), cell: cell as Cell }] : []))
  .sort((a, b) => a.step - b.step)
  .map(({ cell }) => cell);
/** MC-23.7, MC-23.8. Every cell she ever stands on, the lair first and the gate last. */
export const FIREWAY: readonly Cell[] = [LAIR, ...fireway, GATE];
/** The City as a place in `FIREWAY`. */
export const IN_CITY = FIREWAY.length - 1;

/** MC-D4. City cells in the order in which a hero who does not choose is set down. */
export const START_CELLS: readonly Cell[] = [
  cellAt(1, 0),
  cellAt(0, -1),
  cellAt(1, -1),
  cellAt(0, 1),
  cellAt(-1, 1),
  cellAt(-1, 0),
  cellAt(0, 0),
];
