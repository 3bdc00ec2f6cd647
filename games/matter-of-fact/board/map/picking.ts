import type { Means } from '@parlour/kit/hex/hex-map.tsx';
import { ASSET_AT, type Cell } from '../../content/map.ts';
import type { Table } from '../table/context.ts';
import { choiceOf } from '../table/reading.ts';
import { select, selected, unselect } from '../table/selection.ts';

type Offered = Pick<Table, 'offers'>;

/** The cells that may be chosen: to start on, or to go to. */
export const litCells = (offered: Offered): Cell[] =>
  [...choiceOf(offered, 'placeChip', 'cell').values, ...choiceOf(offered, 'move', 'to').values] as Cell[];

/** What bars the way although it would be near enough: chips and guards. */
export const barredCells = (offered: Offered): Cell[] =>
  choiceOf(offered, 'move', 'to')
    .barred.filter(({ because }) => because.refused === 'guarded' || because.refused === 'occupied')
    .map(({ value }) => value as Cell);

/** What a click, a tap or the enter key on a cell means. */
export function pickCell(table: Table, cell: Cell | null, means: Means): void {
  if (cell === null) return unselect();
  const { offer, facts } = table;
  if (offer('placeChip').isOffered && offer('placeChip').allows({ cell })) return offer('placeChip').pick({ cell });
  const reach = offer('move').isOffered ? facts.reach.find((each) => each.cell === cell) : undefined;
  const isAgain = selected().cell === cell;
  // A finger has not hovered: its first touch shows the way, its second goes. A card that will be drawn is always asked for.
  if (reach !== undefined && reach.card !== 'either' && (isAgain || (means !== 'touch' && reach.card === 'without'))) {
    unselect();
    return offer('move').pick({ to: cell, card: reach.card === 'with' });
  }
  const asset = ASSET_AT[cell];
  if (isAgain) return unselect();
  select({ cell, sheet: reach === undefined && asset !== null ? { is: 'asset', asset } : null });
}
