import { LORRIES, type LorryId } from '../../content/lorries.ts';
import type { Table } from '../table/context.ts';
import { nameOf } from '../table/reading.ts';

/** A lorry in one sentence or two, for readers and for the label of its button. */
export function summaryOf(table: Table, lorry: LorryId): string {
  const { facts, view, words, label } = table;
  const { good } = view.lorries[lorry];
  const { onBoard, capacity, lots, points, isHeld } = facts.lorries[lorry];
  const name = words.lorries[lorry];
  if (good === null) return label.say.emptyLorry(name, capacity, points, LORRIES[lorry].fall);
  const load = lots.map(({ seat, units, now, worst, best }) =>
    label.yard.lot(nameOf(table, seat), units, now, worst, best),
  );
  return [label.say.lorry(name, words.goods[good], onBoard, capacity), ...load, isHeld ? label.yard.held : '']
    .filter((line) => line !== '')
    .join('. ');
}
