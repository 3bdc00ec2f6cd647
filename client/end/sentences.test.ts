import { LANGUAGES } from '@parlour/kernel';
import { masculineIn, misprintsIn } from '@parlour/kernel/testing/proofread.ts';
import { expect, test } from 'vitest';
import { finaleWords as boom } from '../../games/boom/text/finale.ts';
import { finaleWords as businessmen } from '../../games/businessmen/text/finale.ts';
import { finaleWords as economicus } from '../../games/economicus/text/finale.ts';
import { finaleWords as manticore } from '../../games/manticore/text/finale.ts';
import { finaleWords as matterOfFact } from '../../games/matter-of-fact/text/finale.ts';
import { endText } from './text/index.ts';

const plain = (words: string): string => words.replaceAll('\u00a0', ' ');
const who = { winners: 'Ада', rivals: 'Ада и Борис' };

/** Every way in which a game can have been decided, in one language. */
async function allSentences(language: (typeof LANGUAGES)[number]): Promise<string[]> {
  const said: string[] = [];
  const b = await boom[language]();
  for (const isCrash of [true, false])
    for (const isShared of [true, false])
      said.push(b.decided({ isCrash, isShared, round: 9, best: 104, second: { names: 'Борис', amount: 97 }, ...who }));
  const m = await businessmen[language]();
  for (const because of ['target', 'guard'] as const)
    for (const by of ['alone', 'points', 'coins', 'levels', 'nothing'] as const)
      said.push(m.decided({ because, by, round: 8, target: 20, points: 21, own: 5, other: 3, ...who }));
  const e = await economicus[language]();
  for (const because of ['target', 'turns', 'time', 'guard'] as const)
    for (const by of ['stars', 'assets', 'companies', 'turn', 'nothing'] as const)
      said.push(e.decided({ because, by, year: 4, stars: 6, own: 84, other: 80, ...who }));
  const f = await matterOfFact[language]();
  for (const because of ['biobots', 'roundCap', 'lastPlayer'] as const)
    for (const by of ['biobots', 'worth', 'capacity', 'nothing'] as const)
      for (const biobots of [0, 1, 2])
        said.push(f.decided({ because, by, biobots, round: 22, own: 337, other: 310, ...who }));
  const c = await manticore[language]();
  for (const because of [
    'manticoreDead',
    'allDead',
    'cityEntered',
    'roundLimit',
    'foeDead',
    'heroesBeaten',
    'foeUnbeaten',
  ] as const)
    for (const isGreat of [true, false])
      for (const blow of ['', 'Ада']) said.push(c.decided({ because, isGreat, blow, round: 17 }));
  return said;
}

test.each(LANGUAGES)('%s: every way to end is one whole sentence that fits anybody', async (language) => {
  const said = await allSentences(language);
  expect(said.length).toBeGreaterThan(90);
  for (const words of said) {
    expect(words).toMatch(/^\p{Lu}[^.!?]+\.$/u);
    expect(misprintsIn(language, words), words).toEqual([]);
    expect(masculineIn(language, words), words).toEqual([]);
  }
});

test('numbers agree with what they count', async () => {
  const [en, ru, uk] = await Promise.all([economicus.en(), economicus.ru(), economicus.uk()]);
  expect([1, 2, 5].map((n) => plain(en.stars(n)))).toEqual(['1 star', '2 stars', '5 stars']);
  expect([1, 2, 5, 21].map((n) => plain(ru.stars(n)))).toEqual(['1 звезда', '2 звезды', '5 звёзд', '21 звезда']);
  expect([1, 2, 5, 21].map((n) => plain(uk.stars(n)))).toEqual(['1 зірка', '2 зірки', '5 зірок', '21 зірка']);
  const gained = { because: 'target', year: 4, by: 'stars', own: 21, other: 3, ...who } as const;
  expect(plain(ru.decided({ ...gained, stars: 21 }))).toContain('набирает 21 звезду');
  expect(plain(uk.decided({ ...gained, stars: 21 }))).toContain('набирає 21 зірку');
  const points = (await businessmen.ru()).points;
  expect([1, 3, 20, 21].map((n) => plain(points(n)))).toEqual(['1 очко', '3 очка', '20 очков', '21 очко']);
  const biobots = (await matterOfFact.uk()).biobots;
  expect([0, 1, 2].map((n) => plain(biobots(n)))).toEqual(['0 БІОботів', '1 БІОбот', '2 БІОботи']);
});

test('several winners share: the verb knows that they are several', async () => {
  const shared = { isCrash: true, isShared: true, round: 9, best: 104, second: null, winners: 'Ada and Boris' };
  expect(plain((await boom.en()).decided(shared))).toBe(
    'When the •Crash came in round 9, Ada and Boris had $104m each.',
  );
  const reached = { because: 'target', by: 'coins', round: 8, target: 20, points: 21, own: 34, other: 29 } as const;
  expect(plain((await businessmen.ru()).decided({ ...reached, ...who }))).toBe(
    'В раунде 8 до 20 очков добираются Ада и Борис; решают монеты: 34 против 29.',
  );
  expect(plain(endText.en.draw('Ada and Boris'))).toBe('Ada and Boris share the victory');
});

test('places are said as a language says them', () => {
  expect([1, 2, 3, 4, 8].map(endText.en.place)).toEqual(['1st', '2nd', '3rd', '4th', '8th']);
  expect([1, 2, 3, 4, 8].map((n) => plain(endText.uk.place(n)))).toEqual([
    '1-ше місце',
    '2-ге місце',
    '3-тє місце',
    '4-те місце',
    '8-ме місце',
  ]);
});
