import type { GameEntry } from '@parlour/games';
import type { GameText, GameTypes, Language, Rulebook } from '@parlour/kernel';
import { patiently } from '@parlour/kit/parts/later.ts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { en, type ShellText, shellText } from '../text/index.ts';
import { useLoaded } from './use-loaded.ts';

const Words = createContext<{ words: ShellText; language: Language } | null>(null);

/** Gives everything below it the words of the chosen language; the old ones stay until the new ones are here. */
export function WithWords({ children }: { children: ReactNode }) {
  const language = useSettings((settings) => settings.language);
  const [loaded, setLoaded] = useState<{ words: ShellText; language: Language } | null>(
    language === 'en' ? { words: en, language } : null,
  );
  const isHere = loaded?.language === language;
  useEffect(() => {
    if (isHere) return;
    let wanted = true;
    void patiently(shellText[language]).then((words) => wanted && setLoaded({ words, language }));
    return () => {
      wanted = false;
    };
  }, [language, isHere]);
  return loaded === null ? null : <Words value={loaded}>{children}</Words>;
}

export function useWords(): ShellText {
  const found = useContext(Words);
  if (found === null) throw new Error('no words above this');
  return found.words;
}

export function useLanguage(): Language {
  return useContext(Words)?.language ?? 'en';
}

/** The texts of a game in the present language; `null` until they are here. */
export function useGameText(entry: GameEntry | null): GameText<GameTypes> | null {
  const language = useLanguage();
  return useLoaded(() => entry?.text(language), [entry, language]);
}

/** The rulebook of a game; `null` until it is here. */
export function useRulebook(text: GameText<GameTypes>): Rulebook<GameTypes> | null {
  return useLoaded(() => text.rulebook(), [text]);
}
