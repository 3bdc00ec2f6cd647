import { describe, expect, test } from 'vitest';
import { position } from '../testing/position.ts';

const AB = ['A', 'B'];

/** What boards show beyond the state: computed once, by the rules (specification, 9.1 and 9.4). */
describe('facts', () => {
  test('BM-8.6, BM-8.9: what a lorry would pay now, and after the best and the worst sector', () => {
    const t = position({
      names: AB,
      at: 'priceWheel',
      lorries: { yellow: { good: 'grain', lots: { A: 3, B: 2 } }, green: { good: 'oil', lots: { A: 7 } } },
      prices: { grain: 11 },
    });
    const { yellow, green, blue } = t.facts().lorries;
    expect(yellow.lots).toEqual([
      { seat: 0, units: 3, now: 12, best: 15, worst: 6 },
      { seat: 1, units: 2, now: 8, best: 10, worst: 4 },
    ]);
    expect([yellow.exclusiveTo, green.exclusiveTo, blue.exclusiveTo]).toEqual([null, 0, null]);
    expect(yellow.pricesIfSent).toEqual({ grain: 6, meat: 11, fish: 11, wood: 11, oil: 11, metal: 11 });
    expect(blue).toMatchObject({ space: 6, onBoard: 0, lots: [], pricesIfSent: null, isFull: false });
  });

  test('BM-8.10, BM-8.11: where each price goes if the full lorries leave; how far the next coin is', () => {
    const t = position({ names: AB, at: 'priceWheel', lorries: { green: { good: 'oil', lots: { A: 7 } } } });
    const { oil, wood } = t.facts().goods;
    expect(oil).toMatchObject({ position: 8, price: 3, next: 1, nextPrice: 1, stepsUp: 2, stepsDown: 2 });
    expect(wood).toMatchObject({ next: 11, nextPrice: 4, embargoSectors: 2, lowest: 1, highest: 4 });
    const ends = position({ names: AB, at: 'priceWheel', prices: { oil: 15, wood: 1 } }).facts().goods;
    expect([ends.oil.stepsUp, ends.oil.stepsDown, ends.wood.stepsUp, ends.wood.stepsDown]).toEqual([null, 3, 3, null]);
  });

  test('BM-8.8: a lorry under embargo is shown as held', () => {
    const t = position({
      names: AB,
      at: 'priceWheel',
      lorries: { blue: { good: 'meat', lots: { A: 6 } } },
    });
    t.spinPrices('P5');
    expect(t.facts()).toMatchObject({ embargo: ['grain', 'meat'], lorries: { blue: { isHeld: true } } });
    expect(t.facts().goods.meat).toMatchObject({ isUnderEmbargo: true, next: 14 });
  });

  test('BM-6.3, BM-7.1, BM-7.13: market limits, the loading order already in Phase 1, and what would be lost', () => {
    const t = position({
      at: 'buying',
      market: { oil: 6, wood: 2, fish: 6 },
      players: { A: { levels: [1, 1, 3], coins: 4, main: { metal: 5 } } },
    });
    t.buy('A', 1, 'fish');
    const [a] = t.facts().seats;
    expect([a?.purchases.oil, a?.purchases.wood, a?.purchases.fish]).toEqual([
      { most: 3, limit: 'coins' },
      { most: 2, limit: 'market' },
      { most: 0, limit: 'bought' },
    ]);
    expect([t.facts().loadingOrder, t.facts().order]).toEqual([
      [1, 2, 0],
      [0, 1, 2],
    ]);
    expect([a?.room, a?.types, a?.surplus]).toEqual([1, 2, [{ good: 'fish', units: 1 }]]);
    expect(a?.loads).toMatchObject({ yellow: { metal: 4, fish: 1, oil: 0 } });
  });

  test('BM-11.3 to BM-11.7, BM-13.3: the chance of a fine, the worst one, and the cushion', () => {
    const t = position({
      names: AB,
      at: 'misfortune',
      players: { A: { points: 21, levels: [3, 2, 1], warned: ['warehouse', 'manager'] } },
    });
    const [a] = t.facts().seats;
    expect(a).toMatchObject({ fineSectors: 4, worstFine: 2, cushion: 1, worstCushion: -1, missing: 0, place: 1 });
    expect([a?.characteristics.warehouse.nextHit, a?.characteristics.loader.nextHit]).toEqual([
      { is: 'fine', points: 2, to: 2 },
      { is: 'warning' },
    ]);
    expect(a?.characteristics.loader.step).toEqual({ cost: 20, points: 2, value: 6, isAffordable: false });
    expect(a?.characteristics.warehouse.step).toBeNull();
    t.spinMisfortune('M1');
    // The next spin can take as much again; this round can take no more.
    expect(t.facts().seats[0]).toMatchObject({ worstFine: 2, worstCushion: 1 });
  });

  test('BM-9.3: the shipments a warehouse would allow', () => {
    const t = position({
      names: AB,
      at: 'priceWheel',
      exportCard: 'E05',
      players: { A: { main: { oil: 7, fish: 9 } } },
    });
    expect(t.facts().seats[0].shipments).toEqual({ grain: [], wood: [], oil: [4, 6] });
    expect([t.facts().part, t.facts().phase]).toEqual(['priceWheel', 3]);
  });

  test('BM-11.5, BM-12.1: at the insurance the fine that threatens is the true one', () => {
    const t = position({
      names: AB,
      at: 'insurance',
      players: { A: { coins: 30, points: 5, levels: [3, 2, 1], warned: ['warehouse'] } },
    });
    expect(t.facts().seats[0]).toMatchObject({ fineSectors: 2, worstFine: 2 });
  });

  test('BM-8.6: what a load would bring at the price of today', () => {
    const t = position({
      names: AB,
      at: 'loading',
      prices: { oil: 8 },
      players: { A: { main: { oil: 5 }, levels: [1, 1, 1] }, B: { main: { oil: 2 } } },
    });
    const { loads, brings } = t.facts().seats[0];
    expect([loads.green.oil, brings.green.oil, brings.green.meat]).toEqual([4, 12, 0]);
  });

  test('BM-13.3, BM-9.4, BM-10.2: who may come to the target this round with what lies open', () => {
    const given = (A: object) =>
      position({ names: AB, at: 'priceWheel', exportCard: 'E05', players: { A: { points: 15, ...A } } }).facts();
    // Six oil are two points, 30 coins two steps of one point and one more.
    expect(given({ coins: 0 }).seats[0]).toMatchObject({ reach: 15, mayFinish: false });
    expect(given({ coins: 0, main: { oil: 7 } }).seats[0]).toMatchObject({ reach: 17, mayFinish: false });
    expect(given({ coins: 30, main: { oil: 7 } }).seats[0]).toMatchObject({ reach: 20, mayFinish: true });
    const full = position({
      names: AB,
      at: 'priceWheel',
      lorries: { green: { good: 'oil', lots: { A: 7 } } },
      prices: { oil: 8 },
      players: { A: { points: 15, coins: 0 } },
    });
    // A full lorry of one's own: its points, and 21 coins for two steps.
    const { points } = full.facts().lorries.green;
    expect(full.facts().seats[0].reach).toBe(15 + points + 2);
  });

  test('BM-13.4, BM-11.8, BM-R56: the last round is known once somebody has the target for good, or the guard ends it', () => {
    const isLast = (A: object, options: object = {}, round = 1) =>
      position({ names: AB, at: 'misfortune', options, round, players: { A: { levels: [3, 1, 1], ...A } } }).facts()
        .isLastRound;
    expect(isLast({ points: 19 })).toBe(false);
    expect(isLast({ points: 20 })).toBe(true);
    // A warned Warehouse of level 3 may cost two points.
    expect(isLast({ points: 21, warned: ['warehouse'] })).toBe(false);
    expect(isLast({ points: 22, warned: ['warehouse'] })).toBe(true);
    expect(isLast({ points: 0 }, { roundGuard: '12' }, 12)).toBe(true);
  });
});
