import type { Said, TutorialStep } from '@parlour/kit';
import type { Businessmen } from '../types.ts';

type Wanted = {
  [A in keyof Businessmen['actions']]: { type: A } & Partial<Businessmen['actions'][A]>;
}[keyof Businessmen['actions']];

/** A choice that has at least these values. */
export const wants =
  (wanted: Wanted): NonNullable<TutorialStep['expect']> =>
  (choice) =>
    Object.entries(wanted).every(([field, value]) => JSON.stringify(choice[field]) === JSON.stringify(value));

/** Where a thing of the board lies, and a button of the prompt. */
export const at = (place: string): string => `[data-place="${place}"]`;
export const button = (action: keyof Businessmen['actions']): string => `[data-action="${action}"]`;

/** Buying so many: the last of the crates by mouse; by finger the stall, and then the number. */
export const buying = (good: string, units: number): string[] => [
  at(`stall-${good}`),
  `${at(`stall-${good}`)} [data-crate="${units}"]`,
  at(`buy-${good}-${units}`),
];

/** A good that is not picked up yet, wherever it lies in the warehouse. */
const unheld = (good: string): string => `button[data-place$="-${good}"][aria-pressed="false"]`;
export const loading = (lorry: string, good: string): string[] => [at(`lorry-${lorry}`), unheld(good)];
export const keeping = (good: string): string[] => [at('dock-0'), unheld(good), at(`keep-${good}`)];

/** Said when a step asks for one thing and something else is tried. */
export const STAY: Said = {
  en: 'All in good time. For this lesson, do what the guide asks for.',
  ru: 'Всему своё время. На этом уроке сделайте то, о чём говорит подсказка.',
  uk: 'Усьому свій час. На цьому уроці зробіть те, про що каже підказка.',
};
