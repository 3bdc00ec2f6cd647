import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

describe('BM-7 Phase 2: the transfer', () => {
  test('BM-7.12, BM-7.14, BM-3.4, BM-S31: one type in both warehouses is one type, of any number of units', () => {
    const t = position({
      names: ['A', 'B'],
      at: 'keeping',
      players: { A: { main: { oil: 3 }, temp: { oil: 3 } }, B: { main: { wood: 19 }, temp: {} } },
    });
    expect(t.question()).toBe('round.priceWheel');
    expect([t.main('A'), t.temp('A'), t.main('B')]).toEqual([{ oil: 6 }, {}, { wood: 19 }]);
    expect(t.opening).toContainEqual({
      type: 'transferred',
      seat: 0,
      units: { grain: 0, meat: 0, fish: 0, wood: 0, oil: 3, metal: 0 },
    });
  });

  test('BM-7.13, BM-R16, BM-S30: exactly as many types as fit are kept; the others go back unpaid', () => {
    const t = position({
      names: ['A', 'B'],
      at: 'keeping',
      players: { A: { main: { oil: 3 }, temp: { fish: 2, wood: 4 } } },
    });
    expect(t.asked()).toEqual(['A']);
    expect(t.choices('A', 'keep')).toEqual(['fish', 'wood', 'oil']);
    expect(t.refusal('A', 'keep', { goods: [] })).toBe('BM-7.13 wrongCount');
    expect(t.refusal('A', 'keep', { goods: ['fish', 'oil'] })).toBe('BM-7.13 wrongCount');
    expect(t.refusal('A', 'keep', { goods: ['grain'] })).toBe('BM-7.13 notOffered');
    const events = t.play('A', 'keep', { goods: ['wood'] });
    expect(events.filter(({ type }) => type === 'gaveUp')).toEqual([
      { type: 'gaveUp', seat: 0, good: 'fish', units: 2, because: 'transfer' },
      { type: 'gaveUp', seat: 0, good: 'oil', units: 3, because: 'transfer' },
    ]);
    expect([t.main('A'), t.temp('A'), t.coins('A'), t.g.piles.oil, t.g.piles.fish]).toEqual([
      { wood: 4 },
      {},
      [10],
      25,
      25,
    ]);
  });

  test('BM-7.13: a larger warehouse keeps more types', () => {
    const t = position({
      at: 'keeping',
      players: { A: { levels: [3, 1, 1], main: { oil: 3, wood: 1 }, temp: { fish: 2, meat: 4 } } },
    });
    expect(t.choices('A', 'keep')).toHaveLength(4);
    t.play('A', 'keep', { goods: ['oil', 'wood', 'fish'] });
    expect(t.main('A')).toEqual({ oil: 3, wood: 1, fish: 2 });
  });

  test('BM-R58: a time-out keeps what is worth most at present prices, in standing order where equal', () => {
    const t = position({
      at: 'keeping',
      players: { A: { levels: [2, 1, 1], main: { metal: 5 }, temp: { grain: 3, meat: 3, oil: 2 } } },
      prices: { metal: 2 },
    });
    t.calmUntil('round.priceWheel');
    expect(t.main('A')).toEqual({ grain: 3, meat: 3 });
  });
});
