import { takenUp } from '@parlour/kit/taken-up.ts';
import { type PointerEvent, useEffect } from 'react';
import type { Characteristic } from '../../content/characteristics.ts';
import type { GoodId } from '../../content/goods.ts';
import type { LorryId } from '../../content/lorries.ts';
import type { ShipmentSize } from '../../content/table.ts';
import type { Positions } from '../../types.ts';

/** What lies over the market on a small screen, or is brought forward on a large one. */
export type Sheet = 'wheels' | 'harbour' | 'rivals';

/** A choice that is being thought about: the pointer or the focus rests on it. Buying has its own, `peek`. */
export type Weighed =
  | { type: 'load'; lorry: LorryId; good: GoodId }
  | { type: 'ship'; good: GoodId; units: ShipmentSize }
  | { type: 'improve' | 'insure'; characteristic: Characteristic }
  | { type: 'spinPrices' | 'spinMisfortune' };

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
  /** What the counter tells the consequences of. */
  weighed: Weighed | null;
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
  weighed: null,
  foreseen: null,
  kept: [],
  sheet: null,
};
const { select, selected, useSelection } = takenUp(NOTHING);

export { select, useSelection };

/** Another table, or another question, begins with empty hands. */
export const forget = (): void => select(NOTHING);

export const letGo = (): void =>
  select({ stall: null, peek: null, held: null, asks: null, weighed: null, foreseen: null });

/** What a button needs so that resting on it tells what would come of pressing it. */
export const weighing = (choice: Weighed) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && select({ weighed: choice }),
  onPointerLeave: () => select({ weighed: null }),
  onFocus: () => select({ weighed: choice }),
  onBlur: () => select({ weighed: null }),
});

export const keptNow = (): readonly GoodId[] => selected().kept;

/** The price table shows where its markers would go, for as long as this is known. */
export function useForeseen(foreseen: Positions | null): void {
  useEffect(() => {
    if (foreseen === null) return;
    select({ foreseen });
    return () => select({ foreseen: null });
  }, [foreseen]);
}
