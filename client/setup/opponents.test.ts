import { expect, test } from 'vitest';
import { atLevel, charactersOf, dealt, joining, opponents, plain, usualOf } from './opponents.ts';

const BOTS = ['random', 'careful:Rita', 'careful:Emil', 'careful', 'expert:Rita', 'expert:Emil', 'expert'].map(
  (name) => ({
    name,
  }),
);
const CHARACTERS = ['Rita', 'Emil'];
const seated = (...bots: (string | null)[]) => bots.map((bot) => ({ bot }));

test('levels are offered, and nobody who takes anything; characters are chosen beside them', () => {
  expect(opponents(BOTS).map(({ name }) => name)).toEqual(['careful', 'expert']);
  expect(charactersOf(BOTS, 'expert')).toEqual(CHARACTERS);
  expect(charactersOf(BOTS, 'random')).toEqual([]);
  expect(usualOf(BOTS)).toBe('careful');
  expect(opponents([{ name: 'random' }])).toHaveLength(1);
});

test('characters are dealt by lot: people stay, levels stay, and nobody comes twice', () => {
  const seats = seated(null, 'careful', 'expert', 'careful:Rita');
  const first = dealt(seats, CHARACTERS, () => 0);
  expect(first).toEqual(seated(null, 'careful:Rita', 'expert:Emil', 'careful'));
  expect(dealt(seats, CHARACTERS, (n) => n - 1)).toEqual(seated(null, 'careful:Emil', 'expert:Rita', 'careful'));
  expect(dealt(seats, [], () => 0)).toEqual(plain(seats));
  expect(plain(first)).toEqual(seated(null, 'careful', 'expert', 'careful'));
});

test('a level is chosen for the whole table, and whoever has a character keeps it', () => {
  expect(atLevel(seated(null, 'careful:Rita', 'careful'), 'expert', CHARACTERS)).toEqual(
    seated(null, 'expert:Rita', 'expert'),
  );
  expect(atLevel(seated('careful:Rita'), 'random', [])).toEqual(seated('random'));
});

test('who sits down beside the others has their level, and a character where they have one', () => {
  const joins = (bots: (string | null)[], random = (_: number) => 0) => joining(seated(...bots), BOTS, random);
  expect(joins([null, 'expert', 'expert'])).toBe('expert');
  expect(joins([null, 'careful', 'expert'])).toBe('careful');
  expect(joins([null])).toBe('careful');
  expect(joins([null, 'expert:Rita', 'expert'])).toBe('expert:Emil');
  expect(joins([null, 'expert:Emil'], (n) => n - 1)).toBe('expert:Rita');
  expect(joins([null, 'expert:Emil', 'expert:Rita'])).toBe('expert');
});
