import type { Language } from '@parlour/kernel';
import type { ManticoreText } from './types.ts';

/** The texts of Manticore, one language loaded at a time. */
export const manticoreText: Record<Language, () => Promise<ManticoreText>> = {
  en: async () => (await import('./en/index.ts')).en,
  ru: async () => (await import('./ru/index.ts')).ru,
  uk: async () => (await import('./uk/index.ts')).uk,
};
