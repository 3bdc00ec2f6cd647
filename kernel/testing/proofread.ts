import type { Language } from '../text/types.ts';
import { PEOPLE, plain, type Said } from './listen.ts';

/** What an editor looks for in every sentence: how it is printed, whom it takes for a man, and which word it has for a thing. */

/** What a function of a table may be given: how many, who, nothing, something that is so. */
const FACTS = (language: Language): readonly unknown[] => [1, 3, 5, ...PEOPLE[language].slice(0, 2), null];

/**
 * Everything a table of words says, its functions called with numbers and with names in every place. What a function
 * cannot be given it throws at, and then says nothing.
 */
export function saidByTable(language: Language, words: unknown, about = ''): Said[] {
  if (typeof words === 'string') return [{ about, words }];
  if (typeof words === 'function') return called(language, words as (...facts: unknown[]) => unknown, about);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, inner]) => saidByTable(language, inner, `${about}/${key}`));
}

function called(language: Language, says: (...facts: unknown[]) => unknown, about: string): Said[] {
  const facts = FACTS(language);
  const tries = facts.flatMap((first) => facts.flatMap((second) => facts.map((rest) => [first, second, rest, rest])));
  const said = new Set<string>();
  for (const each of tries)
    try {
      const words = says(...each);
      if (typeof words === 'string') said.add(words);
    } catch {
      // A fact of another kind is asked for: the games' own tests say these sentences with positions.
    }
  return [...said].map((words) => ({ about, words }));
}

/** A number that may lose its noun, a dash at the head of a line, a per cent sign, quotes and dots of another hand. */
const MISPRINTS: Record<Language, RegExp> = {
  en: /\d \p{L}| [–—] |[‘"]|\.\.\.|\d\u00a0?%(?<!\d%)| - /u,
  ru: /\d \p{L}|\d \$|\s–\s| — |\d ?%|["“”]|\.\.\.| - |(?<=^|[ «(])[вкосуиа] (?=\S)/iu,
  uk: /\d \p{L}|\d \$|\s–\s| — |\d ?%|["“”]|\.\.\.| - |(?<=^|[ «(])[взйоуіа] (?=\S)/iu,
};
export const misprintsIn = (language: Language, words: string): readonly string[] =>
  words.match(new RegExp(MISPRINTS[language], `${MISPRINTS[language].flags}g`)) ?? [];

/** Words that say "he" of a person: short adjectives, and the past tense in its masculine form. */
const MASCULINE: Record<Language, RegExp> = {
  en: /\b(?:he|him|his|himself)\b/gi,
  ru: /(?<![а-яё])(?:должен|обязан|готов|согласен|вынужден|свободен|ранен|убит|арестован|пойман|сам|один|[а-яё]+(?:[аяеиыуоё]л|[аяеиыуоё]лся))(?![а-яё])/gi,
  uk: /(?<![а-яіїєґ’])(?:винен|повинен|готовий|згоден|змушений|вільний|поранений|убитий|заарештований|сам|один|[а-яіїєґ’]+(?:[аяиуое]в|[аяиіуое]вся))(?![а-яіїєґ’])/gi,
};
/** Nouns that end like a verb, and verbs that say something of a thing and not of a person. */
const OF_NO_PERSON: Record<Language, RegExp> = {
  en: /(?!)/g,
  ru: /(?<![а-яё])(?:стол(?: выглядел)?|сил|БИОбот готов|транспорт готов|Рейдер положил|решил кубик|один раз|Пеплокрыл|Таэрил)(?![а-яё])/gi,
  uk: /(?<![а-яіїєґ’])(?:актив|мав стіл|БІОбот готовий|транспорт готовий|Рейдер поклав|визначив кубик|час вийшов|Строк [^.]*?(?:минув|сплив)|Злочин\s+удався|Страйк скінчився|один раз|Ослав)(?![а-яіїєґ’])/gi,
};

/** What a sentence says of a person that would not fit Ада as well as Борис. Titles of cards are nobody's doing. */
export function masculineIn(language: Language, words: string): readonly string[] {
  const named = new RegExp(`(?<!\\p{L})(?:${PEOPLE[language].join('|')})(?!\\p{L})`, 'u');
  return plain(words)
    .replace(/«[^»]*»/g, '')
    .replace(OF_NO_PERSON[language], '')
    .split(/[.;!?]/)
    .filter((part) => named.test(part))
    .flatMap((part) => part.match(MASCULINE[language]) ?? []);
}

/** The player is a woman or a man too: «вы торгуетесь один», «купить самому» are said to one of them only. */
const TO_A_MAN: Record<Language, RegExp> = {
  en: /(?!)/,
  ru: /(?<![а-яё])(?:самому|должен|готов|(?:ходите|грузите|торгуетесь|играете) (?:первым|последним|один)|(?:первым|последним) (?:ходите|грузите|торгуетесь)|один в отрасли)(?![а-яё])/i,
  uk: /(?<![а-яіїєґ’])(?:самому|винен|(?:ходите|вантажите|торгуєтеся|граєте) (?:першим|останнім|один)|(?:першим|останнім) (?:ходите|вантажите|торгуєтеся)|один у галузі)(?![а-яіїєґ’])/i,
};
export const isSaidToAMan = (language: Language, words: string): boolean => TO_A_MAN[language].test(plain(words));

/** One word for each thing of a game, in each language, and the words that are not used for it. */
export type Glossary = Record<string, Record<Language, { word: RegExp; not: RegExp }>>;

/** What stands between quotes in a source: every sentence of every branch, the facts in it left out. */
export function literalsOf(source: string): string[] {
  const literals: string[] = [];
  /** The literals that are open, the innermost last, each with what was read of it and the braces open in its fact. */
  const open: { quote: string; read: string; braces: number }[] = [];
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/^import [\s\S]*?;$/gm, '');
  for (let i = 0; i < code.length; i++) {
    const [one, inner] = [code[i] ?? '', open.at(-1)];
    if (inner !== undefined && inner.braces === 0) {
      if (one === inner.quote) literals.push(open.pop()?.read ?? '');
      else if (inner.quote === '`' && code.startsWith('${', i)) {
        inner.braces = 1;
        inner.read += '…';
        i++;
      } else inner.read += one;
    } else if (one === "'" || one === '`') open.push({ quote: one, read: '', braces: 0 });
    else if (inner !== undefined && one === '{') inner.braces++;
    else if (inner !== undefined && one === '}') inner.braces--;
  }
  return literals;
}
