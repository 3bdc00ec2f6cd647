import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type GameEntry } from '@parlour/games';
import { commonText, factsFor, LANGUAGES, type Language, seeded, start, typeset, view } from '@parlour/kernel';
import { type Said, saidAlways } from '@parlour/kernel/testing/listen.ts';
import {
  type Glossary,
  isSaidToAMan,
  literalsOf,
  masculineIn,
  misprintsIn,
  saidByTable,
} from '@parlour/kernel/testing/proofread.ts';
import { noticeWords } from '@parlour/server/notices/words.ts';
import { describe, expect, test } from 'vitest';
import { endText } from '../end/text/index.ts';
import { importWords } from '../home/words.ts';
import { houseText } from '../house/words.ts';
import { keepingWords } from '../keeping/words.ts';
import { noticeText } from '../online/notices/words.ts';
import { en as onlineEn } from '../online/text/en.ts';
import { ru as onlineRu } from '../online/text/ru.ts';
import { uk as onlineUk } from '../online/text/uk.ts';
import { replayWords } from '../replay/words.ts';
import { chaptersOf } from '../rules/places.ts';
import { passagesOf } from '../rules/search.ts';
import { bookWords } from '../rules/words.ts';
import { en as screenEn } from '../screen/text/en.ts';
import { ru as screenRu } from '../screen/text/ru.ts';
import { uk as screenUk } from '../screen/text/uk.ts';
import { opponentWords } from '../setup/words.ts';
import { shellText } from './index.ts';

type Sentence = Record<Language, string>;

const ONLINE = { en: onlineEn, ru: onlineRu, uk: onlineUk };
const SCREEN = { en: screenEn, ru: screenRu, uk: screenUk };

/** A file of a game that only this test reads, as every game has it. */
const wordsOf = <T>(id: string, path: string): Promise<T> =>
  import(/* @vite-ignore */ `../../games/${id}/text/${path}`);

/** The words of each game's board, and its glossary. */
const BOARDS: Record<string, Record<Language, unknown>> = {};
const GLOSSARIES: Record<string, Glossary> = {};
for (const { id } of GAMES) {
  const [en, ru, uk] = await Promise.all(
    LANGUAGES.map(async (language) => (await wordsOf<{ board: unknown }>(id, `${language}/board.ts`)).board),
  );
  BOARDS[id] = { en, ru, uk };
  GLOSSARIES[id] = (await wordsOf<{ GLOSSARY: Glossary }>(id, 'testing/glossary.ts')).GLOSSARY;
}

/** What a screen says of a game before its first move, which speaks of its options. */
async function openingOf(entry: GameEntry | undefined): Promise<readonly Sentence[]> {
  const game = await entry?.game();
  if (game === undefined) return [];
  const g = start(game, { seats: game.seats.min, chance: seeded(1) });
  return (await entry?.together?.())?.opening({ view: view(g, null), facts: factsFor(game, g, null) }) ?? [];
}

/** What the lessons of a game say, and its tips, and its turn on one page; as the guide prints it. */
async function saidInLessons(id: string, language: Language): Promise<Said[]> {
  const entry = GAMES.find((game) => game.id === id);
  const scripts = await Promise.all([entry?.tutorial?.(), ...(entry?.further ?? []).map((tutorial) => tutorial())]);
  const lessons = await entry?.lessons?.();
  const together = await entry?.together?.();
  const explained = [
    ...Object.values(together?.questions ?? {}),
    together?.deal,
    ...Object.values(together?.moments ?? {}),
  ];
  const all = [
    ...scripts.flatMap((script) => [...(script?.steps ?? []), { say: script?.goodbye }]),
    ...(lessons?.tips ?? []),
    ...(lessons?.turn.steps ?? []),
    ...explained.flatMap((each) => [{ say: each?.short }, { say: each?.more }]),
    { say: together?.goodbye },
    ...(await openingOf(entry)).map((say) => ({ say })),
  ];
  return all
    .flatMap((step) => [step.say, 'otherwise' in step ? (step.otherwise as Sentence | undefined) : undefined])
    .filter((said) => said !== undefined)
    .map((said) => ({ about: `lesson of ${id}`, words: typeset(language, said[language]) }));
}

/** What can be planned in a game, as its owner says it. */
async function saidInPlans(id: string, language: Language): Promise<Said[]> {
  const entry = GAMES.find((game) => game.id === id);
  const [plans, words] = await Promise.all([entry?.plans?.(), entry?.planWords?.(language)]);
  return Object.entries(words?.plans ?? {}).flatMap(([is, { says, fields, values }]) => {
    const rule = plans?.rules[is];
    const filledIn = Object.entries(rule?.fields ?? {}).map(([name, field]) => [
      name,
      'one' in field ? field.one.at(-1) : field.usual,
    ]);
    return saidByTable(language, { says: says(Object.fromEntries(filledIn)), fields, values }, `plans of ${id}`);
  });
}

/** What is said of those one may play against. */
const saidOfCharacters = async (id: string, language: Language): Promise<Said[]> =>
  saidByTable(language, await GAMES.find((game) => game.id === id)?.characters?.(language), `characters of ${id}`);

