import type { Seat } from '@parlour/kernel';
import { takenUp } from '@parlour/kit/taken-up.ts';
import type { Industry } from '../../content/industries.ts';
import type { OptionCard } from '../../content/options.ts';
import type { Terms } from '../../types.ts';

/** What the desk shows besides the question itself. */
export type Tab = 'desk' | 'deal' | 'players' | 'charts';
export type Draft = { to: Seat; terms: Terms; counters: number | null };

/** What the person has taken up or looks at but has not yet done. Hand and board stand apart on the page and share it here. */
type Selection = {
  /** The industry whose dossier lies open. */
  industry: Industry | null;
  /** The industry under the pointer. */
  peek: Industry | null;
  /** Whose chains are drawn; `null` for one's own. */
  seat: Seat | null;
  /** The clipping in hand. */
  card: OptionCard | null;
  tab: Tab;
  /** On a phone the desk is pulled over the ring; at rest only what answers the question is seen of it. */
  isDeskUp: boolean;
  /** The choice under the pointer, written out: what would follow from it is told at the foot of the desk. */
  looked: string | null;
  draft: Draft | null;
};

const NOTHING: Selection = {
  industry: null,
  peek: null,
  seat: null,
  card: null,
  tab: 'desk',
  isDeskUp: false,
  looked: null,
  draft: null,
};
const { select, selected, useSelection } = takenUp(NOTHING);

export { select, useSelection };

/** Another table begins with empty hands. */
export const forget = (): void => select(NOTHING);

/** What was taken up for one question is put down at the next; a deal that is being drawn up stays. */
export const letGo = (): void => select({ industry: null, peek: null, card: null, looked: null });

/** Whether nothing is taken up or being looked at. */
export const isHandsFree = (): boolean =>
  selected().industry === null && selected().card === null && selected().draft === null && selected().tab === 'desk';

/** Opens the dossier of an industry; a second touch closes it. */
export const openDossier = (industry: Industry): void =>
  selected().industry === industry && selected().tab === 'desk'
    ? select({ industry: null })
    : select({ industry, card: null, tab: 'desk', isDeskUp: true });

export const openTab = (tab: Tab): void =>
  select({ tab, isDeskUp: selected().tab !== tab || !selected().isDeskUp, industry: null, card: null });

/** Lays the desk down: the question lies on top of it again. */
export const layDown = (): void => select({ isDeskUp: false, tab: 'desk', industry: null });
