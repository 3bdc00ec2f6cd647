import { takenUp } from '@parlour/kit/taken-up.ts';
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
const { select, useSelection: useAll } = takenUp(NOTHING);

export { select };

/** Another table begins with empty hands. */
export const forget = (): void => select(NOTHING);

export const unselect = (): void => select({ card: null, target: null });

export const useSelection = (): Selection => useAll((all) => all);
