import { describe, expect, test } from 'vitest';
import { PRICE_SECTORS } from '../../content/price-wheel.ts';
import { kinds, position } from '../../testing/position.ts';
import { moved, priceAt } from '../02-field/prices.ts';

const AB = ['A', 'B'];

describe('BM-8 Phase 3: sending the lorries', () => {
  test('BM-8.1, BM-R17: the leader spins once, whether he bought or not; every sector comes up', () => {
    const t = position({ at: 'buying', leader: 'B', market: { oil: 3 } });
    t.play('B', 'pass');
    t.buy('C', 1, 'oil');
    t.calmUntil('round.priceWheel');
    expect([t.asked(), t.menu('B')]).toEqual([['B'], ['spinPrices']]);
    expect(t.refusal('C', 'spinPrices')).toBe('BM-8.1 notAsked');
    for (const sector of PRICE_SECTORS) {
      const each = position({ at: 'priceWheel' });
      each.spinPrices(sector);
      expect(each.g.sector).toBe(sector);
    }
  });

  test('BM-8.2, BM-R29, BM-2.5: every good of a price sector moves, each stopped at the ends on its own', () => {
    const t = position({ at: 'priceWheel', prices: { fish: 14, wood: 3 } });
    const [spun] = t.spinPrices('P0');
    expect(spun).toMatchObject({
      seat: 0,
      moves: [
        { good: 'fish', by: 3, from: 14, to: 15 },
        { good: 'wood', by: -5, from: 3, to: 1 },
      ],
      embargo: [],
    });
  });

  test('BM-8.3, BM-8.8, BM-R19, BM-R28, BM-S36: an embargo keeps a full lorry as it is; it is tried again', () => {
    const t = position({
      names: AB,
      at: 'priceWheel',
      players: { B: { main: { meat: 2 } } },
      lorries: { blue: { good: 'meat', lots: { A: 6 } } },
    });
    const events = t.spinPrices('P5');
    expect(events).toContainEqual({ type: 'lorryHeld', lorry: 'blue', good: 'meat', rule: 'BM-8.8' });
    expect([t.lorry('blue'), t.g.prices.meat, t.coins('A'), t.points('A')]).toEqual(['meat A6', 11, [10], [0]]);
    t.calmUntil('loading.turn');
    expect(t.refusal('B', 'load', { lorry: 'blue', good: 'meat' })).toBe('BM-7.3 lorryFull');
    t.calmUntil('round.priceWheel');
    t.spinPrices('P6');
    expect([t.lorry('blue'), t.coins('A'), t.points('A'), t.g.prices.meat]).toEqual(['empty', [34], [2], 5]);
    expect([t.g.prices.oil, t.g.prices.grain]).toEqual([15, 9]);
  });

  test('BM-8.4, BM-8.5, BM-R18: every full lorry leaves, nobody is asked; others stay', () => {
    const t = position({
      names: AB,
      at: 'priceWheel',
      lorries: {
        yellow: { good: 'fish', lots: { A: 5 } },
        blue: { good: 'oil', lots: { A: 2, B: 3 } },
        green: { good: 'wood', lots: { B: 7 } },
      },
    });
    const events = t.spinPrices('P5');
    expect(kinds(events).filter((kind) => kind === 'lorrySent')).toHaveLength(2);
    expect(t.lorries()).toEqual(['empty', 'oil A2 B3', 'empty']);
  });

  test('BM-8.6, BM-S37: the price after the spin counts for the sale', () => {
    const t = position({
      names: AB,
      at: 'priceWheel',
      lorries: { blue: { good: 'metal', lots: { A: 4, B: 2 } } },
      prices: { metal: 11 },
    });
    t.spinPrices('P8');
    expect([t.coins(), t.g.prices.metal, t.g.prices.grain]).toEqual([[18, 14], 1, 14]);
  });

  test('BM-8.7: the units of a sent lorry go back to their pile', () => {
    const t = position({ at: 'send', lorries: { green: { good: 'oil', lots: { A: 3, B: 4 } } } });
    expect([t.g.piles.oil, t.lorry('green')]).toEqual([25, 'empty']);
  });

  test('BM-8.9, BM-1.3, BM-S38: two lorries of one’s own bring the points of both', () => {
    const t = position({
      names: AB,
      at: 'priceWheel',
      lorries: { yellow: { good: 'grain', lots: { A: 5 } }, green: { good: 'oil', lots: { A: 7 } } },
    });
    t.spinPrices('P7');
    expect([t.coins('A'), t.points('A'), t.prices()]).toEqual([[46], [4], [3, 11, 11, 11, 1, 11]]);
  });

  test('BM-8.9, BM-S27: one unit of another player spoils it', () => {
    const t = position({
      names: AB,
      at: 'loading',
      players: { B: { main: { grain: 1 } } },
      lorries: { yellow: { good: 'grain', lots: { A: 4 } } },
      prices: { grain: 11 },
    });
    t.load('B', 'grain', 'yellow');
    t.spinPrices('P0');
    expect([t.coins(), t.points(), t.g.prices.grain]).toEqual([[26, 14], [0, 0], 6]);
  });

  test('BM-8.10, BM-S35: a sold good falls by its lorry’s number, and stops at the lower end', () => {
    const t = position({
      names: AB,
      at: 'priceWheel',
      lorries: { green: { good: 'oil', lots: { A: 7 } } },
      prices: { oil: 5 },
    });
    t.spinPrices('P3');
    expect([t.coins('A'), t.points('A'), t.g.prices.oil]).toEqual([[24], [3], 1]);
  });

  test('BM-8.11, BM-8.12, BM-R21, BM-S33: with nothing sold all six rise, those under embargo too', () => {
    const t = position({ names: AB, at: 'priceWheel', lorries: { green: { good: 'oil', lots: { A: 6 } } } });
    t.spinPrices('P11');
    expect(t.prices()).toEqual([11, 11, 11, 11, 11, 11]);
  });

  test('BM-2.5, BM-2.3, BM-S34: the upper end stops a rise; the price is that of the range', () => {
    expect([13, 14, 15].map((position) => moved(position, 3))).toEqual([15, 15, 15]);
    expect([1, 3, 4, 6, 7, 9, 10, 12, 13, 15].map(priceAt)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    const t = position({ names: AB, at: 'priceWheel', prices: { meat: 13, fish: 14, metal: 15 } });
    t.spinPrices('P3');
    expect(t.prices()).toEqual([11, 15, 15, 11, 11, 15]);
  });

  test('BM-8.13, BM-R15, BM-R59, BM-S28: a good on two lorries is sold at one price and falls by both', () => {
    const t = position({
      names: AB,
      at: 'priceWheel',
      lorries: { yellow: { good: 'wood', lots: { A: 5 } }, blue: { good: 'wood', lots: { A: 2, B: 4 } } },
      prices: { wood: 14 },
    });
    const events = t.spinPrices('P5');
    expect(events.filter(({ type }) => type === 'lorrySent')).toMatchObject([
      { lorry: 'yellow', price: 5 },
      { lorry: 'blue', price: 5 },
    ]);
    expect([t.coins(), t.points(), t.g.prices.wood]).toEqual([[45, 30], [1, 0], 3]);
    expect(t.g.lastMoves.wood).toBe(-11);
  });
});
