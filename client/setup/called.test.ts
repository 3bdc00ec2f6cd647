import { expect, test } from 'vitest';
import { called } from './called.ts';

const CAST = {
  Rita: { name: 'Rita', epithet: 'buys late', says: '' },
  Emil: { name: 'Emil', epithet: 'sells early', says: '' },
};
const seat = (name: string, bot: string | null) => ({ name, bot });

test('a person may bear the name of a character, and a bot with a character may be renamed', () => {
  expect(called(seat('Rita', null), seat('Rit', null), CAST, 'Alex').name).toBe('Rita');
  expect(called(seat('Ritas', null), seat('Rita', null), CAST, 'Alex').name).toBe('Ritas');
  expect(called(seat('Emil', 'careful'), seat('Emi', 'careful'), CAST, 'Alex').name).toBe('Emil');
  expect(called(seat('Rit', 'careful:Rita'), seat('Rita', 'careful:Rita'), CAST, 'Alex').name).toBe('Rit');
  expect(called(seat('Aunt', 'expert:Rita'), seat('Aunt', 'careful:Rita'), CAST, 'Alex').name).toBe('Aunt');
});

test('with a character comes its name, and goes with it', () => {
  expect(called(seat('Alex', 'careful:Rita'), seat('Alex', 'careful'), CAST, 'Alex').name).toBe('Rita');
  expect(called(seat('Rita', 'careful:Emil'), seat('Rita', 'careful:Rita'), CAST, 'Alex').name).toBe('Emil');
  expect(called(seat('Rita', 'careful'), seat('Rita', 'careful:Rita'), CAST, 'Alex').name).toBe('Alex');
  expect(called(seat('Rita', null), seat('Rita', 'careful:Rita'), CAST, 'Alex').name).toBe('Alex');
  expect(called(seat('Aunt', 'careful'), seat('Aunt', 'careful:Rita'), CAST, 'Alex').name).toBe('Aunt');
  expect(called(seat('Alex', 'careful:Nobody'), seat('Alex', 'careful'), CAST, 'Alex').name).toBe('Alex');
});
