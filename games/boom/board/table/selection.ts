import { useSyncExternalStore } from 'react';
import type { PlayCardId } from '../../content/cards.ts';
import type { CompanyCardId } from '../../content/company-cards.ts';
import type { PlanId } from '../../content/plans.ts';

/** What the person has taken up but not yet played. Hand and board stand apart on the page and share it here. */
type Selection = {
  card: PlayCardId | null;
  /** The card a Discard is aimed at. */
  target: CompanyCardId | null;
  /** The company whose window is open. */
  open: PlanId | null;
  /** The question whose window was closed by hand, so that it does not open again by itself. */
  dismissed: string | null;
};

const NOTHING: Selection = { card: null, target: null, open: null, dismissed: null };
let selection = NOTHING;
const listeners = new Set<() => void>();

export function select(change: Partial<Selection>): void {
  selection = { ...selection, ...change };
  for (const listener of listeners) listener();
}

/** Another table begins with empty hands. */
export const forget = (): void => select(NOTHING);

export const unselect = (): void => select({ card: null, target: null });

export const useSelection = (): Selection =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => selection,
    () => NOTHING,
  );
