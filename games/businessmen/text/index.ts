import type { Language } from '@parlour/kernel';
import type { BusinessmenText } from './types.ts';

/** The texts of Businessmen, one language loaded at a time. */
export const businessmenText: Record<Language, () => Promise<BusinessmenText>> = {
  en: async () => (await import('./en/index.ts')).en,
  ru: async () => (await import('./ru/index.ts')).ru,
  uk: async () => (await import('./uk/index.ts')).uk,
};
