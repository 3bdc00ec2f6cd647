import type { GameTypes, Seat } from '@parlour/kernel';
import type { Said, ScriptedMove, Tutorial, TutorialStep } from './tutorial.ts';

/** What the scripts of lessons are written with. */

type Wanted<G extends GameTypes> = {
  [A in keyof G['actions']]: { type: A } & Partial<G['actions'][A]>;
}[keyof G['actions']];

/** A choice that has at least these values. */
export const wants =
  <G extends GameTypes>(wanted: Wanted<G>): NonNullable<TutorialStep['expect']> =>
  (choice) =>
    Object.entries(wanted).every(([field, value]) => JSON.stringify(choice[field]) === JSON.stringify(value));

/** Where a thing of the board lies. */
export const at = (place: string): string => `[data-place="${place}"]`;

/** Said when a step asks for one thing and something else is tried. */
export const STAY: Said = {
  en: 'All in good time. For this lesson, do what the guide asks for.',
  ru: 'Всему своё время. На этом уроке сделайте то, о чём говорит подсказка.',
  uk: 'Усьому свій час. На цьому уроці зробіть те, про що каже підказка.',
};

/** A step that asks for a choice with these values, and for nothing else meanwhile. */
export const asks = <G extends GameTypes>(wanted: Wanted<G>) => ({ expect: wants(wanted), otherwise: STAY });

/** A step that points at a button of the prompt and asks for it. */
export const presses = <G extends GameTypes>(action: keyof G['actions'] & string) => ({
  highlight: `[data-action="${action}"]`,
  ...asks<G>({ type: action } as Wanted<G>),
});

/** What the script does in place of somebody. */
export const by = (seat: Seat, type: string, fields: Record<string, unknown> = {}): ScriptedMove => ({
  seat,
  type,
  ...fields,
});

/** A lesson: nobody adds to the chance of its seed. */
export const lesson = (told: Omit<Tutorial, 'entropy'>): Tutorial => ({ ...told, entropy: told.names.map(() => '') });

/** Who learns, and with whom. */
export const KIM: Said = { en: 'Kim', ru: 'Ким', uk: 'Кім' };
export const ROSA: Said = { en: 'Rosa', ru: 'Роза', uk: 'Роза' };
export const MAX: Said = { en: 'Max', ru: 'Макс', uk: 'Макс' };
export const ADA: Said = { en: 'Ada', ru: 'Ада', uk: 'Ада' };
export const LEO: Said = { en: 'Leo', ru: 'Лео', uk: 'Лео' };
