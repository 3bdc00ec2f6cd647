import type { Language } from '@parlour/kernel';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useLanguage } from '../../shell/words.tsx';
import type { OnlineText, Refused } from './types.ts';

export { type OnlineText, PHRASES, type Phrase } from './types.ts';

const TEXTS: Record<Language, () => Promise<OnlineText>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

/** The words of playing online; `null` until they are here. */
export function useOnlineText(): OnlineText | null {
  const language = useLanguage();
  return useLoaded(() => TEXTS[language](), [language]);
}

/** A sentence for what the house said no to. */
export const sorry = (text: OnlineText, refused: string): string =>
  text.refusals[refused as Refused] ?? text.refusals.broken;
