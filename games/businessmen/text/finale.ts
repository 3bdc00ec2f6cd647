import type { Language } from '@parlour/kernel';

/** How a game ended. `by` is what made the difference between the first and the next; `own` and `other` are how much of it they had. */
export type Decision = {
  because: 'target' | 'guard';
  round: number;
  target: number;
  points: number;
  winners: string;
  /** Those between whom it was decided. */
  rivals: string;
  by: 'alone' | 'points' | 'coins' | 'levels' | 'nothing';
  own: number;
  other: number;
};

/** What is said when a game is over, and only then. */
export type FinaleWords = {
  round: string;
  axis: string;
  points(n: number): string;
  coins(n: number): string;
  decided(how: Decision): string;
};

export const finaleWords: Record<Language, () => Promise<FinaleWords>> = {
  en: async () => (await import('./en/finale.ts')).finale,
  ru: async () => (await import('./ru/finale.ts')).finale,
  uk: async () => (await import('./uk/finale.ts')).finale,
};
