import { distance } from '@parlour/kernel/hex.ts';
import { type AssetId, KIND_OF } from '../content/assets.ts';
import { BUSINESS_CENTRE, CELL_OF, CELLS, type Cell, type PerCell } from '../content/map.ts';
import { SPEED } from '../content/vehicles.ts';
import { BOARD } from '../rules/02-map/map.ts';

/** How long ways take, by the map alone: who will stand where in later turns is not known. */

/** A stop takes a turn even where one stands already. */
export const turnsBetween = (from: Cell, to: Cell, speed: number): number =>
  Math.max(1, Math.ceil(distance(BOARD, from, to) / speed));

export const hexesBetween = (from: Cell, to: Cell): number => distance(BOARD, from, to);

export const PARKS = (Object.keys(CELL_OF) as AssetId[]).filter((asset) => KIND_OF[asset] === 'technologyPark');

/** Turns from each cell to each park by way of the business centre, with a stop there; and to the business centre itself. */
type Tables = { readonly byCentre: Readonly<Record<string, PerCell<number>>>; readonly toCentre: PerCell<number> };

const perCell = (turnsFrom: (cell: Cell) => number): PerCell<number> =>
  CELLS.map(turnsFrom) as readonly number[] as PerCell<number>;

function tablesFor(speed: number): Tables {
  const byCentre: Record<string, PerCell<number>> = {};
  for (const park of PARKS)
    byCentre[park] = perCell((cell) =>
      Math.min(
        ...BUSINESS_CENTRE.map((hex) => turnsBetween(cell, hex, speed) + turnsBetween(hex, CELL_OF[park], speed)),
      ),
    );
  return {
    byCentre,
    toCentre: perCell((cell) => Math.min(...BUSINESS_CENTRE.map((hex) => turnsBetween(cell, hex, speed)))),
  };
}

const TABLES: Readonly<Record<number, Tables>> = Object.fromEntries(
  Object.values(SPEED).map((speed) => [speed, tablesFor(speed)]),
);

export const turnsByCentre = (cell: Cell, park: AssetId, speed: number): number =>
  TABLES[speed]?.byCentre[park]?.[cell] ?? FOREVER;
export const turnsToCentre = (cell: Cell, speed: number): number => TABLES[speed]?.toCentre[cell] ?? FOREVER;
const FOREVER = 400;
