import type { Language } from '@parlour/kernel';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useLanguage } from '../../shell/words.tsx';
import type { ScreenText } from './types.ts';

export type { ScreenText } from './types.ts';

const TEXTS: Record<Language, () => Promise<ScreenText>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

/** The words of the living room; `null` until they are here. */
export function useScreenText(): ScreenText | null {
  const language = useLanguage();
  return useLoaded(() => TEXTS[language](), [language]);
}
