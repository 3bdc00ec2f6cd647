import type { GameText, Language } from '@parlour/kernel';
import type { Crates } from '../types.ts';

/** The texts of Nine Crates, one language loaded at a time. */
export const cratesText: Record<Language, () => Promise<GameText<Crates>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};
