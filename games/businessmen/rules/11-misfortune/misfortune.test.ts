import { describe, expect, test } from 'vitest';
import type { GivenPlayer } from '../../testing/arrange.ts';
import { kinds, position } from '../../testing/position.ts';

const AB = ['A', 'B'];
/** A is about to spin. */
const spinning = (A: GivenPlayer, options = {}) =>
  position({ names: AB, at: 'misfortune', players: { A: { coins: 0, ...A }, B: { coins: 0 } }, options });

describe('BM-11 Phase 5: the wheel of misfortune', () => {
  test('BM-11.1: everybody who plays spins once, the leader first', () => {
    const t = position({ at: 'misfortune', leader: 'B', players: { C: { isSkipping: true } } });
    expect(t.asked()).toEqual(['B']);
    t.spinMisfortune('M1');
    expect(t.asked()).toEqual(['A']);
    expect(t.spinMisfortune('M3').some(({ type }) => type === 'roundEnded')).toBe(true);
    expect(t.refusal('B', 'spinMisfortune')).toBe('BM-11.1 notNow');
  });

  test('BM-11.2, BM-2.9: a quiet sector changes nothing', () => {
    const t = spinning({ points: 7, levels: [3, 3, 3], warned: ['warehouse', 'loader', 'manager'] });
    expect(kinds(t.spinMisfortune('M9'))).toEqual(['misfortuneSpun']);
    expect([t.points('A'), t.levels('A')]).toEqual([[7], [3, 3, 3]]);
  });

  test('BM-11.3, BM-R35, BM-S46: the first hit only warns', () => {
    const t = spinning({ points: 11, levels: [3, 1, 1] });
    expect(kinds(t.spinMisfortune('M0'))).toEqual(['misfortuneSpun', 'warned']);
    expect([t.points('A'), t.levels('A'), t.warnings('A')]).toEqual([[11], [3, 1, 1], ['warehouse']]);
  });

  test('BM-11.4, BM-11.5, BM-11.7, BM-R36, BM-S10: a hit on a warning is a fine; the warning stays', () => {
    const high = spinning({ points: 11, levels: [1, 3, 1], warned: ['loader'] });
    expect(high.spinMisfortune('M2')[1]).toEqual({
      type: 'fined',
      seat: 0,
      characteristic: 'loader',
      from: 3,
      to: 2,
      points: 2,
      lost: 2,
    });
    expect([high.points('A'), high.levels('A'), high.warnings('A')]).toEqual([[9], [1, 2, 1], ['loader']]);
    const low = spinning({ points: 8, warned: ['loader'] });
    low.spinMisfortune('M8');
    expect([low.points('A'), low.levels('A')]).toEqual([[7], [1, 1, 1]]);
    const broke = spinning({ points: 0, warned: ['loader'] });
    broke.spinMisfortune('M8');
    expect([broke.points('A'), broke.levels('A')]).toEqual([[0], [1, 1, 1]]);
  });

  test('BM-11.6, BM-R37, BM-S47: at level 2 a point and the level', () => {
    const t = spinning({ points: 9, levels: [1, 2, 1], warned: ['loader'] });
    t.spinMisfortune('M2');
    expect([t.points('A'), t.levels('A'), t.warnings('A')]).toEqual([[8], [1, 1, 1], ['loader']]);
  });

  test('BM-11.8, BM-2.1, BM-R43, BM-S48: never below 0 points; the level falls all the same', () => {
    const t = spinning({ points: 1, levels: [1, 1, 3], warned: ['manager'] });
    expect(t.spinMisfortune('M4')[1]).toMatchObject({ points: 2, lost: 1, to: 2 });
    expect([t.points('A'), t.levels('A')]).toEqual([[0], [1, 1, 2]]);
  });

  test('BM-11.9, BM-R38, BM-S49: a smaller warehouse must be cleared at once, before the next spin', () => {
    const t = spinning({ points: 6, levels: [2, 1, 1], warned: ['warehouse'], main: { fish: 4, oil: 3 } });
    t.spinMisfortune('M6');
    expect([t.points('A'), t.levels('A'), t.question(), t.asked()]).toEqual([[5], [1, 1, 1], 'keeping.choice', ['A']]);
    expect(t.play('A', 'keep', { goods: ['fish'] })).toContainEqual({
      type: 'gaveUp',
      seat: 0,
      good: 'oil',
      units: 3,
      because: 'fine',
    });
    expect([t.main('A'), t.g.piles.oil, t.question(), t.asked()]).toEqual([{ fish: 4 }, 25, 'misfortune.wheel', ['B']]);
  });

  test('BM-O10, BM-S49: or only at the next transfer in which the player takes part', () => {
    const t = spinning(
      { points: 6, levels: [2, 1, 1], warned: ['warehouse'], main: { fish: 4, oil: 3 } },
      { overflowAfterFine: 'atNextTransfer' },
    );
    t.spinMisfortune('M6');
    expect([t.asked(), t.main('A')]).toEqual([['B'], { fish: 4, oil: 3 }]);
    t.calmUntil('announcements.announcement');
    t.play('B', 'playRound');
    t.play('A', 'skipRound');
    t.calmUntil('announcements.announcement');
    // The skipped round had no transfer for A; in the next one there is a choice to make.
    expect([t.main('A'), t.asked()]).toEqual([{ fish: 4, oil: 3 }, ['B']]);
    t.calmUntil('keeping.choice');
    expect([t.asked(), t.choices('A', 'keep')]).toEqual([['A'], ['fish', 'oil']]);
  });

  test('BM-R35, BM-O2, BM-S50: where every hit is a fine, insurance makes immune for one Phase 5', () => {
    const t = position({
      names: AB,
      at: 'misfortune',
      options: { negativeEvents: 'immediate' },
      players: { A: { coins: 10, points: 11, levels: [3, 1, 1] } },
    });
    expect(kinds(t.spinMisfortune('M0'))).toEqual(['misfortuneSpun', 'warned', 'fined']);
    expect([t.points('A'), t.levels('A'), t.warnings('A')]).toEqual([[9], [2, 1, 1], ['warehouse']]);
    t.spinMisfortune('M1');
    t.play('A', 'insure', { characteristic: 'warehouse' });
    expect([t.coins('A'), t.warnings('A'), t.player('A').insured.warehouse]).toEqual([[0], [], true]);
    t.calmUntil('misfortune.wheel');
    t.spinMisfortune('M1');
    expect(kinds(t.spinMisfortune('M6')).slice(0, 3)).toEqual(['misfortuneSpun', 'spared', 'insuranceLapsed']);
    expect([t.points('A'), t.levels('A'), t.warnings('A')]).toEqual([[9], [2, 1, 1], []]);
    expect(t.player('A').insured.warehouse).toBe(false);
  });

  test('BM-R35: the immunity ends with the next Phase 5, also for a player who skipped it', () => {
    const t = position({
      names: AB,
      at: 'insurance',
      options: { negativeEvents: 'immediate', skipEligibility: 'anyone' },
      players: { A: { coins: 10, warned: ['loader'] }, B: { coins: 0 } },
    });
    t.play('A', 'insure', { characteristic: 'loader' });
    t.play('B', 'playRound');
    t.play('A', 'skipRound');
    expect(t.player('A').insured.loader).toBe(true);
    t.calmUntil('announcements.announcement');
    expect(t.player('A').insured.loader).toBe(false);
  });
});
