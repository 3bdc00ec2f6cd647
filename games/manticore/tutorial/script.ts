import { asks as asksIn, at, wants as wantsIn } from '@parlour/kit/lesson.ts';
import { type Cell, cellAt } from '../content/board.ts';
import type { Manticore } from '../types.ts';

export { by } from '@parlour/kit/lesson.ts';
export { at };
export const asks = asksIn<Manticore>;
export const wants = wantsIn<Manticore>;

/** One thing if it is there, another until then: what is to be picked on the map, and then the button that answers. */
export const rather = (wanted: string, until: string): string =>
  `#board:not(:has(${wanted})) ${until}, #board ${wanted}`;
/** The hero's own figures: beside the map lies the sheet; on a phone there is the strip at its foot. */
export const sheetOr = (part: string, seat: number): string => `${at(part)}, ${at(`hand-${seat}`)}`;
/** A cell where the token in hand is to lie. */
export const laidOn = (cell: number): string => at(`cell-${cell}`);
/** A foe to be picked, and then the kind of attack, unless its sheet was pushed down. */
export const struck = (foe: string, kind: string): string =>
  rather(`[data-down="false"] ${at(`strike-${kind}`)}`, at(`foe-${foe}`));

/** The same together: somebody is asked along before the kind is chosen. */
export const struckWith = (foe: string, helper: number, kind: string): readonly string[] => [
  struck(foe, kind),
  `[data-down="false"] ${at(`helper-${helper}`)}[aria-pressed="false"]`,
];

/** The cells the lesson speaks of: from the City's north cell up the new road to the Forge, and beside it. */
export const NORTH_CELL = cellAt(0, -1);
export const MIDDLE = cellAt(0, 0);
export const FIRST_ROAD = cellAt(0, -2);
export const SECOND_ROAD = cellAt(0, -3);
export const THIRD_ROAD = cellAt(0, -4);
export const FORGE_GATE = cellAt(0, -5);
export const FORGE_YARD = cellAt(1, -5);
export const LAIR_CELL = cellAt(1, -4);
/** Beside the new road, where none of its ends leads. */
export const BESIDE_ROAD = cellAt(-1, -2);

/** What Rosa and the person lay after the lesson's own tokens: seat, cell, rotation. It was played once and written down. */
const REST: readonly (readonly [seat: 0 | 1, cell: number, rotation: number])[] = [
  [1, 56, 1],
  [0, 84, 0],
  [1, 44, 1],
  [0, 72, 1],
  [1, 102, 0],
  [0, 85, 0],
  [1, 106, 3],
  [0, 31, 0],
  [1, 30, 3],
  [0, 19, 1],
  [1, 10, 0],
  [0, 110, 0],
  [1, 23, 2],
  [0, 109, 1],
  [1, 3, 0],
  [0, 2, 1],
  [1, 6, 0],
  [0, 7, 0],
  [1, 14, 3],
  [0, 15, 0],
  [1, 18, 0],
  [0, 22, 0],
  [1, 24, 0],
  [0, 28, 0],
  [1, 27, 0],
  [0, 61, 1],
  [1, 62, 0],
  [0, 60, 0],
  [1, 67, 1],
  [0, 57, 4],
  [1, 55, 2],
  [0, 70, 5],
  [1, 13, 0],
  [0, 59, 0],
  [1, 74, 1],
  [0, 25, 0],
  [1, 95, 1],
];
export const lay = (seat: 0 | 1, cell: Cell | number, rotation: number) =>
  ({ seat, type: 'lay', cell, rotation }) as const;
export const THE_REST = REST.map(([seat, cell, rotation]) => lay(seat, cell, rotation));
