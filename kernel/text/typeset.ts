import type { Language } from './types.ts';

/** Sentences as a printer sets them, so that whoever writes them need not think of it. */

const NO_BREAK = '\u00a0';

/** What is set, in this order, in every language. */
const EVERYWHERE: readonly [RegExp, string][] = [
  // A number stays with what it counts: «20 очков», «5 млн $».
  [/(\d) (?=\p{L}|[$%°])/gu, `$1${NO_BREAK}`],
  [/(млн|тис|тыс)\.? (?=[$\p{L}])/gu, `$1${NO_BREAK}`],
  // A dash does not begin a line.
  [/ (?=[–—] )/g, NO_BREAK],
];
const CYRILLIC: readonly [RegExp, string][] = [
  ...EVERYWHERE,
  [/(\d)%/g, `$1${NO_BREAK}%`],
  // A word of one letter does not end a line.
  [/(?<=^|[\s«(„])([аеєийіоуяквсзж]) (?=\S)/giu, `$1${NO_BREAK}`],
];
const RULES: Record<Language, readonly [RegExp, string][]> = { en: EVERYWHERE, ru: CYRILLIC, uk: CYRILLIC };

const setLine = (language: Language, words: string): string =>
  RULES[language].reduce((line, [found, set]) => line.replace(found, set), words);

/** The same table of words, set: its sentences, what its functions say, and what is loaded later. */
export const typeset = <T>(language: Language, words: T): T => eachLine(words, (line) => setLine(language, line)) as T;

/** The same table as it was written: where somebody types what is compared with it. */
export const unset = <T>(words: T): T => eachLine(words, (line) => line.replaceAll(NO_BREAK, ' ')) as T;

function eachLine(words: unknown, set: (line: string) => string): unknown {
  if (typeof words === 'string') return set(words);
  if (typeof words === 'function') return (...facts: unknown[]) => eachLine(words(...facts), set);
  if (words instanceof Promise) return words.then((loaded) => eachLine(loaded, set));
  if (Array.isArray(words)) return words.map((each) => eachLine(each, set));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, eachLine(each, set)]));
}
