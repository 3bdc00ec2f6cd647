import { useSyncExternalStore } from 'react';
import type { GoodId } from '../../content/goods.ts';
import type { LorryId } from '../../content/lorries.ts';
import type { Positions } from '../../types.ts';

/** What lies over the market on a small screen, or is brought forward on a large one. */
export type Sheet = 'wheels' | 'harbour' | 'rivals';

/** What the person has taken up or looks at but has not yet done. Hand and board stand apart on the page and share it here. */
type Selection = {
  /** A stall whose crates are being counted. */
  stall: GoodId | null;
  /** The stall, and so many of its crates, under the pointer. */
  peek: { good: GoodId; units: number } | null;
  /** A good of one's own that is held up, to be put on a lorry. */
  held: GoodId | null;
  /** A lorry that could take several goods and asks which. */
  asks: LorryId | null;
  /** Where all prices would stand if the lorry under the pointer left. */
  foreseen: Positions | null;
  /** What would be kept of too many goods. */
  kept: readonly GoodId[];
  sheet: Sheet | null;
};

const NOTHING: Selection = {
  stall: null,
  peek: null,
  held: null,
  asks: null,
  foreseen: null,
  kept: [],
  sheet: null,
};
let selection = NOTHING;
const listeners = new Set<() => void>();

export function select(change: Partial<Selection>): void {
  selection = { ...selection, ...change };
  for (const listener of listeners) listener();
}

/** Another table, or another question, begins with empty hands. */
export const forget = (): void => select(NOTHING);

export const letGo = (): void => select({ stall: null, peek: null, held: null, asks: null, foreseen: null });

export const keptNow = (): readonly GoodId[] => selection.kept;

/** What a part of the board reads of the selection: it is drawn anew only when that changes, so it should be a single value. */
export const useSelection = <T>(read: (selection: Selection) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => read(selection),
    () => read(NOTHING),
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
