import { takenUp } from '@parlour/kit/taken-up.ts';
import type { AssetId } from '../../content/assets.ts';
import type { Resource } from '../../content/exchange.ts';
import type { Cell } from '../../content/map.ts';

/** A sheet that was laid over the question. The last three are for a phone: elsewhere they lie open beside the map. */
export type Sheet =
  | { is: 'asset'; asset: AssetId }
  | { is: 'sell'; resource: Resource }
  | { is: 'deal'; answers: number | null }
  | { is: 'purse' }
  | { is: 'exchange' }
  | { is: 'works' }
  | { is: 'rivals' };

/** How far the sheet of a phone is pulled up: its title and buttons, about half of the board, or all of it. */
export type Pull = 'peek' | 'half' | 'full';

/** `proposal`: goes on only while the rules propose the very same; `errand`: a journey, and what one goes there for. */
export type Announced = { by: 'proposal' | 'errand'; steps: readonly { type: string }[] };

/** What the person looks at or has half chosen. Map, dock and hand stand apart on the page and share it here. */
type Selection = {
  /** Under the mouse or the keyboard's cursor. */
  pointed: Cell | null;
  /** Picked, but nothing is sent yet. */
  cell: Cell | null;
  sheet: Sheet | null;
  /** As the person has pulled it; `null`: as what lies there wants it. */
  pull: Pull | null;
  /** What one click has announced and is still to be done. */
  announced: Announced | null;
};

const NOTHING: Selection = { pointed: null, cell: null, sheet: null, pull: null, announced: null };
const { selected, useSelection, select: change } = takenUp(NOTHING);

export { selected };

export function select(changes: Partial<Selection>): void {
  // What is newly laid out comes up as far as it wants: the hand has pulled something else.
  const isLaidAnew = 'cell' in changes || 'sheet' in changes;
  change({ ...(isLaidAnew && { pull: null }), ...changes });
}

/** Puts down whatever was taken up. */
export const unselect = (): void => select({ cell: null, sheet: null });

/** Another table begins with empty hands. */
export const forget = (): void => select(NOTHING);

/** One thing of it: a part that shows an asset is not drawn anew because the mouse has moved. */
export function useSelected<K extends keyof Selection>(key: K): Selection[K] {
  return useSelection((selection) => selection[key]);
}

/** Whether this is the sheet that is laid open: of many cards and piles only the two that change are drawn anew. */
export function useIsLaid(is: (sheet: Sheet) => boolean): boolean {
  return useSelection(({ sheet }) => sheet !== null && is(sheet));
}
