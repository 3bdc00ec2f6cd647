import { describe, expect, test } from 'vitest';
import { kinds, position } from '../../testing/position.ts';

const G01 = { oil: 6, wood: 5, metal: 4, meat: 3 };

describe('BM-6 Phase 1: buying goods', () => {
  test('BM-6.1, BM-1.6: the leader buys first, then clockwise, again and again', () => {
    const t = position({ at: 'buying', leader: 'B', market: G01 });
    const order: string[] = [];
    for (const good of ['oil', 'oil', 'oil', 'wood', 'wood', 'wood'] as const) {
      order.push(...t.asked());
      t.buy(t.asked()[0] ?? '', 1, good);
    }
    expect(order).toEqual(['B', 'C', 'A', 'B', 'C', 'A']);
  });

  test('BM-6.2: one type a move, or a pass', () => {
    const t = position({ at: 'buying', market: G01 });
    expect(t.menu('A')).toEqual(['buy', 'pass']);
    expect(t.refusal('B', 'buy', { good: 'oil', units: 1 })).toBe('BM-6.1 notAsked');
    t.buy('A', 1, 'oil');
    expect(t.asked()).toEqual(['B']);
  });

  test('BM-6.3, BM-3.6, BM-S17: at least one unit; at most what Manager, market and coins allow', () => {
    const rich = position({ at: 'buying', players: { A: { levels: [1, 1, 3], coins: 9 } }, market: { oil: 6 } });
    expect(rich.choices('A', 'buy')).toEqual(['oil 1', 'oil 2', 'oil 3', 'oil 4', 'oil 5']);
    expect(rich.refusal('A', 'buy', { good: 'oil', units: 6 })).toBe('BM-3.6 managerLimit');
    expect(rich.refusal('A', 'buy', { good: 'oil', units: 0 })).toBe('BM-6.3 atLeastOneUnit');
    const poor = position({ at: 'buying', players: { A: { levels: [1, 1, 3], coins: 2 } }, market: { oil: 6 } });
    expect(poor.choices('A', 'buy')).toEqual(['oil 1', 'oil 2']);
    expect(poor.refusal('A', 'buy', { good: 'oil', units: 3 })).toBe('BM-R9 coinLimit');
    const late = position({ at: 'buying', market: { oil: 2 } });
    expect(late.refusal('A', 'buy', { good: 'oil', units: 3 })).toBe('BM-6.3 marketLimit');
  });

  test('BM-6.4, BM-6.5, BM-3.8, BM-R5: a coin a unit whatever the price table says; a cell for each of the six types', () => {
    const market = { grain: 1, meat: 1, fish: 1, wood: 1, oil: 1, metal: 2 };
    const t = position({ names: ['A', 'B'], at: 'buying', market, prices: { grain: 15, oil: 1 } });
    t.buy('A', 1, 'grain');
    expect(t.coins('A')).toEqual([9]);
    t.play('B', 'pass');
    for (const good of ['meat', 'fish', 'wood', 'oil', 'metal'] as const) t.buy('A', 1, good);
    expect(t.temp('A')).toEqual({ grain: 1, meat: 1, fish: 1, wood: 1, oil: 1, metal: 1 });
    expect([t.coins('A'), t.main('A')]).toEqual([[4], {}]);
  });

  test('BM-5.5: only what lies on the market is on sale', () => {
    const t = position({ at: 'buying', market: { oil: 6 } });
    expect(t.refusal('A', 'buy', { good: 'fish', units: 1 })).toBe('BM-5.5 notOnMarket');
  });

  test('BM-6.6, BM-6.7, BM-S16: in the next circle another type, even if fewer units were taken than allowed', () => {
    const t = position({ at: 'buying', players: { A: { levels: [1, 1, 3] } }, market: G01 });
    t.buy('A', 2, 'oil');
    t.play('B', 'pass');
    t.play('C', 'pass');
    expect([t.coins('A'), t.market()]).toEqual([[8], { ...G01, oil: 4 }]);
    expect(t.refusal('A', 'buy', { good: 'oil', units: 1 })).toBe('BM-6.7 alreadyBought');
    const wood = [1, 2, 3, 4, 5].map((n) => `wood ${n}`);
    const metal = [1, 2, 3, 4].map((n) => `metal ${n}`);
    expect(t.choices('A', 'buy').sort()).toEqual([...wood, ...metal, 'meat 1', 'meat 2', 'meat 3'].sort());
  });

  test('BM-6.8, BM-S19: a pass is final for the round', () => {
    const t = position({ at: 'buying', players: { B: { coins: 50 } }, market: { oil: 6, wood: 6 } });
    t.buy('A', 1, 'oil');
    t.play('B', 'pass');
    t.buy('C', 1, 'oil');
    expect(t.asked()).toEqual(['A']);
    t.buy('A', 1, 'wood');
    expect(t.asked()).toEqual(['C']);
    expect(t.refusal('B', 'buy', { good: 'oil', units: 1 })).toBe('BM-6.1 notAsked');
  });

  test('BM-6.9, BM-R9, BM-S18: who cannot buy anything is passed over, visibly, and is out', () => {
    const t = position({ at: 'buying', players: { B: { coins: 0 } }, market: { oil: 6, wood: 2 } });
    const events = t.buy('A', 3, 'oil');
    expect(events).toContainEqual({ type: 'passed', seat: 1, during: 'buying', isForced: true, rule: 'BM-6.9' });
    expect(t.asked()).toEqual(['C']);
    expect(t.coins('B')).toEqual([0]);
  });

  test('BM-S20: the last buyer goes on alone, a new type each time, until nothing legal is left', () => {
    const t = position({ names: ['A', 'B'], at: 'buying', players: { A: { coins: 30 } }, market: { oil: 4, wood: 4 } });
    t.buy('A', 3, 'oil');
    t.play('B', 'pass');
    expect(t.asked()).toEqual(['A']);
    const events = t.buy('A', 3, 'wood');
    expect(kinds(events).slice(0, 3)).toEqual(['bought', 'passed', 'buyingEnded']);
    expect(events[2]).toEqual({ type: 'buyingEnded', because: 'allPassed' });
  });

  test('BM-6.10: the phase ends with the last unit, in mid-circle, or when all have passed', () => {
    const t = position({ at: 'buying', market: { oil: 3 } });
    expect(t.buy('A', 3, 'oil')).toContainEqual({ type: 'buyingEnded', because: 'marketEmpty' });
    expect(t.question()).not.toBe('buying.purchase');
    const calm = position({ at: 'buying', market: { oil: 3 } });
    calm.play('A', 'pass');
    calm.play('B', 'pass');
    expect(calm.play('C', 'pass')).toContainEqual({ type: 'buyingEnded', because: 'allPassed' });
  });

  test('BM-6.11, BM-R10, BM-S21: what is left goes back to the piles', () => {
    const t = position({ at: 'buying', market: { oil: 2, meat: 3 }, goodsDeck: ['G21'] });
    expect([t.g.piles.oil, t.g.piles.meat]).toEqual([23, 22]);
    for (const name of ['A', 'B', 'C']) t.play(name, 'pass');
    expect([t.market(), t.g.piles.oil, t.g.piles.meat]).toEqual([{}, 25, 25]);
    t.calmUntil('buying.purchase');
    expect(t.market()).toEqual({ metal: 5, oil: 4, grain: 3, meat: 2 });
  });

  test('BM-O7, BM-S21: with leftovers that stay, the next card is added to them', () => {
    const t = position({
      at: 'buying',
      options: { leftovers: 'stay' },
      market: { oil: 2, meat: 3 },
      goodsDeck: ['G21'],
    });
    for (const name of ['A', 'B', 'C']) t.play(name, 'pass');
    expect(t.market()).toEqual({ oil: 2, meat: 3 });
    t.calmUntil('buying.purchase');
    expect(t.market()).toEqual({ oil: 6, meat: 5, metal: 5, grain: 3 });
  });
});
