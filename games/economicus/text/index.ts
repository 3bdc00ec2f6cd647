import type { Language } from '@parlour/kernel';
import type { EconomicusText } from './types.ts';

/** The texts of Economicus, one language loaded at a time. */
export const economicusText: Record<Language, () => Promise<EconomicusText>> = {
  en: async () => (await import('./en/index.ts')).en,
  ru: async () => (await import('./ru/index.ts')).ru,
  uk: async () => (await import('./uk/index.ts')).uk,
};
