import type { Seat } from '@parlour/kernel';
import { OUTSIDE } from '@parlour/kernel/hex.ts';
import { ASSET_AT, CELL_COUNT, CELL_OF, type Cell, IS_FRONTIER } from '../../content/map.ts';
import type { G } from '../../types.ts';
import { BOARD } from '../02-map/map.ts';
import { assetsOf, vehicleOf } from '../holdings.ts';

/** MF-8. Where a chip can go. A place on a way is a cell and whether a frontier hex was entered before or on it (MF-R24). */

const UNREACHED = -1;
const FREE = 0;
const CHIP = 1;
const GUARD = 2;
const RAIDER = 3;

/** `hexes` and `from` have two entries a cell: without and with a frontier hex on the way. */
export type Ways = {
  readonly start: Cell;
  readonly hexes: Int16Array;
  readonly from: Int16Array;
  readonly bars: Uint8Array;
};

const placeOf = (cell: Cell, card: boolean): number => cell * 2 + (card ? 1 : 0);

/** MF-20.3, MF-R27. What stands on each cell in the way of `seat` (MF-8.2, MF-R2): chips of others, guards of others, or a raider to be arrested. */
export function barsFor(g: G, seat: Seat): Uint8Array {
  const bars = new Uint8Array(CELL_COUNT);
  for (const other of g.seats) {
    // MF-R26: own guards never block.
    if (other !== seat) for (const id of assetsOf(g, other)) if (g.assets[id].hasGuard) bars[CELL_OF[id]] = GUARD;
  }
  for (const other of g.seats) {
    const { cell } = g.players[other];
    if (cell === null || other === seat) continue;
    const asset = ASSET_AT[cell];
    // MF-R59: only the owner may end his movement beside the raider.
    const isCaptured = asset !== null && g.assets[asset].owner === seat && g.assets[asset].capture !== null;
    bars[cell] = isCaptured ? RAIDER : CHIP;
  }
  return bars;
}

/** MF-8.1, MF-8.2, MF-8.3, MF-8.4, MF-R25. The shortest ways of a player's chip within `limit` hexes. */
export function waysOf(g: G, seat: Seat, start: Cell, limit: number): Ways {
  const flies = vehicleOf(g, seat) === 'quadcopter';
  const bars = barsFor(g, seat);
  const hexes = new Int16Array(CELL_COUNT * 2).fill(UNREACHED);
  const from = new Int16Array(CELL_COUNT * 2).fill(UNREACHED);
  const queue = new Int16Array(CELL_COUNT * 2);
  let queued = 1;
  queue[0] = placeOf(start, false);
  hexes[start * 2] = 0;
  for (let head = 0; head < queued; head++) {
    const place = queue[head] as number;
    const far = (hexes[place] as number) + 1;
    if (far > limit) break;
    const cell = place >> 1;
    for (let direction = 0; direction < 6; direction++) {
      const to = BOARD.neighbours[cell * 6 + direction] as number;
      if (to === OUTSIDE) continue;
      const bar = bars[to] as number;
      if (!flies && (bar === CHIP || bar === GUARD)) continue;
      const next = to * 2 + (IS_FRONTIER[to as Cell] ? 1 : place & 1);
      if (hexes[next] !== UNREACHED) continue;
      hexes[next] = far;
      from[next] = place;
      if (flies || bar !== RAIDER) queue[queued++] = next;
    }
  }
  return { start, hexes, from, bars };
}

/** MF-8.4, MF-R65, MF-R76. Whether a movement can end there, with or without an action card; staying always can. */
export function canEnd({ start, hexes, bars }: Ways, cell: Cell, card: boolean): boolean {
  if (cell === start && !card) return true;
  const bar = bars[cell];
  return (bar === FREE || bar === RAIDER) && hexes[placeOf(cell, card)] !== UNREACHED;
}

export const isGuarded = ({ bars }: Pick<Ways, 'bars'>, cell: Cell): boolean => bars[cell] === GUARD;
export const isTaken = ({ bars }: Pick<Ways, 'bars'>, cell: Cell): boolean => bars[cell] === CHIP;
export const arrestsAt = ({ bars }: Ways, cell: Cell): boolean => bars[cell] === RAIDER;
export const hexesTo = ({ hexes }: Ways, cell: Cell, card: boolean): number => hexes[placeOf(cell, card)] as number;

/** The cells of the way, from the start it comes from, both included. */
export function pathTo({ from }: Ways, cell: Cell, card: boolean): Cell[] {
  const path: Cell[] = [];
  for (let place = placeOf(cell, card); place !== UNREACHED; place = from[place] as number)
    path.push((place >> 1) as Cell);
  return path.reverse();
}
