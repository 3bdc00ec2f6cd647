import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

test('every paragraph is in its own section', () => {
  const text = {
    sections: { 'BO-1': 'One', 'BO-10': 'Ten', 'BO-R': 'Rulings' },
    rules: {
      'BO-1.1': 'Deal the cards.',
      'BO-10.1': 'The end.',
      'BO-R1': 'Three can play.',
      'BO-R12': 'Cards are counted.',
    },
  };
  expect(sectionsOf(text).map(({ id, rules }) => [id, rules.map((rule) => rule.id)])).toEqual([
    ['BO-1', ['BO-1.1']],
    ['BO-10', ['BO-10.1']],
    ['BO-R', ['BO-R1', 'BO-R12']],
  ]);
});
