import type { Language } from '@parlour/kernel';

/** How a game ended. `by` is what made the difference between the first and the next; `own` and `other` are how much of it they had. */
export type Decision = {
  because: 'target' | 'turns' | 'time' | 'guard';
  year: number;
  stars: number;
  winners: string;
  /** Those between whom it was decided. */
  rivals: string;
  /** `turn`: under the quick rules, of two at the target the one whose turn it is, or comes first. */
  by: 'stars' | 'assets' | 'companies' | 'turn' | 'nothing';
  own: number;
  other: number;
};

/** What is said when a game is over, and only then. */
export type FinaleWords = {
  year: string;
  axis: string;
  money(amount: number): string;
  stars(n: number): string;
  assets(amount: number): string;
  bankrupt: string;
  decided(how: Decision): string;
};

export const finaleWords: Record<Language, () => Promise<FinaleWords>> = {
  en: async () => (await import('./en/finale.ts')).finale,
  ru: async () => (await import('./ru/finale.ts')).finale,
  uk: async () => (await import('./uk/finale.ts')).finale,
};
