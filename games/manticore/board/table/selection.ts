import type { Seat } from '@parlour/kernel';
import { takenUp } from '@parlour/kit/taken-up.ts';
import type { TokenId } from '../../content/artifacts.ts';
import type { Cell } from '../../content/board.ts';
import type { MonsterId } from '../../content/monsters.ts';
import type { Rotation } from '../../content/road-tokens.ts';
import type { Course, Fighter } from '../../types.ts';

/** How the table is laid out: map between two columns, map over a strip (upright phone), map beside a strip (on its side). */
export type Layout = 'wide' | 'tall' | 'flat';

/** What the person looks at or has half chosen. Map, sheet and dock stand apart on the page and share it here. */
type Selection = {
  /** Under the mouse or the keyboard's cursor. */
  pointed: Cell | null;
  /** Picked, but nothing is sent yet: where a token is to lie, or what a finger touched. */
  cell: Cell | null;
  /** As the token in hand was turned; `null`: it is laid as it fits best. */
  rotation: Rotation | null;
  /** All tokens to come are laid where they fit best. */
  isPaving: boolean;
  /** A fighter whose card is open. */
  fighter: Fighter | null;
  item: TokenId | null;
  isHealing: boolean;
  /** The sheet that lies open instead of one's own. */
  sheet: Seat | null;
  /** On a phone: the sheet that was pulled over the map. */
  cover: 'sheet' | 'foes' | null;
  layout: Layout;
  /** The last step of each monster, so that it can be asked why. */
  courses: Partial<Record<MonsterId, Course & { to: Cell; isStay: boolean }>>;
};

/** Before the board is measured, the window tells: whoever draws a map first wants to know how near to begin. */
const guess = (): Layout =>
  typeof innerWidth !== 'number' ? 'wide' : innerWidth <= 760 ? 'tall' : innerHeight <= 560 ? 'flat' : 'wide';

const NOTHING: Selection = {
  pointed: null,
  cell: null,
  rotation: null,
  isPaving: false,
  fighter: null,
  item: null,
  isHealing: false,
  sheet: null,
  cover: null,
  layout: guess(),
  courses: {},
};
const { select, selected, useSelection } = takenUp(NOTHING);

export { select, selected };

/** Puts down whatever was taken up. */
export const unselect = (): void => select({ cell: null, fighter: null, item: null, isHealing: false });

/** Another table begins with empty hands. */
export const forget = (): void => select({ ...NOTHING, layout: selected().layout });

/** One thing of it: a part that shows a fighter's card is not drawn anew because the mouse has moved. */
export function useSelected<K extends keyof Selection>(key: K): Selection[K] {
  return useSelection((selection) => selection[key]);
}
