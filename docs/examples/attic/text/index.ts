import type { GameText, Language } from '@parlour/kernel';
import type { Attic } from '../types.ts';

/** The texts of The Attic, one language loaded at a time. */
export const atticText: Record<Language, () => Promise<GameText<Attic>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};
