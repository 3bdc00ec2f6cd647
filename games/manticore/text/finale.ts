import type { Language } from '@parlour/kernel';
import type { HeroId } from '../content/heroes.ts';
import type { Ending, Grade } from '../types.ts';

/** How a game ended; `blow` names who struck the last blow, and is empty where nobody did. */
type Decision = Pick<Ending, 'because'> & { isGreat: boolean; round: number; blow: string };

/** What is said when a game is over, and only then. */
export type FinaleWords = {
  round: string;
  axis: string;
  /** The beast, as the legend of the chart names it. */
  manticore: string;
  life(n: number): string;
  fallen: string;
  lastBlow: string;
  heroes: Record<HeroId, string>;
  grades: Record<Grade, string>;
  decided(how: Decision): string;
};

export const finaleWords: Record<Language, () => Promise<FinaleWords>> = {
  en: async () => (await import('./en/finale.ts')).finale,
  ru: async () => (await import('./ru/finale.ts')).finale,
  uk: async () => (await import('./uk/finale.ts')).finale,
};
