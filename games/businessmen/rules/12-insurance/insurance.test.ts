import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

const AB = ['A', 'B'];
const ALL = ['warehouse', 'loader', 'manager'] as const;

describe('BM-12 Phase 6: insurance', () => {
  test('BM-12.1: in turn from the leader, whoever has a warning and the coins', () => {
    const t = position({
      at: 'insurance',
      leader: 'C',
      players: { A: { warned: ['loader'] }, B: { coins: 9, warned: ['loader'] }, C: { warned: ['manager'] } },
    });
    expect(t.asked()).toEqual(['C']);
    t.play('C', 'insure', { characteristic: 'manager' });
    expect(t.asked()).toEqual(['A']);
    expect(t.opening).toContainEqual({ type: 'passedOver', seats: [1], part: 'insurance', rule: 'BM-12.4' });
  });

  test('BM-12.2, BM-12.3, BM-S11: 10 coins each, and the warning goes', () => {
    const t = position({ names: AB, at: 'insurance', players: { A: { coins: 23, warned: ['warehouse', 'manager'] } } });
    t.play('A', 'insure', { characteristic: 'warehouse' });
    t.play('A', 'insure', { characteristic: 'manager' });
    expect([t.coins('A'), t.warnings('A')]).toEqual([[3], []]);
  });

  test('BM-12.2, BM-S52: as many as the coins reach', () => {
    const t = position({ names: AB, at: 'insurance', players: { A: { coins: 25, warned: ALL } } });
    t.play('A', 'insure', { characteristic: 'warehouse' });
    t.play('A', 'insure', { characteristic: 'loader' });
    expect([t.coins('A'), t.warnings('A'), t.question()]).toEqual([[5], ['manager'], 'round.cards']);
    const poor = position({ names: AB, at: 'insurance', players: { A: { coins: 9, warned: ALL } } });
    expect(poor.question()).toBe('round.cards');
  });

  test('BM-12.4, BM-R39, BM-S53: nothing to insure without a warning', () => {
    const t = position({ names: AB, at: 'insurance', players: { A: { coins: 50, warned: ['loader'] } } });
    expect(t.refusal('A', 'insure', { characteristic: 'manager' })).toBe('BM-12.4 noWarning');
    const calm = position({ names: AB, at: 'insurance', players: { A: { coins: 50 } } });
    expect([calm.question(), calm.coins('A')]).toEqual(['round.cards', [50]]);
  });

  test('BM-12.5: nobody has to', () => {
    const t = position({ names: AB, at: 'insurance', players: { A: { warned: ['loader'] } } });
    t.play('A', 'finish');
    expect([t.coins('A'), t.warnings('A')]).toEqual([[10], ['loader']]);
  });

  test('BM-12.6, BM-11.10, BM-S51: after it, the next hit only warns again', () => {
    const t = position({
      names: AB,
      at: 'insurance',
      players: { A: { coins: 12, points: 9, levels: [1, 1, 3], warned: ['manager'] } },
    });
    t.play('A', 'insure', { characteristic: 'manager' });
    expect([t.coins('A'), t.warnings('A')]).toEqual([[2], []]);
    t.calmUntil('misfortune.wheel');
    t.spinMisfortune('M1');
    t.spinMisfortune('M10');
    expect([t.points('A'), t.levels('A'), t.warnings('A')]).toEqual([[9], [1, 1, 3], ['manager']]);
  });
});
