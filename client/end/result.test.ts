import { gameById } from '@parlour/games';
import { type GameTypes, LANGUAGES, type Language, listIn, type Say, type StateView } from '@parlour/kernel';
import { masculineIn, misprintsIn } from '@parlour/kernel/testing/proofread.ts';
import type { Sitter } from '@parlour/kit';
import { describe, expect, test } from 'vitest';
import { courseOf } from './course.ts';
import { resultOf } from './result.ts';
import { type Finished, finished } from './testing/finished.ts';
import { endText } from './text/index.ts';

const NAMES: Record<Language, readonly string[]> = {
  en: ['Ada', 'Boris', 'Clara', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'],
  ru: ['Ада', 'Борис', 'Клара', 'Дора', 'Эмиль', 'Фая', 'Гуго', 'Анна'],
  uk: ['Ада', 'Борис', 'Клара', 'Дора', 'Еміль', 'Фая', 'Гуго', 'Ганна'],
};
const sayIn = (language: Language): Say => ({
  seat: (seat) => NAMES[language][seat] ?? '',
  list: (items) => listIn(language, items),
});
const sitters = (n: number): Sitter[] =>
  Array.from({ length: n }, (_, i) => ({ name: NAMES.en[i] ?? '', bot: 'careful', colour: 'red', symbol: '●' }));

async function told(game: string, { course, outcome }: Finished, language: Language) {
  const finale = (await gameById(game).finale?.(language)) ?? null;
  const view = course.at(-1)?.view as StateView<GameTypes>;
  const say = sayIn(language);
  const words = endText[language];
  return resultOf({ ended: { view, outcome, say }, sitters: sitters(view.seats.length), seat: null, finale, words });
}

const GAMES: [string, string[]][] = [
  ['boom', ['3-careful', '5-random', 'treasuries-hidden']],
  ['businessmen', ['2-careful', '4-careful', 'roundGuard-12', 'preset-short']],
  ['economicus', ['2-careful', '8-careful', 'limit-minutes10', 'preset-full']],
  ['manticore', ['1-careful', '2-careful', '3-careful', 'preset-rivals', 'practice-hound']],
  ['matter-of-fact', ['2-careful', '4-careful', 'preset-ranked', 'leaver-liquidate']],
];

describe.each(GAMES.flatMap(([game, files]) => files.map((file) => [game, file] as const)))('%s %s', (game, file) => {
  test.each(LANGUAGES)('says in %s who won, by what, and what everybody has', async (language) => {
    const end = await finished(game, file);
    const { headline, decided, rows } = await told(game, end, language);
    const said = [headline, decided, ...rows.flatMap(({ value, detail }) => [value, detail ?? ''])];
    for (const words of said) {
      expect(words).not.toMatch(/undefined|null|NaN|\[object/);
      expect(misprintsIn(language, words), words).toEqual([]);
      expect(masculineIn(language, words), words).toEqual([]);
    }
    // One sentence, and a whole one.
    expect(decided).toMatch(/^[^.!?]+[.]$/);
    expect(rows).toHaveLength(end.outcome.scores.length);
    // A score is never what the rules sort by: BIObots and money in one number.
    for (const { value } of rows) expect(value).not.toMatch(/\d{5}/);
    if (end.outcome.winners.length === 1)
      expect(headline + decided).toContain(NAMES[language][end.outcome.winners[0] ?? 0]);
  });

  test('has a course to draw, and at most five turning points with what happened there', async () => {
    const end = await finished(game, file);
    const entry = gameById(game);
    const [finale, module, text] = await Promise.all([entry.finale?.('en'), entry.board?.(), entry.text('en')]);
    if (finale === undefined) throw new Error('no finale');
    const course = courseOf(end.course, end.log, finale, module ?? null, { text, say: sayIn('en') });
    expect(course?.series).toHaveLength(end.course.length);
    expect(course?.times.every((time, line) => time >= (course.times[line - 1] ?? 0))).toBe(true);
    const points = course?.points ?? [];
    expect(points.length).toBeGreaterThanOrEqual(end.course.length > 20 ? 1 : 0);
    expect(points.length).toBeLessThanOrEqual(5);
    for (const { happened, line } of points) {
      expect(happened).not.toBe('');
      expect(line).toBeLessThan(end.course.length);
    }
    expect(points.map(({ line }) => line)).toEqual(points.map(({ line }) => line).toSorted((a, b) => a - b));
  });
});

test('a game over at its first move has no course, and says so with nothing to draw', async () => {
  const end = await finished('boom', '3-careful');
  const entry = gameById('boom');
  const [finale, text] = await Promise.all([entry.finale?.('en'), entry.text('en')]);
  if (finale === undefined) throw new Error('no finale');
  expect(courseOf(end.course.slice(0, 1), end.log.slice(0, 1), finale, null, { text, say: sayIn('en') })).toBeNull();
});

test('a game without words of its own has those of the shell', () => {
  const ended = { view: { seats: [0, 1] } as unknown as StateView<GameTypes>, say: sayIn('ru') };
  const asked = { sitters: sitters(2), seat: null, finale: null, words: endText.ru };
  const alone = resultOf({ ...asked, ended: { ...ended, outcome: { winners: [1], scores: [18, 21] } } });
  expect([alone.headline, alone.decided]).toEqual(['Побеждает Борис', 'Счёт 21:18.']);
  const level = resultOf({ ...asked, ended: { ...ended, outcome: { winners: [0, 1], scores: [20, 20] } } });
  expect([level.headline, level.decided]).toEqual(['Победу делят Ада и\u00a0Борис', 'Итог равный: 20.']);
  expect(level.rows.every(({ place, isTied }) => place === 1 && isTied)).toBe(true);
  const lost = resultOf({ ...asked, ended: { ...ended, outcome: { winners: [], scores: [0, 0] } } });
  expect(lost.headline).toBe('Проигрывают все');
});

test('whoever played alone against bots is told so', () => {
  const ended = { view: { seats: [0, 1] } as unknown as StateView<GameTypes>, say: sayIn('en') };
  const [first, second] = sitters(2);
  if (first === undefined || second === undefined) throw new Error('two sit here');
  const asked = { sitters: [{ ...first, bot: null }, second], finale: null, words: endText.en };
  const outcome = { winners: [0 as const], scores: [3, 1] };
  expect(resultOf({ ...asked, seat: 0, ended: { ...ended, outcome } }).headline).toBe('You win');
  expect(resultOf({ ...asked, seat: null, ended: { ...ended, outcome } }).headline).toBe('Ada wins');
});
