import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES, type Language, typeset } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_GAMES, findGame, type GameEntry, gameById } from './index.ts';

const here = import.meta.dirname;

/** What an entry says its game has, and where that lies in its folder. */
const PARTS = {
  hasCover: 'board/cover.tsx',
  isThoughtAhead: 'bot/thinking/guidance.ts',
  hasTerminal: 'terminal/index.ts',
  hasLab: 'lab/index.ts',
  board: 'board/index.tsx',
  finale: 'board/finale.ts',
  plans: 'plans.ts',
  planWords: 'text/plans.ts',
  tutorial: 'tutorial/index.ts',
  lessons: 'tutorial/lessons.ts',
  together: 'tutorial/together.ts',
  book: 'book/index.tsx',
} as const satisfies Partial<Record<keyof GameEntry, string>>;

/** Letters that a language does not have. */
const FOREIGN: Record<Language, RegExp> = { en: /\p{Script=Cyrillic}/u, ru: /[іїєґ]/i, uk: /[ыэёъ]/i };

test('every folder of a game is on the list, once', () => {
  const folders = globSync('*/index.ts', { cwd: here }).map((file) => basename(dirname(file)));
  expect(ALL_GAMES.map(({ id }) => id).sort()).toEqual(folders.sort());
});

test('a game that does not exist is none, and an error names those that do', () => {
  expect(findGame('chess')).toBeNull();
  expect(() => gameById('chess')).toThrow(/“chess”.*boom, businessmen, manticore, economicus, matter-of-fact/);
});

describe.each(ALL_GAMES.map((entry) => ({ id: entry.id, entry })))('$id', ({ id, entry }) => {
  test('its entry says of it what its rules do', async () => {
    const game = await entry.game();
    expect([game.id, game.seats]).toEqual([id, entry.seats]);
    expect(entry.minutes.min).toBeLessThan(entry.minutes.max);
  });

  test('its entry has what lies in its folder, and nothing else', () => {
    const said = Object.keys(PARTS).filter((part) => ![undefined, false].includes(entry[part as never]));
    const found = Object.entries(PARTS).filter(([, file]) => existsSync(join(here, id, file)));
    expect(said).toEqual(found.map(([part]) => part));
  });

  test.each(LANGUAGES)('its words are in %s when they are asked for in it', async (language) => {
    const [text, planWords] = await Promise.all([entry.text(language), entry.planWords?.(language)]);
    const { name, pitch, lessons = [] } = typeset(language, entry.about[language]);
    expect([text.name, text.pitch]).toEqual([name, pitch]);
    expect(lessons.filter((each) => each !== '')).toHaveLength(entry.further?.length ?? 0);
    const { options, presets, fields } = text;
    const words = JSON.stringify([
      name,
      pitch,
      lessons,
      options,
      presets,
      fields,
      planWords?.thisRound,
      await text.rulebook(),
    ]);
    expect(words.match(FOREIGN[language])).toBeNull();
  });
});
