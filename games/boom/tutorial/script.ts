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

/** Playing a card: the card, then its button; or the card, then the company it goes to. */
export const playing = (card: string): string[] => [at(`held-${card}`), at('play-card')];
export const attaching = (card: string, company: string): string[] => [at(`held-${card}`), at(`aim-${company}`)];

/** In a company's window: first the company itself, and of what may be done there the right one; then the button that does it. */
export const inWindow = (company: string, button: string): string[] => [at(`company-${company}`), at(button)];
export const leading = (company: string, shares: number, price: number): string[] => [
  at(`company-${company}`),
  at('price-more'),
  `${at('way-lead')}[aria-pressed="false"]`,
  at(`send-${shares}-${price}`),
];
/** Naming terms in a window that has opened by itself, because one was asked. */
export const terms = (company: string, shares: number, price: number): string[] => [
  at(`company-${company}`),
  at('price-more'),
  at(`send-${shares}-${price}`),
];
export const floating = (company: string): string[] => [
  at(`company-${company}`),
  `${at('way-takePublic')}[aria-pressed="false"]`,
  at('bell'),
];

/** Said when a step asks for one thing and something else is tried. */
export const STAY: Said = {
  en: 'All in good time. For this lesson, do what the guide asks for.',
  ru: 'Всему своё время. На этом уроке сделайте то, о чём говорит подсказка.',
  uk: 'Усьому свій час. На цьому уроці зробіть те, про що каже підказка.',
};
