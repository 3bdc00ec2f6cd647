import { describe, expect, test } from 'vitest';
import { FINES, STEPS, VALUES } from './characteristics.ts';
import { EXPORT_CARD_IDS, EXPORT_CARDS } from './export-cards.ts';
import { GOODS, UNITS_OF_A_GOOD } from './goods.ts';
import { GOODS_CARD_IDS, GOODS_CARDS, ON_GOODS_CARD } from './goods-cards.ts';
import { LORRIES } from './lorries.ts';
import { MISFORTUNE_WHEEL } from './misfortune-wheel.ts';
import { ON_PRICE_WHEEL, PRICE_SECTORS, PRICE_WHEEL } from './price-wheel.ts';
import { HIGHEST_POSITION, LOWEST_POSITION, PRICES, RISE, START_POSITION } from './prices.ts';
import { COINS, SCALE, SHIPMENTS, START_COINS } from './table.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const goodsOf = (card: keyof typeof GOODS_CARDS) => GOODS.filter((good) => good in GOODS_CARDS[card].units);

/** What the rulebook fixes, and what our reconstruction keeps to (specification, 5.1 to 5.8). */
describe('content', () => {
  test('BM-C1: 30 Goods cards and 12 Export cards, all different', () => {
    expect(new Set(GOODS_CARD_IDS.map((card) => JSON.stringify(GOODS_CARDS[card].units))).size).toBe(30);
    expect(new Set(EXPORT_CARD_IDS.map((card) => [...EXPORT_CARDS[card]].sort().join())).size).toBe(12);
  });

  test('BM-C2, BM-C3: the two cards of the rulebook', () => {
    expect(GOODS_CARDS.G01.units).toEqual({ oil: 6, wood: 5, metal: 4, meat: 3 });
    expect(EXPORT_CARDS.E05).toEqual(['wood', 'oil', 'grain']);
    for (const card of EXPORT_CARD_IDS) expect(new Set(EXPORT_CARDS[card]).size).toBe(3);
  });

  test('BM-C4: six goods of 25 units', () => expect(GOODS.length * UNITS_OF_A_GOOD).toBe(150));

  test('BM-C5, BM-R20, BM-R22, BM-R55: 15 positions, three to a coin, rounded up; the start is the middle of range 3', () => {
    expect(PRICES.slice(1)).toEqual(Array.from({ length: 15 }, (_, i) => Math.ceil((i + 1) / 3)));
    expect([LOWEST_POSITION, HIGHEST_POSITION, START_POSITION]).toEqual([1, 15, 8]);
    expect([PRICES[LOWEST_POSITION], PRICES[START_POSITION], PRICES[HIGHEST_POSITION]]).toEqual([1, 3, 5]);
  });

  test('BM-C6: +3 makes 4 coins of 3 from every dot of range 3, and unsold goods rise by it', () => {
    expect(RISE).toBe(3);
    for (const position of [7, 8, 9]) expect(PRICES[position + RISE]).toBe(4);
  });

  test('BM-C7, BM-C8: the two sectors of the rulebook', () => {
    expect(PRICE_WHEEL.P0).toEqual({ kind: 'price', moves: { fish: 3, wood: -5 } });
    expect(PRICE_WHEEL.P1).toEqual({ kind: 'embargo', goods: ['metal', 'wood'] });
  });

  test('BM-2.10: twelve sectors; each good rises once, falls once and is under embargo twice; no pair comes twice', () => {
    const pairs = new Set<string>();
    const tally = Object.fromEntries(GOODS.map((good) => [good, { up: 0, down: 0, embargo: 0 }]));
    for (const id of PRICE_SECTORS) {
      const sector = ON_PRICE_WHEEL[id];
      const goods = sector.kind === 'price' ? GOODS.filter((good) => good in sector.moves) : sector.goods;
      pairs.add([...goods].sort().join());
      for (const good of goods) {
        const counts = tally[good] ?? { up: 0, down: 0, embargo: 0 };
        if (sector.kind === 'embargo') counts.embargo += 1;
        else if (sector.moves[good] === 3) counts.up += 1;
        else if (sector.moves[good] === -5) counts.down += 1;
      }
    }
    expect(pairs.size).toBe(12);
    for (const good of GOODS) expect(tally[good]).toEqual({ up: 1, down: 1, embargo: 2 });
  });

  test('BM-C9, BM-2.9: the wheel of misfortune has four kinds of sector, half of them quiet', () => {
    const hits = Object.values(MISFORTUNE_WHEEL);
    const counts = ['warehouse', 'loader', 'manager', null].map((kind) => hits.filter((hit) => hit === kind).length);
    expect(counts).toEqual([2, 2, 2, 6]);
  });

  test('BM-C10, BM-3.3, BM-R37: levels, costs, points and fines', () => {
    expect(VALUES).toEqual({ warehouse: [0, 1, 2, 3], loader: [0, 4, 5, 6], manager: [0, 3, 4, 5] });
    expect(STEPS).toEqual({ 2: { cost: 10, points: 1 }, 3: { cost: 20, points: 2 } });
    expect(FINES).toEqual({ 1: { points: 1, to: 1 }, 2: { points: 1, to: 1 }, 3: { points: 2, to: 2 } });
  });

  test('BM-C11, BM-2.6: lorries of 5, 6 and 7 units; so many points, and so far falls what they sold', () =>
    expect(LORRIES).toEqual({
      yellow: { capacity: 5, points: 1, fall: 5 },
      blue: { capacity: 6, points: 2, fall: 6 },
      green: { capacity: 7, points: 3, fall: 7 },
    }));

  test('BM-C12, BM-R30: 10 coins to begin with; 4, 6 and 8 units of export for 1, 2 and 3 points', () => {
    expect(START_COINS).toBe(10);
    expect(SHIPMENTS).toEqual({ 4: 1, 6: 2, 8: 3 });
  });

  test('BM-C13: 42 coins in four values, 230 in all', () => {
    expect(Object.keys(COINS)).toHaveLength(4);
    expect(sum(Object.values(COINS))).toBe(42);
    expect(sum(Object.entries(COINS).map(([value, pieces]) => Number(value) * pieces))).toBe(230);
  });

  test('BM-C14: the scale shows 20, and goes on', () => expect(SCALE).toEqual({ large: 20, extended: 30 }));

  test('BM-C15: a card offers what the lorries take, 18 units, on average; each good has 90 units on 20 cards', () => {
    const units = GOODS_CARD_IDS.map((card) => sum(Object.values(GOODS_CARDS[card].units)));
    expect(sum(units)).toBe(18 * 30);
    expect(sum(Object.values(GOODS_CARDS.G01.units))).toBe(sum(Object.values(LORRIES).map((l) => l.capacity)));
    for (const good of GOODS) {
      const cards = GOODS_CARD_IDS.map((card) => ON_GOODS_CARD[card].units[good] ?? 0);
      expect([sum(cards), cards.filter((n) => n > 0).length]).toEqual([90, 20]);
      expect(EXPORT_CARD_IDS.filter((card) => EXPORT_CARDS[card].some((each) => each === good))).toHaveLength(6);
    }
  });

  test('BM-C16: every four of the six goods are on one card of the standard family and on one of the others', () => {
    const patterns = { standard: [6, 5, 4, 3], even: [5, 5, 4, 4], lean: [5, 4, 3, 2], rich: [7, 6, 5, 4] };
    const fours = { standard: new Set<string>(), others: new Set<string>() };
    for (const card of GOODS_CARD_IDS) {
      const { family, units } = GOODS_CARDS[card];
      expect(Object.values(units).sort((a, b) => b - a)).toEqual(patterns[family]);
      fours[family === 'standard' ? 'standard' : 'others'].add(goodsOf(card).join());
    }
    expect([fours.standard.size, fours.others.size]).toEqual([15, 15]);
  });
});
