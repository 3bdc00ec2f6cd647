import type { Seat } from '@parlour/kernel';
import type { Means } from '@parlour/kit/hex/hex-map.tsx';
import { alternatives, fieldChoice, untyped } from '@parlour/kit/offers/index.ts';
import type { Cell } from '../../content/board.ts';
import type { Rotation } from '../../content/road-tokens.ts';
import type { Fighter } from '../../types.ts';
import type { Table } from '../table/context.ts';
import { isSeat, pavingOf, standingOn } from '../table/reading.ts';
import { select, selected, unselect } from '../table/selection.ts';

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

type Offered = Pick<Table, 'offers'>;

/** What a kind of action offers for one of its fields. */
export const valuesOf = (
  { offers }: Offered,
  type: string,
  field: string,
  picked: Record<string, unknown> = {},
): unknown[] => fieldChoice(alternatives(untyped(offers), type, picked), field).values;

/** The cells that may be chosen: to stand on, to lay a token on, to walk to. */
export const litCells = (offered: Offered): Cell[] =>
  [
    ...valuesOf(offered, 'standOn', 'cell'),
    ...valuesOf(offered, 'lay', 'cell'),
    ...valuesOf(offered, 'move', 'to'),
  ] as Cell[];

/** The ways a token may be turned on a cell. */
const rotationsOn = ({ offer }: Table, cell: Cell): Rotation[] =>
  ROTATIONS.filter((rotation) => offer('lay').allows({ cell, rotation }));

/** As the token was turned by hand, or turned on until it may lie there; left alone, as it lies best. */
export function rotationFor(table: Table, cell: Cell, held: Rotation | null): Rotation | null {
  const possible = rotationsOn(table, cell);
  const best = held ?? pavingOf(table)?.turns.find((each) => each.cell === cell)?.rotation ?? 0;
  return possible.find((rotation) => rotation >= best) ?? possible[0] ?? null;
}

/** Whom the hero on turn may attack. */
export const targetsOf = (offered: Offered): Fighter[] =>
  [
    ...new Set([...valuesOf(offered, 'attack', 'target'), ...valuesOf(offered, 'attackTogether', 'target')]),
  ] as Fighter[];

/** What a click, a tap or the enter key on a cell means. */
export function pickCell(table: Table, at: number | null, means: Means): void {
  const cell = at as Cell | null;
  if (cell === null) return unselect();
  const { view, offer } = table;
  const before = selected();
  if (offer('standOn').isOffered && offer('standOn').allows({ cell })) return offer('standOn').pick({ cell });
  if (offer('lay').isOffered && offer('lay').allows({ cell })) {
    const rotation = rotationFor(table, cell, before.rotation) ?? 0;
    select({ cell: null, rotation: null, fighter: null });
    return offer('lay').pick({ cell, rotation });
  }
  const who = standingOn(view, cell);
  if (who !== null) return pickFighter(table, who, cell);
  const walks = offer('move').isOffered && offer('move').allows({ to: cell });
  // A finger has not hovered: its first touch shows the way, its second goes.
  if (walks && (means !== 'touch' || before.cell === cell)) {
    unselect();
    return offer('move').pick({ to: cell });
  }
  select({ cell: before.cell === cell ? null : cell, fighter: null, item: null, isHealing: false });
}

export function pickFighter(table: Table, who: Fighter, cell: Cell | null): void {
  const isAgain = selected().fighter === who;
  select({ fighter: isAgain ? null : who, cell: isAgain ? null : cell, item: null, isHealing: false, cover: null });
  if (isSeat(who)) showSheet(table, isAgain ? null : who);
}

/** Lays another hero's sheet open; one's own is the one that lies there anyway. */
export const showSheet = ({ seat }: Table, whose: Seat | null): void =>
  select({ sheet: whose === seat ? null : whose });
