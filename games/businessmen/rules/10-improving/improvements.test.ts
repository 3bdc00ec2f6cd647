import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

const AB = ['A', 'B'];
const improve = (t: ReturnType<typeof position>, name: string, ...steps: string[]) => {
  for (const characteristic of steps) t.play(name, 'improve', { characteristic });
};

describe('BM-10 Phase 4: improving', () => {
  test('BM-10.1, BM-R33: in turn from the leader, whoever can pay a step', () => {
    const t = position({ at: 'improvements', leader: 'B', players: { A: { coins: 9 } } });
    expect(t.asked()).toEqual(['B']);
    t.play('B', 'finish');
    expect(t.asked()).toEqual(['C']);
    t.play('C', 'finish');
    expect(t.question()).toBe('misfortune.wheel');
    expect(t.opening).toContainEqual({ type: 'passedOver', seats: [0], part: 'improvements', rule: 'BM-10.4' });
  });

  test('BM-10.2, BM-10.3, BM-10.5, BM-R34, BM-S9: from 1 to 3 costs 30 and brings 3 points', () => {
    const t = position({ names: AB, at: 'improvements', players: { A: { coins: 34 } } });
    t.play('A', 'improve', { characteristic: 'warehouse' });
    expect([t.coins('A'), t.points('A'), t.levels('A')]).toEqual([[24], [1], [2, 1, 1]]);
    t.play('A', 'improve', { characteristic: 'warehouse' });
    expect([t.coins('A'), t.points('A'), t.levels('A')]).toEqual([[4], [3], [3, 1, 1]]);
    expect(t.asked()).toEqual(['B']);
  });

  test('BM-10.4, BM-S43: several characteristics and several levels in one phase', () => {
    const t = position({ names: AB, at: 'improvements', players: { A: { coins: 47 } } });
    improve(t, 'A', 'warehouse', 'manager', 'manager');
    expect([t.coins('A'), t.points('A'), t.levels('A')]).toEqual([[7], [4], [2, 1, 3]]);
  });

  test('BM-10.4, BM-S44: everything at once', () => {
    const t = position({ names: AB, at: 'improvements', players: { A: { coins: 90 } } });
    improve(t, 'A', 'warehouse', 'loader', 'manager', 'warehouse', 'loader', 'manager');
    expect([t.coins('A'), t.points('A'), t.levels('A')]).toEqual([[0], [9], [3, 3, 3]]);
  });

  test('BM-10.4, BM-S45, BM-3.2: too few coins, or nothing higher: not on offer', () => {
    const poor = position({ names: AB, at: 'improvements', players: { A: { coins: 19, levels: [2, 3, 3] } } });
    expect(poor.asked()).toEqual(['B']);
    const t = position({ names: AB, at: 'improvements', players: { A: { coins: 20, levels: [2, 3, 3] } } });
    expect(t.choices('A', 'improve')).toEqual(['warehouse']);
    expect(t.refusal('A', 'improve', { characteristic: 'loader' })).toBe('BM-3.2 highestLevel');
    improve(t, 'A', 'warehouse');
    expect([t.coins('A'), t.points('A')]).toEqual([[0], [2]]);
    const mixed = position({ names: AB, at: 'improvements', players: { A: { coins: 12, levels: [2, 1, 1] } } });
    expect(mixed.refusal('A', 'improve', { characteristic: 'warehouse' })).toBe('BM-10.4 cannotPay');
  });

  test('BM-10.6: the new level counts at once', () => {
    const t = position({ names: AB, at: 'improvements', players: { A: { coins: 10 } } });
    expect(t.play('A', 'improve', { characteristic: 'warehouse' })[0]).toEqual({
      type: 'improved',
      seat: 0,
      characteristic: 'warehouse',
      to: 2,
      cost: 10,
      points: 1,
    });
    expect(t.facts().seats[0].room).toBe(2);
  });

  test('BM-10.7: only in Phase 4, and nobody has to', () => {
    const t = position({ names: AB, at: 'buying', market: { oil: 3 }, players: { A: { coins: 40 } } });
    expect(t.refusal('A', 'improve', { characteristic: 'loader' })).toBe('BM-10.7 notNow');
    t.calmUntil('improvements.steps');
    t.play('A', 'finish');
    expect([t.coins('A'), t.levels('A')]).toEqual([[40], [1, 1, 1]]);
  });

  test('BM-10.8, BM-R36, BM-S54: a warning stays when its level rises, and the next hit is a fine', () => {
    const t = position({
      names: AB,
      at: 'improvements',
      players: { A: { coins: 10, points: 5, warned: ['manager'] }, B: { coins: 0 } },
    });
    improve(t, 'A', 'manager');
    expect([t.points('A'), t.warnings('A')]).toEqual([[6], ['manager']]);
    t.spinMisfortune('M4');
    expect([t.points('A'), t.levels('A'), t.warnings('A')]).toEqual([[5], [1, 1, 1], ['manager']]);
  });
});
