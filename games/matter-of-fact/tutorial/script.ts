import type { Said, ScriptedMove, TutorialStep } from '@parlour/kit';
import type { Resource } from '../content/exchange.ts';
import { CELL_OF, type Cell, cellAt } from '../content/map.ts';
import type { Bundle, MatterOfFact } from '../types.ts';

type Actions = MatterOfFact['actions'];
type Wanted = { [A in keyof Actions]: { type: A } & Partial<Actions[A]> }[keyof Actions];
export type Move = ScriptedMove;

/** A choice that has at least these values. */
export const wants =
  (wanted: Wanted): NonNullable<TutorialStep['expect']> =>
  (choice) =>
    Object.entries(wanted).every(([field, value]) => JSON.stringify(choice[field]) === JSON.stringify(value));

/** Where a thing of the board lies, and a button of the prompt. */
export const at = (place: string): string => `[data-place="${place}"]`;
export const button = (action: keyof Actions): string => `[data-action="${action}"]`;

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

/** One side of a deal that gives nothing. */
export const FREE: Bundle = {
  money: 0,
  coal: 0,
  ore: 0,
  steel: 0,
  energy: 0,
  assets: [],
  technologies: [],
  vehicles: [],
  contracts: [],
  release: null,
};

/** The places the lesson speaks of: the west of the business centre, two mines, the exchange and the dealership behind the border. */
export const WEST = cellAt(-1, 0);
export const FIRST_MINE = CELL_OF.M1;
export const SECOND_MINE = CELL_OF.M2;
export const EXCHANGE = cellAt(0, -3);
export const DEALERSHIP_CELL = cellAt(3, -3);
/** The hex of the business centre nearest to the excavating plants of the west, and University I. */
export const CENTRE = cellAt(-1, 1);
export const UNIVERSITY = cellAt(-3, 3);

/** Said when a step asks for one thing and something else is tried. */
export const STAY: Said = {
  en: 'All in good time. For this lesson, do what the guide asks for.',
  ru: 'Всему своё время. На этом уроке сделайте то, о чём говорит подсказка.',
  uk: 'Усьому свій час. На цьому уроці зробіть те, про що каже підказка.',
};