/** What the book of a game says besides its rules. */
async function saidInBook(id: string, language: Language): Promise<Said[]> {
  const book = await GAMES.find((game) => game.id === id)?.book?.(language);
  const chapters = book === undefined ? [] : chaptersOf(book, bookWords[language].start);
  return chapters.flatMap(({ title, blocks }) =>
    [title, ...blocks.flatMap(passagesOf)].map((words) => ({
      about: `book of ${id}`,
      words: words.replaceAll('**', ''),
    })),
  );
}

/** What a game is called by on its card and in a terminal: in files of all three languages. */
const OUTSIDE: Record<string, Record<Language, Said[]>> = {};
for (const { id, about, hasTerminal } of GAMES) {
  const labels = hasTerminal === true ? await labelsOf(id) : null;
  const saidIn = (language: Language) => [
    ...saidByTable(language, about[language], `about ${id}`),
    ...saidByTable(language, labels?.[language], `terminal of ${id}`),
  ];
  OUTSIDE[id] = { en: saidIn('en'), ru: saidIn('ru'), uk: saidIn('uk') };
}

async function labelsOf(id: string): Promise<Record<Language, unknown>> {
  return (await wordsOf<{ labels: Record<Language, unknown> }>(id, '../terminal/labels.ts')).labels;
}

/** What stands in the sources of a game's text in a language, as it was written, and what it is called by elsewhere. */
function written(id: string, language: Language): Said[] {
  const folder = join(import.meta.dirname, '../../games', id, 'text', language);
  const inFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      literalsOf(readFileSync(join(folder, file), 'utf8')).map((words) => ({
        about: `${id}/${language}/${file}`,
        words,
      })),
    );
  return [...inFiles, ...(OUTSIDE[id]?.[language] ?? [])];
}

describe.each(LANGUAGES)('proofreading: %s', (language) => {
  test('the shell is printed well, and says nothing of a man that would not fit a woman', async () => {
    const said = [
      ...saidByTable(language, await shellText[language](), 'shell'),
      ...saidAlways(commonText[language], 'kernel'),
      ...saidByTable(language, bookWords[language], 'book'),
      ...saidByTable(language, ONLINE[language], 'online'),
      ...saidByTable(language, SCREEN[language], 'screen'),
      ...saidByTable(language, noticeText[language], 'notices'),
      ...saidByTable(language, houseText[language], 'house'),
      ...saidByTable(language, keepingWords[language], 'keeping'),
      ...saidByTable(language, importWords[language], 'import'),
      ...saidByTable(language, replayWords[language], 'replay'),
      ...saidByTable(language, endText[language], 'end'),
      ...saidByTable(language, opponentWords[language](), 'opponents'),
      ...saidByTable(language, noticeWords[language], 'notices of the server'),
    ];
    expect(said.length).toBeGreaterThan(500);
    for (const { about, words } of said) {
      expect(misprintsIn(language, words), `${about}: ${words}`).toEqual([]);
      expect(masculineIn(language, words), `${about}: ${words}`).toEqual([]);
    }
  });

  test.each(Object.keys(BOARDS))('%s: board, cards, rulebook and lessons are printed well', async (id) => {
    const text = await GAMES.find((game) => game.id === id)?.text(language);
    const said = [
      ...saidByTable(language, BOARDS[id]?.[language], `board of ${id}`),
      ...saidAlways({ ...text, ...(await text?.rulebook()) }, `text of ${id}`),
      ...(await saidInLessons(id, language)),
      ...(await saidInPlans(id, language)),
      ...(await saidOfCharacters(id, language)),
      ...(await saidInBook(id, language)),
    ];
    expect(said.length).toBeGreaterThan(500);
    for (const { about, words } of said) expect(misprintsIn(language, words), `${about}: ${words}`).toEqual([]);
  });

  test.each(Object.keys(BOARDS))('%s: the board has no sentence that fits only Борис', (id) => {
    for (const { about, words } of saidByTable(language, BOARDS[id]?.[language], `board of ${id}`))
      expect(masculineIn(language, words), `${about}: ${words}`).toEqual([]);
  });

  test.each(Object.keys(BOARDS))('%s: lessons and plans speak to women too', async (id) => {
    const said = [
      ...(await saidInLessons(id, language)),
      ...(await saidInPlans(id, language)),
      ...(await saidOfCharacters(id, language)),
    ];
    for (const { about, words } of said) expect(isSaidToAMan(language, words), `${about}: ${words}`).toBe(false);
  });

  test.each(Object.keys(BOARDS))('%s: the book speaks to women too', async (id) => {
    for (const { about, words } of await saidInBook(id, language))
      expect(isSaidToAMan(language, words), `${about}: ${words}`).toBe(false);
  });

  test.each(Object.keys(GLOSSARIES))('%s: one word for each thing, in board, log, lesson and rulebook', async (id) => {
    const all = [
      ...written(id, language),
      ...(await saidInLessons(id, language)),
      ...(await saidInPlans(id, language)),
      ...(await saidOfCharacters(id, language)),
    ];
    for (const [thing, inLanguages] of Object.entries(GLOSSARIES[id] ?? {})) {
      const { word, not } = inLanguages[language];
      expect(
        all.filter(({ words }) => not.test(words)),
        `${thing} is called ${word}`,
      ).toEqual([]);
      expect(
        all.some(({ words }) => word.test(words)),
        `${thing}: ${word}`,
      ).toBe(true);
    }
  });
});

