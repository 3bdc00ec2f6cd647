import { type Barred, type Fields, type Refusal, type Seat, tableOf } from '@parlour/kernel';
import { ASSET_AT, CELLS, type Cell, IS_FRONTIER } from '../content/map.ts';
import type { G, MatterOfFact, Turn } from '../types.ts';
import { arrest, capturedBy, endCapture } from './captures.ts';
import { chipAt, speedOf, vehicleOf } from './holdings.ts';
import { emit, no } from './vocabulary.ts';
import { canEnd, isGuarded, isTaken, pathTo, type Ways, waysOf } from './ways.ts';

/** MF-8. Stage 3. */

type Destinations = Fields<MatterOfFact['actions']['move']>;

const barred = (value: Cell, because: Refusal<MatterOfFact>): Barred<Cell> => ({ value, because: because as Refusal });
/** One reason against every cell, written out beforehand: most of the map is barred, many times a second. */
const barredCells = (because: Refusal<MatterOfFact>) => tableOf(CELLS, (cell) => barred(cell, because));
const OUT_OF_REACH = {
  4: barredCells(no('MF-8.1', 'outOfReach', { speed: 4 })),
  6: barredCells(no('MF-8.1', 'outOfReach', { speed: 6 })),
  8: barredCells(no('MF-8.1', 'outOfReach', { speed: 8 })),
};
const CARD_UNAVOIDABLE = barredCells(no('MF-R25', 'cardUnavoidable', {}));
const NO_BORDER = barredCells(no('MF-R25', 'noBorderOnTheWay', {}));

/** MF-D4. Every destination, with and without an action card. */
export function moveOffer(g: G, seat: Seat, start: Cell): Destinations[] {
  const speed = speedOf(g, seat);
  const ways = waysOf(g, seat, start, speed);
  return [false, true].map((card) => {
    const one: Cell[] = [];
    const not: Barred<Cell>[] = [];
    for (const cell of CELLS) {
      if (canEnd(ways, cell, card)) one.push(cell);
      else not.push(whyNotThere(g, ways, cell, card, speed));
    }
    return { to: { one, not }, card: { one: [card] } };
  });
}

function whyNotThere(g: G, ways: Ways, cell: Cell, card: boolean, speed: number): Barred<Cell> {
  if (canEnd(ways, cell, !card)) return (card ? NO_BORDER : CARD_UNAVOIDABLE)[cell];
  const asset = ASSET_AT[cell];
  if (isGuarded(ways, cell) && asset !== null)
    return barred(cell, no('MF-8.4', 'guarded', { asset, owner: g.assets[asset].owner ?? 0 }));
  const by = isTaken(ways, cell) ? chipAt(g, cell) : null;
  if (by !== null) return barred(cell, no('MF-8.4', 'occupied', { cell, by }));
  return OUT_OF_REACH[speed as keyof typeof OUT_OF_REACH][cell];
}

/** MF-8.1, MF-8.5, MF-R76. A way that ends where it began counts as staying, but for the border crossed. */
export function moveTo(g: G, f: Turn, to: Cell, card: boolean): void {
  const player = g.players[f.seat];
  const from = player.cell;
  if (from === null) return;
  f.drawsCard = card;
  f.hasArrived = to !== from;
  if (!f.hasArrived && !card) return emit(g, 'stayed', { seat: f.seat, cell: from });
  const path = pathTo(waysOf(g, f.seat, from, speedOf(g, f.seat)), to, card);
  const crossed = path.slice(1).filter((cell) => IS_FRONTIER[cell]);
  emit(g, 'moved', { seat: f.seat, from, to, path, vehicle: vehicleOf(g, f.seat), crossed });
  if (!f.hasArrived) return;
  // MF-18.10: a capture lasts as long as the chip stays.
  const left = capturedBy(g, f.seat);
  if (left !== null) endCapture(g, left, 'left');
  player.cell = to;
  // MF-19.1
  const asset = ASSET_AT[to];
  if (asset !== null && g.assets[asset].owner === f.seat) arrest(g, f.seat, asset);
}
