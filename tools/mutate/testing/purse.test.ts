import { expect, test } from 'vitest';
import { canPay, count } from './purse.ts';

test('exactly enough is enough', () => {
  expect([canPay(3, 3), canPay(2, 3)]).toEqual([true, false]);
});

test('it counts', () => {
  expect(count(3)).toBe(3);
});
