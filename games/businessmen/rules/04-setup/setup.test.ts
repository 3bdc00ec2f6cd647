import { seeded, start, view } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { EXPORT_CARD_IDS } from '../../content/export-cards.ts';
import { GOODS } from '../../content/goods.ts';
import { GOODS_CARD_IDS } from '../../content/goods-cards.ts';
import { LORRY_IDS } from '../../content/lorries.ts';
import { COLOURS } from '../../content/table.ts';
import { businessmen } from '../../index.ts';
import { position } from '../../testing/position.ts';
import { priceOf } from '../02-field/prices.ts';

const open = (seats: number, seed = 1, picks: (string | null)[] = []) =>
  start(businessmen, { seats, chance: seeded(seed), picks });

describe('BM-4 Preparing', () => {
  test('BM-1.1, BM-R1: two to four seats', () => {
    for (const seats of [2, 3, 4]) expect(open(seats).seats).toHaveLength(seats);
    for (const seats of [0, 1, 5, 2.5]) expect(() => open(seats)).toThrow('businessmen takes 2 to 4 seats');
  });

  test('BM-4.2, BM-4.7, BM-4.8, BM-4.9, BM-2.1, BM-3.1, BM-3.2, BM-3.7, BM-S1: what lies before four players', () => {
    const g = open(4);
    for (const seat of g.seats)
      expect(g.players[seat]).toMatchObject({
        coins: 10,
        points: 0,
        levels: { warehouse: 1, loader: 1, manager: 1 },
        warnings: { warehouse: false, loader: false, manager: false },
        main: { grain: 0, meat: 0, fish: 0, wood: 0, oil: 0, metal: 0 },
        temp: { grain: 0, meat: 0, fish: 0, wood: 0, oil: 0, metal: 0 },
      });
  });

  test('BM-2.2, BM-2.4, BM-4.3, BM-4.4, BM-4.5: full piles, every price 3, empty lorries, both wheels at rest', () => {
    const g = open(4);
    for (const good of GOODS) expect([g.piles[good], g.prices[good], priceOf(g, good)]).toEqual([25, 8, 3]);
    for (const lorry of LORRY_IDS) expect(g.lorries[lorry]).toEqual({ good: null, lots: [0, 0, 0, 0] });
    expect([g.sector, g.players[0].misfortune]).toEqual([null, null]);
  });

  test('BM-4.6, BM-R6: both decks lie face down, in an order nobody knows', () => {
    const g = open(4);
    expect([...g.goodsDeck.secret].sort()).toEqual([...GOODS_CARD_IDS]);
    expect([...g.exportDeck.secret].sort()).toEqual([...EXPORT_CARD_IDS]);
    expect(g.goodsDeck.secret).not.toEqual(open(4, 2).goodsDeck.secret);
    for (const viewer of [...g.seats, null]) {
      const seen = view(g, viewer);
      expect([...seen.goodsDeck.secret, ...seen.exportDeck.secret].every((card) => card === null)).toBe(true);
      expect(seen.unseen).toEqual({ goods: [...GOODS_CARD_IDS].sort(), export: [...EXPORT_CARD_IDS].sort() });
    }
  });

  test('BM-4.1: each player has the colour picked; the others get the free ones', () => {
    const g = open(4, 5, ['green', null, 'red', null]);
    expect(g.seats.map((seat) => g.players[seat].colour)).toEqual(['green', 'yellow', 'red', 'blue']);
    expect(() => open(3, 1, ['red', 'red', null])).toThrow('same');
    expect(new Set(open(4).players.map(({ colour }) => colour))).toEqual(new Set(COLOURS));
  });

  test('BM-4.10, BM-R7: the first leader is drawn, or the first seat by agreement', () => {
    const leaders = Array.from({ length: 60 }, (_, seed) => open(3, seed).leader);
    expect(new Set(leaders)).toEqual(new Set([0, 1, 2]));
    const fixed = Array.from(
      { length: 20 },
      (_, seed) => start(businessmen, { seats: 3, chance: seeded(seed), options: { firstLeader: 'firstSeat' } }).leader,
    );
    expect(new Set(fixed)).toEqual(new Set([0]));
  });

  test('BM-R2, BM-R54, BM-2.8: three lots, three levels and three warnings are all that a player ever marks', () => {
    const t = position({
      at: 'loading',
      players: { A: { levels: [3, 3, 3], warned: ['warehouse', 'loader', 'manager'], main: { oil: 9 } } },
    });
    t.load('A', 'oil', 'yellow');
    t.load('A', 'oil', 'blue');
    expect(t.lorries()).toEqual(['oil A5', 'oil A4', 'empty']);
    const { levels, warnings } = t.player('A');
    const marks = [...LORRY_IDS, ...Object.keys(levels), ...Object.keys(warnings)];
    expect(marks).toHaveLength(9);
  });

  test('BM-R53: the Bank pays whatever is due', () => {
    const t = position({
      at: 'send',
      players: { A: { coins: 229 } },
      lorries: { green: { good: 'oil', lots: { A: 7 } } },
      prices: { oil: 15 },
    });
    expect(t.coins('A')).toEqual([264]);
  });
});
