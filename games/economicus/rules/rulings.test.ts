import { describe, expect, test } from 'vitest';
import { INDUSTRIES, SEGMENTS } from '../content/industries.ts';
import { only, position } from '../testing/position.ts';

describe('terms, advice and rulings', () => {
  test('EC-0.6: free, clean and mortgaged companies, half price, net worth: the words as figures', () => {
    const t = position({
      prices: { 5: 9 },
      players: { A: { own: { 5: 2 }, mortgaged: { 5: 1 } }, C: { isOut: true } },
    });
    const { seats, industries, now } = t.facts();
    expect([industries[5].half, industries[5].owned, industries[6].half, t.free(5), now]).toEqual([
      5,
      2,
      null,
      [1, 1],
      null,
    ]);
    expect(seats[0]).toMatchObject({
      companies: 2,
      loans: 1,
      netAssets: 20 + 18 - 5,
      solvency: { cash: 20, loans: 5, sales: 0, total: 25 },
    });
    expect(seats[2].isOut).toBe(true);
  });

  test('EC-R.1: a first price is three times the blue die, whoever rolls it; 12 is the industry of the high profit', () => {
    for (let blue = 1; blue <= 6; blue++) {
      const t = position({ players: { A: { own: { 11: 1 } } } });
      t.dice(blue);
      t.play('A', 'sellAtHalf', { company: '11-clean' });
      expect(t.price(11)).toBe(3 * blue);
    }
    expect(INDUSTRIES.every((k) => SEGMENTS[k].profit <= SEGMENTS[12].profit)).toBe(true);
  });

  test('EC-R.58: owning the neighbours makes a project no cheaper and no surer', () => {
    const at = (own: object) =>
      position({ at: 'startUps', industry: 7, prices: { 7: 9 }, players: { A: { own } } }).facts();
    const [alone, between] = [at({}), at({ 6: 1, 8: 1 })];
    expect([alone.now?.projectCost, alone.successFrom]).toEqual([between.now?.projectCost, between.successFrom]);
  });

  test('EC-20.2: with loans on everything the loss of one company starts an avalanche', () => {
    const t = position({
      options: { rules: 'full', deals: 'off' },
      at: 'sales',
      industry: 7,
      prices: { 7: 2, 5: 4 },
      players: { A: { hand: ['OP15-1'] }, B: { cash: 0, own: { 7: 1, 5: 1 }, mortgaged: { 7: 1, 5: 1 } } },
    });
    const events = t.card('A', 'OP15-1', { rival: 1, asset: '7-mortgaged' });
    expect(only(events, 'bankrupt')).toMatchObject([{ seat: 1, companies: [{ industry: 5, count: 1 }] }]);
  });

  test('EC-20.3: a high bid raises the price for all: a barrier, and more for whoever sells', () => {
    const t = position({ at: 'auction', industry: 7, prices: { 7: 3 }, players: { A: { own: { 7: 1 } } } });
    t.play('A', 'bid', { amount: 15 });
    for (const name of 'BC') t.play(name, 'pass');
    expect([t.price(7), t.facts().now?.offerCost, t.facts().seats[0].netAssets]).toEqual([15, 30, 5 + 30]);
  });
});
