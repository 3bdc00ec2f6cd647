import type { CharacterWords, GameEntry } from '@parlour/games';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage } from '../shell/words.tsx';

const NOBODY: CharacterWords = {};

/** What is said of the characters of a game; fetched only where somebody may have one. */
export function useCast(entry: GameEntry | null, isWanted: boolean): CharacterWords {
  const language = useLanguage();
  const load = () => (isWanted ? entry?.characters?.(language) : undefined);
  return useLoaded(load, [entry, language, isWanted]) ?? NOBODY;
}
