import type { ScriptedMove } from '@parlour/kit';
import { asks as asksIn, at, presses as pressesIn } from '@parlour/kit/lesson.ts';
import type { Resource } from '../content/exchange.ts';
import { CELL_OF, type Cell, cellAt } from '../content/map.ts';
import type { MatterOfFact } from '../types.ts';

export { at };
export const asks = asksIn<MatterOfFact>;
export const presses = pressesIn<MatterOfFact>;

export type Move = ScriptedMove;

/** Going somewhere: the hex, and where it is asked whether a border is crossed, the button that says so. */
export const road = (place: string, card = false): string[] => [at(place), at(card ? 'go-card' : 'go')];
/** Selling or delivering: the pile, then the button on its sheet. */
export const sale = (resource: Resource): string[] => [at(`stock-${resource}`), at(`sell-${resource}`)];
export const delivery = (resource: Resource, contract: string): string[] => [
  at(`stock-${resource}`),
  at(`deliver-${contract}-${resource}`),
];

/** The production chart; a phone keeps it in a drawer, and then its button is pointed at. */
export const WORKS = '[data-part="works"], [data-part="open-works"]';

/** What somebody does in a lesson, one after another; with fields where there is something to choose. */
export const does = (seat: 0 | 1, ...choices: ({ type: string } & Record<string, unknown>)[]): Move[] =>
  choices.map((choice) => ({ seat, ...choice }));
export const RUN = { type: 'runProposed' } as const;
export const ON = { type: 'goOn' } as const;
export const PAY = { type: 'paySalary' } as const;
export const END = { type: 'endTurn' } as const;
export const go = (to: Cell, card = false) => ({ type: 'move', to, card }) as const;

/** The places the lesson speaks of: the west of the business centre, two mines, the exchange and the dealership behind the border. */
export const WEST = cellAt(-1, 0);
export const FIRST_MINE = CELL_OF.M1;
export const SECOND_MINE = CELL_OF.M2;
export const EXCHANGE = cellAt(0, -3);
export const DEALERSHIP_CELL = cellAt(3, -3);
/** The hex of the business centre nearest to the excavating plants of the west, and University I. */
export const CENTRE = cellAt(-1, 1);
export const UNIVERSITY = cellAt(-3, 3);
