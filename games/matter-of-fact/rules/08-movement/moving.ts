import { type Barred, type Fields, type Refusal, type Seat, tableOf } from '@parlour/kernel';
import { ASSET_AT, CELLS, type Cell, IS_FRONTIER } from '../../content/map.ts';
import type { G, MatterOfFact, Turn } from '../../types.ts';
import { arrest, capturedBy, endCapture } from '../18-raids/captures.ts';
import { chipAt, speedOf, vehicleOf } from '../holdings.ts';
import { emit, no } from '../vocabulary.ts';
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
  const without = { one: [] as Cell[], not: [] as Barred<Cell>[] };
  const withCard = { one: [] as Cell[], not: [] as Barred<Cell>[] };
  for (const cell of CELLS) {
    const isWithout = canEnd(ways, cell, false);
    const isWith = canEnd(ways, cell, true);
    const nowhere = isWithout || isWith ? null : whyNotThere(g, ways, cell, speed);
    if (isWithout) without.one.push(cell);
    else without.not.push(nowhere ?? CARD_UNAVOIDABLE[cell]);
    if (isWith) withCard.one.push(cell);
    else withCard.not.push(nowhere ?? NO_BORDER[cell]);
  }
  return [
    { to: without, card: { one: [false] } },
    { to: withCard, card: { one: [true] } },
  ];
}

function whyNotThere(g: G, ways: Ways, cell: Cell, speed: number): Barred<Cell> {
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
  // Which way it took changes nothing: in a search, where nobody listens, it is not looked for.
  if (g.events !== null) tellWay(g, f.seat, from, to, card);
  if (!f.hasArrived) return;
  // MF-18.10: a capture lasts as long as the chip stays.
  const left = capturedBy(g, f.seat);
  if (left !== null) endCapture(g, left, 'left');
  player.cell = to;
  const asset = ASSET_AT[to];
  const owner = asset === null ? null : g.assets[asset].owner;
  // MF-18.1, MF-R51
  f.mayRaid = owner !== null && owner !== f.seat;
  // MF-19.1
  if (asset !== null && owner === f.seat) arrest(g, f.seat, asset);
}

function tellWay(g: G, seat: Seat, from: Cell, to: Cell, card: boolean): void {
  const path = pathTo(waysOf(g, seat, from, speedOf(g, seat)), to, card);
  const crossed = path.slice(1).filter((cell) => IS_FRONTIER[cell]);
  emit(g, 'moved', { seat, from, to, path, vehicle: vehicleOf(g, seat), crossed });
}