/** What only somebody who translates would say: each stood here once. */
const UN_ENGLISH =
  /\bon turn\b|\bwho(?: is|’s) on\b|\bhas had the turn\b|\bin (?:your|their|anybody’s|everybody’s) (?:own )?turn\b|\bcome anew\b|\bcounted anew\b|\bbe it\b|\bdisposes? of\b|\bas it comes\b|\bworth in all\b|\bis to decide\b|\bput away\b|\bfree way\b|\bspent in an?\b|\bthe both\b|\b(?:informations|advices)\b/i;
/** Good English now and then; in every paragraph of a rulebook it is a habit from elsewhere. */
const MOST_WHOEVERS = 3;

test('en: nothing that sounds translated', async () => {
  const shell = [
    await shellText.en(),
    onlineEn,
    screenEn,
    bookWords.en,
    houseText.en,
    keepingWords.en,
    importWords.en,
    replayWords.en,
    opponentWords.en(),
    noticeWords.en,
  ];
  const said = shell.flatMap((words) => saidByTable('en', words, 'shell'));
  for (const id of Object.keys(BOARDS)) {
    const inGame = written(id, 'en');
    const whoevers = inGame.filter(({ words }) => /\bwhoever/i.test(words));
    expect(whoevers.length, `${id}: ${whoevers.map(({ words }) => words).join('\n')}`).toBeLessThanOrEqual(
      MOST_WHOEVERS,
    );
    said.push(...inGame, ...(await saidInLessons(id, 'en')), ...(await saidInPlans(id, 'en')));
    said.push(...(await saidOfCharacters(id, 'en')));
  }
  expect(said.filter(({ words }) => UN_ENGLISH.test(words))).toEqual([]);
});

/** What makes a page sound translated although each word is right. */
const STIFF =
  /\bwhoever\b|\blies in\b|\bbegun (?:alone|on|with)\b|\banew\b|\breckons?\b|\blate comers\b|\bas it goes\b|\bpasses over\b|\bone wins\b/i;
/** What is read first: all of the README, and of a page all before its second heading. */
const FIRST_PAGES = ['running', 'protocol', 'architecture', 'living-room', 'pace', 'writing-a-game'];

test('en: the README and the first sections of the docs sound as if they had been written at home', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  const pages = [
    read('README.md'),
    ...FIRST_PAGES.map((page) => {
      const [opening = '', first = ''] = read(`docs/${page}.md`).split(/^## /m);
      return opening + first;
    }),
  ];
  for (const line of pages.flatMap((page) => page.split('\n'))) {
    expect(line).not.toMatch(UN_ENGLISH);
    expect(line).not.toMatch(STIFF);
  }
});

/** Goods that are not counted by themselves: «3 ящика нефти», not «3 нефти». Boards may be as short as a label. */
const UNCOUNTED: Record<'ru' | 'uk', RegExp> = {
  ru: /(?:\d|две|два|три|четыре|пять|перв\S+|втор\S+)\s(?:нефт|рыб|мяс|зерн|дерев|металл|угл|руд|стал|энерги)[а-яё]{0,3}(?![а-яё])/i,
  uk: /(?:\d|дві|два|три|чотири|п’ять|перш\S+|друг\S+)\s(?:нафт|риб|м’яс|зерн|дерев|метал|вугілл|руд|стал|енергі)[а-яіїє]{0,3}(?![а-яіїє])/i,
};
test.each(['ru', 'uk'] as const)(
  '%s: lessons count crates and units, never oil or steel by itself',
  async (language) => {
    for (const id of ['businessmen', 'matter-of-fact'])
      for (const { words } of await saidInLessons(id, language)) expect(words).not.toMatch(UNCOUNTED[language]);
  },
);

test('a range of players agrees with its number: 2–4 игрока, 3–5 игроков', async () => {
  const [en, ru, uk] = await Promise.all(LANGUAGES.map((language) => shellText[language]()));
  const counted = (words: typeof ru, min: number, max: number) => words?.homePage.players(min, max).replace(/\s/g, ' ');
  expect(counted(ru, 2, 4)).toBe('2–4 игрока');
  expect(counted(ru, 1, 4)).toBe('1–4 игрока');
  expect(counted(ru, 3, 5)).toBe('3–5 игроков');
  expect(counted(uk, 2, 4)).toBe('2–4 гравці');
  expect(counted(uk, 2, 8)).toBe('2–8 гравців');
  expect(counted(ru, 5, 5)).toBe('5 игроков');
  expect(counted(en, 2, 4)).toBe('2–4 players');
});
