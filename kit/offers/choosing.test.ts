import { barred, offers, refused } from '@parlour/kernel/testing/menu.ts';
import { expect, test } from 'vitest';
import { pick } from './choosing.ts';

const menu = { offers, refused };

test('an action without fields is chosen at once', () => {
  expect(pick(menu, null, 'pass', {})).toEqual({ is: 'chosen', choice: { type: 'pass' } });
});

test('picking narrows over several alternatives until one action is left', () => {
  const first = pick(menu, null, 'lead', { company: 'a' });
  expect(first).toEqual({ is: 'half', half: { type: 'lead', picked: { company: 'a' } } });
  if (first.is !== 'half') return;
  expect(pick(menu, first.half, 'lead', { price: 12 })).toEqual({
    is: 'chosen',
    choice: { type: 'lead', company: 'a', shares: 1, price: 12 },
  });
});

test('fields with one value are filled in', () => {
  expect(pick(menu, null, 'play', { card: 'x' })).toEqual({
    is: 'chosen',
    choice: { type: 'play', card: 'x', target: null },
  });
});

test('touching another card forgets what does not fit it', () => {
  const half = { type: 'play', picked: { card: 'y' } };
  expect(pick(menu, half, 'play', { card: 'x' })).toMatchObject({ is: 'chosen', choice: { card: 'x', target: null } });
  const lead = { type: 'lead', picked: { company: 'a', price: 12 } };
  expect(pick(menu, lead, 'lead', { shares: 2 })).toEqual({
    is: 'half',
    half: { type: 'lead', picked: { shares: 2, company: 'a' } },
  });
});

test('what cannot be is refused with its reason, and with what was asked for', () => {
  expect(pick(menu, null, 'lead', { company: 'c' })).toEqual({
    is: 'refused',
    because: barred,
    asked: { type: 'lead', company: 'c' },
  });
  expect(pick(menu, null, 'sell', {})).toMatchObject({ is: 'refused', because: barred });
});

test('a value of several parts is whole once every part is there', () => {
  expect(pick(menu, null, 'deal', { give: { money: 2 } })).toMatchObject({ is: 'half' });
  expect(pick(menu, null, 'deal', { give: { money: 2, card: null } })).toMatchObject({ is: 'chosen' });
});
