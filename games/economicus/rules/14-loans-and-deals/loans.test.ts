import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';
import { nationalise, settlement } from './loans.ts';

describe('loans', () => {
  test('EC-9.7, EC-14.9, EC-R.61: a company whose price is just what its loan takes leaves nothing to be paid', () => {
    const taken = (missing: number) => {
      const { g } = position({ prices: { 7: 9 }, players: { A: { own: { 7: 1 }, mortgaged: { 7: 1 } } } });
      return nationalise(g, 0, '7-mortgaged', settlement(g, 0, 7) - missing, 'EV25');
    };
    expect(taken(1)).toEqual({ debtor: 0, amount: 1, creditor: null, because: 'loan' });
    expect(taken(0)).toBe(null);
  });
});
