import type { Said, TutorialStep } from '@parlour/kit';
import type { Economicus } from '../types.ts';

type Wanted = {
  [A in keyof Economicus['actions']]: { type: A } & Partial<Economicus['actions'][A]>;
}[keyof Economicus['actions']];

/** A choice that has at least these values. */
export const wants =
  (wanted: Wanted): NonNullable<TutorialStep['expect']> =>
  (choice) =>
    Object.entries(wanted).every(([field, value]) => JSON.stringify(choice[field]) === JSON.stringify(value));

/** Where a thing of the board lies, and a button of the prompt. */
export const at = (place: string): string => `[data-place="${place}"]`;
export const button = (action: keyof Economicus['actions']): string => `[data-action="${action}"]`;

/** A bid of so much: its button once the sum is set, and until then the one that raises it. */
export const bidding = (amount: number): string[] => ['desk', at('bid-more-1'), at(`choice-bid-${amount}`)];

/** Answers at the desk; some of them after something was taken up. */
export const choice = (name: string): string => at(`choice-${name}`);
export const placing = (industry: number): string[] => [
  at(`industry-${industry}`),
  choice(`place-${industry}-private`),
];
export const playing = (card: string): string[] => [at(`card-${card}`), choice(`playCard-${card}`)];

/** Said when a step asks for one thing and something else is tried. */
export const STAY: Said = {
  en: 'All in good time. For this lesson, do what the guide asks for.',
  ru: 'Всему своё время. На этом уроке сделайте то, о чём говорит подсказка.',
  uk: 'Усьому свій час. На цьому уроці зробіть те, про що каже підказка.',
};

/** What the two others do where they have nothing to do. */
export const READY: NonNullable<TutorialStep['then']> = [
  { seat: 1, type: 'ready' },
  { seat: 2, type: 'ready' },
];
export const BOTH_PASS: NonNullable<TutorialStep['then']> = [
  { seat: 1, type: 'pass' },
  { seat: 2, type: 'pass' },
];
