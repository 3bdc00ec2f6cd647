import { asks as asksIn, at, wants as wantsIn } from '@parlour/kit/lesson.ts';
import type { Boom } from '../types.ts';

export { by } from '@parlour/kit/lesson.ts';
export { at };
export const asks = asksIn<Boom>;
export const wants = wantsIn<Boom>;

/** Somebody lets a turn go by. */
export const idles = (seat: 1 | 2) =>
  [
    { seat, type: 'skipCard' },
    { seat, type: 'pass' },
  ] as const;

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
