import { expect, test } from 'vitest';
import { barred, dear, offers, refused } from '../testing/menu.ts';
import { isSame, reasonAgainst } from './fits.ts';
import { alternatives, fieldChoice, reasonAmong, settled } from './narrowing.ts';
import type { AnyDomain, AnyOffer } from './offers.ts';

/** Why a value does not fit a domain written down as data. */
const against = (domain: object, value: unknown) => reasonAgainst(domain as AnyDomain, value, 'it', 'X-9');

test('values are the same if they read the same; objects whatever the order of their keys', () => {
  expect(isSame({ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame([], {})).toBe(false);
  expect(isSame(null, {})).toBe(false);
  expect(isSame(1, '1')).toBe(false);
  expect(isSame({ a: 1 }, Object.create({ a: 1 }))).toBe(false);
});

test('an object on offer is chosen by an object that reads the same, and nothing travels along', () => {
  const domain = { one: [{ from: 1, to: 2 }], not: [{ value: { from: 2, to: 1 }, because: barred }] };
  expect(against(domain, { to: 2, from: 1 })).toBeNull();
  expect(against(domain, { to: 1, from: 2 })).toEqual(barred);
  expect(against(domain, { from: 1, to: 2, more: 3 })).toMatchObject({ refused: 'notOffered', rule: 'X-9' });
});

test('minus nought is no value: not as a number, not in a list, not in a set, not in a part', () => {
  for (const domain of [{ one: [0, 1] }, { min: -3, max: 3 }, { min: 0, max: 0 }])
    expect(against(domain, -0)).toMatchObject({ refused: 'malformed', rule: 'X-9' });
  expect(against({ some: [0, 1], atLeast: 1, atMost: 2 }, [1, -0])).toMatchObject({ refused: 'malformed' });
  expect(against({ parts: { x: { min: 0, max: 3 } } }, { x: -0 })).toMatchObject({ refused: 'malformed' });
  expect(against({ one: [{ x: 0 }] }, { x: -0 })).toMatchObject({ refused: 'notOffered' });
});

test('a set holds nothing twice, nothing foreign, and not too much', () => {
  const set = {
    some: [{ id: 1 }, { id: 2 }, { id: 3 }],
    atLeast: 1,
    atMost: 2,
    not: [{ value: { id: 4 }, because: barred }],
  };
  expect(against(set, [{ id: 2 }, { id: 1 }])).toBeNull();
  expect(against(set, [{ id: 2 }, { id: 2 }])).toMatchObject({ refused: 'notOffered' });
  expect(against(set, [{ id: 9 }])).toMatchObject({ refused: 'notOffered' });
  expect(against(set, [{ id: 4 }])).toEqual(barred);
  expect(against(set, [])).toMatchObject({ refused: 'wrongCount', rule: 'X-9' });
  expect(against(set, { 0: { id: 1 }, length: 1 })).toMatchObject({ refused: 'malformed' });
});

test('a price that both alternatives allow leaves the shares open', () => {
  expect(settled(alternatives(offers, 'lead', { company: 'a', price: 6 }), { company: 'a', price: 6 })).toBeNull();
});

test('a refusal names the reason that comes nearest', () => {
  expect(reasonAmong(offers, refused, 'lead', { company: 'a', shares: 2, price: 12 })).toEqual(dear);
  expect(reasonAmong(offers, refused, 'sell', {})).toEqual(barred);
  expect(reasonAmong(offers, refused, 'lead', { company: 'a', price: 30 })).toMatchObject({ refused: 'tooDear' });
  expect(reasonAmong(offers, refused, 'lead', { company: 'a' })).toBeNull();
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

test('a barred item of a set is kept apart from the values of a field', () => {
  const attack = [
    { type: 'attack', fields: { helpers: { some: [1], atLeast: 1, atMost: 1, not: [{ value: 2, because: barred }] } } },
  ] as unknown as AnyOffer[];
  expect(fieldChoice(attack, 'helpers')).toMatchObject({
    values: [],
    barred: [],
    some: { items: [1], barred: [{ value: 2, because: barred }], atLeast: 1, atMost: 1 },
  });
});

test('what several alternatives bar stands once', () => {
  const lot = (id: number) => ({
    type: 'take',
    fields: { lot: { one: [{ id }], not: [{ value: { id: 7 }, because: barred }] } },
  });
  expect(fieldChoice([lot(1), lot(2)] as unknown as AnyOffer[], 'lot')).toMatchObject({
    values: [{ id: 1 }, { id: 2 }],
    barred: [{ value: { id: 7 }, because: barred }],
  });
});

test('a half-made value of several parts may still become one; a wrong part cannot', () => {
  expect(alternatives(offers, 'deal', { give: { money: 2 } })).toHaveLength(1);
  expect(settled(alternatives(offers, 'deal', { give: { money: 2 } }), { give: { money: 2 } })).toBeNull();
  expect(alternatives(offers, 'deal', { give: { money: 9 } })).toHaveLength(0);
  expect(alternatives(offers, 'deal', { give: 5 })).toHaveLength(0);
});
