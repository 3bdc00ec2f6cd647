import type { Language } from '@parlour/kernel';

/** How a game ended. `by` is what made the difference between the first and the next; `own` and `other` are how much of it they had. */
export type Decision = {
  because: 'biobots' | 'roundCap' | 'lastPlayer';
  round: number;
  biobots: number;
  winners: string;
  /** Those between whom it was decided. */
  rivals: string;
  by: 'biobots' | 'worth' | 'capacity' | 'nothing';
  own: number;
  other: number;
};

/** What is said when a game is over, and only then. */
export type FinaleWords = {
  round: string;
  axis: string;
  money(amount: number): string;
  biobots(n: number): string;
  worth(amount: number): string;
  noBiobot: string;
  left: string;
  decided(how: Decision): string;
};

export const finaleWords: Record<Language, () => Promise<FinaleWords>> = {
  en: async () => (await import('./en/finale.ts')).finale,
  ru: async () => (await import('./ru/finale.ts')).finale,
  uk: async () => (await import('./uk/finale.ts')).finale,
};
