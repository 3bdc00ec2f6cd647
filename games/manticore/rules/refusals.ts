import { type Barred, type Refusal, tableOf } from '@parlour/kernel';
import { CELLS, type Cell } from '../content/board.ts';
import type { Manticore } from '../types.ts';

export const barredCell = (value: Cell, because: Refusal<Manticore>): Barred<Cell> => ({
  value,
  because: because as Refusal,
});

/** One reason against every cell, written out beforehand: offers that bar most of the board are made many times a second. */
export const barredCells = (because: Refusal<Manticore>) => tableOf(CELLS, (cell) => barredCell(cell, because));
