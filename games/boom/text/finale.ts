import type { Language } from '@parlour/kernel';

/** How a game ended; names are joined already, `second` is whoever came next. */
type Decision = {
  isCrash: boolean;
  round: number;
  winners: string;
  isShared: boolean;
  best: number;
  second: { names: string; amount: number } | null;
};

/** What is said when a game is over, and only then. */
export type FinaleWords = {
  round: string;
  treasury: string;
  money(amount: number): string;
  decided(how: Decision): string;
};

export const finaleWords: Record<Language, () => Promise<FinaleWords>> = {
  en: async () => (await import('./en/finale.ts')).finale,
  ru: async () => (await import('./ru/finale.ts')).finale,
  uk: async () => (await import('./uk/finale.ts')).finale,
};
