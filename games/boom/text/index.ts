import type { Language } from '@parlour/kernel';
import type { BoomText } from './types.ts';

/** The texts of •Boom, one language loaded at a time. */
export const boomText: Record<Language, () => Promise<BoomText>> = {
  en: async () => (await import('./en/index.ts')).en,
  ru: async () => (await import('./ru/index.ts')).ru,
  uk: async () => (await import('./uk/index.ts')).uk,
};
