import type { Said, TutorialStep } from '@parlour/kit';
import type { Boom } from '../types.ts';

type Wanted = { [A in keyof Boom['actions']]: { type: A } & Partial<Boom['actions'][A]> }[keyof Boom['actions']];

/** A choice that has at least these values. */
export const wants =
  (wanted: Wanted): NonNullable<TutorialStep['expect']> =>
  (choice) =>
    Object.entries(wanted).every(([field, value]) => choice[field] === value);

/** Somebody lets a turn go by. */
export const idles = (seat: 1 | 2) =>
  [
    { seat, type: 'skipCard' },
    { seat, type: 'pass' },
  ] as const;

/** Where a thing of the board lies. */
export const at = (place: string): string => `[data-place="${place}"]`;

export const OPEN_WINDOW = '[role="dialog"]';

/** Said when a step asks for one thing and something else is tried. */
export const STAY: Said = {
  en: 'All in good time. For this lesson, do what the guide asks for.',
  ru: 'Всему своё время. На этом уроке сделайте то, о чём говорит подсказка.',
  uk: 'Усьому свій час. На цьому уроці зробіть те, про що каже підказка.',
};
