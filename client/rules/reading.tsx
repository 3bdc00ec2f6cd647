import type { GameEntry } from '@parlour/games';
import type { GameText, GameTypes, Rulebook } from '@parlour/kernel';
import { createContext, useContext } from 'react';
import type { BookWords } from './words.ts';

/** What every part of an open book knows. */
export type Reading = {
  entry: GameEntry;
  text: GameText<GameTypes>;
  rulebook: Rulebook<GameTypes>;
  words: BookWords;
  /** A page of its own, or beside a table: there is no second board in one window. */
  place: 'page' | 'drawer';
  /** The rule that was asked for. */
  wanted: string | null;
  linkTitle: string;
  hrefOf(rule: string): string;
  goTo(rule: string): void;
};

const Context = createContext<Reading | null>(null);
export const ReadingProvider = Context.Provider;

export function useReading(): Reading {
  const reading = useContext(Context);
  if (reading === null) throw new Error('a part of a book stands outside of it');
  return reading;
}
