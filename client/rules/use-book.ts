import type { GameEntry } from '@parlour/games';
import type { GameText, GameTypes, Rulebook } from '@parlour/kernel';
import type { Book } from '@parlour/kit';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage } from '../shell/words.tsx';
import { plainBook } from './plain-book.ts';

export type OpenBook = { book: Book; rulebook: Rulebook<GameTypes> };

/** The book of a game and the sentences in it; `null` until they are here. */
export function useBook(entry: GameEntry, text: GameText<GameTypes>): OpenBook | null {
  const language = useLanguage();
  return useLoaded(async () => {
    const [rulebook, own] = await Promise.all([text.rulebook(), entry.book?.(language)]);
    return { rulebook, book: own ?? plainBook(text, rulebook, (await entry.lessons?.()) ?? null, language) };
  }, [entry, text, language]);
}
