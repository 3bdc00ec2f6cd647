import type { GameEntry } from '@parlour/games';
import type { GameText, GameTypes, Language, Rulebook } from '@parlour/kernel';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { en, type ShellText, shellText } from '../text/index.ts';

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
    void shellText[language]().then((words) => wanted && setLoaded({ words, language }));
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
  const [text, setText] = useState<GameText<GameTypes> | null>(null);
  useEffect(() => {
    let wanted = true;
    void entry?.text(language).then((loaded) => wanted && setText(loaded));
    return () => {
      wanted = false;
    };
  }, [entry, language]);
  return text;
}

/** The rulebook of a game; `null` until it is here. */
export function useRulebook(text: GameText<GameTypes>): Rulebook<GameTypes> | null {
  const [rulebook, setRulebook] = useState<Rulebook<GameTypes> | null>(null);
  useEffect(() => {
    let wanted = true;
    void text.rulebook().then((loaded) => wanted && setRulebook(loaded));
    return () => {
      wanted = false;
    };
  }, [text]);
  return rulebook;
}
