import { expect, test } from 'vitest';
import { classes } from './classes.ts';

test('names are those of the module, and what is not meant is left out', () => {
  const c = classes({ card: '_card_1', lit: '_lit_2' });
  expect(c('card', true && 'lit', false && 'dim', null, undefined)).toBe('_card_1 _lit_2');
  expect(c('card', 'foreign')).toBe('_card_1 foreign');
});
