import { useSyncExternalStore } from 'react';
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

/** What the person looks at or has half chosen. Map, dock and hand stand apart on the page and share it here. */
export type Selection = {
  /** Under the mouse or the keyboard's cursor. */
  pointed: Cell | null;
  /** Picked, but nothing is sent yet. */
  cell: Cell | null;
  sheet: Sheet | null;
  /** As the person has pulled it; `null`: as what lies there wants it. */
  pull: Pull | null;
};

const NOTHING: Selection = { pointed: null, cell: null, sheet: null, pull: null };
let selection = NOTHING;
const listeners = new Set<() => void>();

export function select(change: Partial<Selection>): void {
  // What is newly laid out comes up as far as it wants: the hand has pulled something else.
  const isLaidAnew = 'cell' in change || 'sheet' in change;
  selection = { ...selection, ...(isLaidAnew && { pull: null }), ...change };
  for (const listener of listeners) listener();
}

/** Puts down whatever was taken up. */
export const unselect = (): void => select({ cell: null, sheet: null });

/** Another table begins with empty hands. */
export const forget = (): void => select(NOTHING);

export const selected = (): Selection => selection;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** One thing of it: a part that shows an asset is not drawn anew because the mouse has moved. */
export function useSelected<K extends keyof Selection>(key: K): Selection[K] {
  return useSyncExternalStore(
    subscribe,
    () => selection[key],
    () => NOTHING[key],
  );
}

/** Whether this is the sheet that is laid open: of many cards and piles only the two that change are drawn anew. */
export function useIsLaid(is: (sheet: Sheet) => boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => selection.sheet !== null && is(selection.sheet),
    () => false,
  );
}
