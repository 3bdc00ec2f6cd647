import type { Language } from '@parlour/kernel';
import type { MatterOfFactText } from './types.ts';

/** The texts of Economics as a Matter of Fact, one language loaded at a time. */
export const matterOfFactText: Record<Language, () => Promise<MatterOfFactText>> = {
  en: async () => (await import('./en/index.ts')).en,
  ru: async () => (await import('./ru/index.ts')).ru,
  uk: async () => (await import('./uk/index.ts')).uk,
};
