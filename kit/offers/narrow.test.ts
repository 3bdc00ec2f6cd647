import { expect, test } from 'vitest';
import { pick } from './choosing.ts';
import { type AnyOffer, admits, alternatives, fieldChoice, reasonAgainst, settled } from './narrow.ts';

const dear = { refused: 'tooDear', rule: 'X-1', facts: { most: 9 } };
const barred = { refused: 'notYours', rule: 'X-2', facts: {} };

const offers: AnyOffer[] = [
  { type: 'pass', fields: {} },
  {
    type: 'lead',
    fields: {
      company: { one: ['a', 'b'], not: [{ value: 'c', because: barred }] },
      shares: { one: [2] },
      price: { min: 5, max: 9, above: dear },
    },
  },
  { type: 'lead', fields: { company: { one: ['a', 'b'] }, shares: { one: [1] }, price: { min: 5, max: 20 } } },
  { type: 'play', fields: { card: { one: ['x'] }, target: { one: [null] } } },
  { type: 'play', fields: { card: { one: ['y'] }, target: { one: ['p', 'q'] } } },
  { type: 'discard', fields: { cards: { some: ['x', 'y', 'z'], atLeast: 1, atMost: 2 } } },
  { type: 'deal', fields: { give: { parts: { money: { min: 0, max: 3 }, card: { one: [null, 'x'] } } } } },
];
const menu = { offers, refused: [{ type: 'sell', because: barred }] };

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

test('a price that both alternatives allow leaves the shares open', () => {
  expect(settled(alternatives(offers, 'lead', { company: 'a', price: 6 }), { company: 'a', price: 6 })).toBeNull();
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

test('a refusal names the reason that comes nearest', () => {
  expect(pick(menu, null, 'lead', { company: 'c' })).toMatchObject({ is: 'refused', because: barred });
  expect(reasonAgainst(offers, [], 'lead', { company: 'a', shares: 2, price: 12 })).toEqual(dear);
  expect(reasonAgainst(offers, menu.refused, 'sell', {})).toEqual(barred);
  expect(reasonAgainst(offers, [], 'lead', { company: 'a', price: 30 })).toMatchObject({ refused: 'tooDear' });
  expect(reasonAgainst(offers, [], 'lead', { company: 'a' })).toBeNull();
});

test('what a control shows is the union of the alternatives', () => {
  expect(fieldChoice(alternatives(offers, 'lead', {}), 'price').range).toEqual({ min: 5, max: 20 });
  expect(fieldChoice(alternatives(offers, 'lead', {}), 'company')).toMatchObject({
    values: ['a', 'b'],
    barred: [{ value: 'c' }],
  });
  expect(fieldChoice(alternatives(offers, 'lead', { shares: 2 }), 'price').range).toEqual({
    min: 5,
    max: 9,
    above: dear,
  });
});

test('sets and parts', () => {
  const [discard, deal] = [offers[5]?.fields['cards'], offers[6]?.fields['give']];
  expect(admits(discard ?? {}, ['x', 'y'])).toBe(true);
  expect(admits(discard ?? {}, ['x', 'x'])).toBe(false);
  expect(admits(discard ?? {}, ['x', 'y', 'z'])).toBe(false);
  expect(admits(deal ?? {}, { money: 2 })).toBe(true);
  expect(pick(menu, null, 'deal', { give: { money: 2 } })).toMatchObject({ is: 'half' });
  expect(pick(menu, null, 'deal', { give: { money: 2, card: null } })).toMatchObject({ is: 'chosen' });
});
