import type { Seat } from '@parlour/kernel';
import { type Cell, FIREWAY } from '../../content/board.ts';
import { MONSTER_IDS, type MonsterId } from '../../content/monsters.ts';
import type { Fighter, G } from '../../types.ts';

/** MC-R70. One marker a cell: whose it is. */
export function standingOn(g: G, cell: Cell): Fighter | null {
  return heroOn(g, cell) ?? foeOn(g, cell);
}

export function heroOn(g: G, cell: Cell): Seat | null {
  for (const seat of g.seats) if (g.heroes[seat].cell === cell) return seat;
  return null;
}

export function monsterOn(g: G, cell: Cell): MonsterId | null {
  for (const id of MONSTER_IDS) if (g.monsters[id].cell === cell) return id;
  return null;
}

function foeOn(g: G, cell: Cell): Fighter | null {
  return manticoreCell(g) === cell ? 'manticore' : monsterOn(g, cell);
}

export const manticoreCell = (g: G): Cell => FIREWAY[g.manticore.step] as Cell;

/** Where somebody stands; `null` off the board. */
export function cellOf(g: G, who: Fighter): Cell | null {
  if (typeof who === 'number') return g.heroes[who].cell;
  return who === 'manticore' ? manticoreCell(g) : g.monsters[who].cell;
}

/** Every cell with a marker, as a table to look up. */
export function occupiedCells(g: G): Uint8Array {
  const occupied = new Uint8Array(g.roads.length);
  for (const seat of g.seats) mark(occupied, g.heroes[seat].cell);
  for (const id of MONSTER_IDS) mark(occupied, g.monsters[id].cell);
  mark(occupied, manticoreCell(g));
  return occupied;
}

function mark(occupied: Uint8Array, cell: Cell | null): void {
  if (cell !== null) occupied[cell] = 1;
}
