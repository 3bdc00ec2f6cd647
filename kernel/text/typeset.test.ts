import { expect, test } from 'vitest';
import { typeset, unset } from './types.ts';

/** A no-break space can be seen. */
const seen = (words: string): string => words.replaceAll('\u00a0', '~');

test.each([
  ['ru', 'Осталось 5 млн $ и 20 очков', 'Осталось 5~млн~$ и~20~очков'],
  ['ru', 'Это 50%, а не 40 %', 'Это 50~%, а~не 40~%'],
  ['ru', 'Ада — в Городе', 'Ада~— в~Городе'],
  ['ru', 'и в 7 клетках', 'и~в~7~клетках'],
  ['uk', 'Зі мною 2 очки й Ірина', 'Зі мною 2~очки й~Ірина'],
  ['en', 'Take 20 points for 50% of $5m, at once', 'Take 20~points for 50% of $5m, at once'],
  ['en', 'die 4 + 3 cards = 7', 'die 4 + 3~cards = 7'],
] as const)('%s: what belongs together stays on one line: %s', (language, words, set) => {
  expect(seen(typeset(language, words))).toBe(set);
});

test('a whole table is set: its sentences, what its functions say, and what is loaded later', async () => {
  const table = typeset('ru', {
    name: '5 карт',
    nested: { list: ['3 хода'], says: (n: number) => `${n} хода` },
    number: () => 7,
    nothing: null,
    later: async () => ({ rule: 'Не больше 4 карт' }),
  });
  expect(seen(table.name)).toBe('5~карт');
  expect(seen(table.nested.list[0] ?? '')).toBe('3~хода');
  expect(seen(table.nested.says(2))).toBe('2~хода');
  expect(table.number()).toBe(7);
  expect(table.nothing).toBeNull();
  expect(seen((await table.later()).rule)).toBe('Не больше 4~карт');
});

test('setting twice is setting once, and what was set can be had as it was written', () => {
  const once = typeset('uk', 'До 5 млн $ — і далі');
  expect(typeset('uk', once)).toBe(once);
  expect(unset({ says: () => once }).says()).toBe('До 5 млн $ — і далі');
});
