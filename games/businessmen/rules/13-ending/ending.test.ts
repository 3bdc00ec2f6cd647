import { describe, expect, test } from 'vitest';
import type { GivenPlayer } from '../../testing/arrange.ts';
import { kinds, position } from '../../testing/position.ts';
import type { Businessmen } from '../../types.ts';

/** The last phase of a round in which nobody has anything left to decide. */
const atTheEnd = (players: Record<string, GivenPlayer>, options: Partial<Businessmen['options']> = {}, round = 9) =>
  position({ names: Object.keys(players), at: 'insurance', players, options, round });

describe('BM-13 End of round, end of game', () => {
  test('BM-1.2, BM-13.4: a single player with 20 points when the round ends wins', () => {
    const t = atTheEnd({ A: { points: 20 }, B: { points: 19, coins: 90 } });
    expect([t.question(), t.winners()]).toEqual(['over', ['A']]);
    expect(t.g.outcome?.scores).toEqual([20, 19]);
    expect(t.opening).toContainEqual({
      type: 'gameEnded',
      because: 'target',
      round: 9,
      finalists: [0],
      winners: [0],
      places: [1, 2],
    });
  });

  test('BM-13.2, BM-13.3, BM-S13: 20 in mid-round is no end; Phase 5 can take it away again', () => {
    const t = position({
      names: ['Anna', 'B'],
      at: 'priceWheel',
      players: { Anna: { coins: 0, points: 17, levels: [3, 1, 1], warned: ['warehouse'] }, B: { coins: 0 } },
      lorries: { green: { good: 'oil', lots: { Anna: 7 } } },
    });
    const events = t.spinPrices('P3');
    expect(events).toContainEqual({ type: 'targetReached', seat: 0, points: 20, target: 20 });
    t.play('Anna', 'finish');
    t.spinMisfortune('M0');
    expect([t.points('Anna'), t.levels('Anna')]).toEqual([[18], [2, 1, 1]]);
    t.calmUntil('round.cards');
    expect([t.g.round, t.g.outcome]).toEqual([2, null]);
  });

  test('BM-13.3, BM-R42, BM-S59: points above 20 are a cushion', () => {
    const t = position({
      names: ['A', 'B'],
      at: 'priceWheel',
      players: { A: { coins: 0, points: 19, levels: [3, 1, 1], warned: ['warehouse'] }, B: { coins: 0 } },
      lorries: { green: { good: 'oil', lots: { A: 7 } } },
      prices: { oil: 1 },
    });
    t.spinPrices('P3');
    expect(t.points('A')).toEqual([22]);
    t.spinMisfortune('M0');
    expect(t.points('A')).toEqual([20]);
    t.spinMisfortune('M1');
    expect(t.winners()).toEqual(['A']);
  });

  test('BM-13.5, BM-S14: of several finalists the one with more coins', () => {
    expect(atTheEnd({ A: { points: 20, coins: 9 }, B: { points: 20, coins: 14 } }).winners()).toEqual(['B']);
  });

  test('BM-13.5, BM-R40, BM-O4, BM-S60: coins before points, or the other way round', () => {
    const players = { A: { points: 22, coins: 7 }, B: { points: 20, coins: 15 } };
    expect(atTheEnd(players).winners()).toEqual(['B']);
    expect(atTheEnd(players, { finishTie: 'pointsThenCoins' }).winners()).toEqual(['A']);
  });

  test('BM-13.6, BM-R41, BM-S61: with equal coins more points; then a shared victory', () => {
    expect(atTheEnd({ A: { points: 21 }, B: { points: 20 } }).winners()).toEqual(['A']);
    const shared = atTheEnd({ A: { points: 20 }, B: { points: 20, levels: [3, 3, 3] }, C: { points: 1 } });
    expect(shared.winners()).toEqual(['A', 'B']);
    expect(shared.g.ending?.places).toEqual([1, 1, 3]);
  });

  test('BM-13.8: the others are placed by points, coins and levels; equals share a place', () => {
    const t = atTheEnd({
      A: { points: 20, coins: 0 },
      B: { points: 9, coins: 5, levels: [1, 1, 2] },
      C: { points: 9, coins: 5 },
      D: { points: 9, coins: 5, levels: [2, 1, 1] },
    });
    expect(t.g.ending?.places).toEqual([1, 2, 4, 2]);
  });

  test('BM-13.8: a finalist beaten by coins still comes before those with fewer points', () => {
    const t = atTheEnd({ A: { points: 25, coins: 1 }, B: { points: 20, coins: 8 }, C: { points: 19, coins: 50 } });
    expect([t.winners(), t.g.ending?.places]).toEqual([['B'], [2, 1, 3]]);
  });

  test('BM-R50, BM-S62: money for a skipped round is not paid if there is no next one', () => {
    const t = atTheEnd({ A: { points: 20 }, B: {}, C: { coins: 2, isSkipping: true } });
    expect([t.winners(), t.coins('C')]).toEqual([['A'], [2]]);
    expect(kinds(t.opening)).not.toContain('skipMoneyPaid');
  });

  test('BM-O12: a lower target stands for 20 wherever the rules speak of it', () => {
    for (const targetVP of ['15', '10'] as const) {
      const points = Number(targetVP);
      expect(atTheEnd({ A: { points }, B: {} }, { targetVP }).winners()).toEqual(['A']);
      expect(atTheEnd({ A: { points: points - 1 }, B: {} }, { targetVP }).question()).toBe('round.cards');
      expect(atTheEnd({ A: { points: points - 1 }, B: {} }, { targetVP }).facts().seats[0]).toMatchObject({
        missing: 1,
        cushion: -1,
      });
    }
  });

  test('BM-R56, BM-O13, BM-S65: the guard ends a game without a finalist', () => {
    const players = {
      A: { points: 18, coins: 4 },
      B: { points: 18, coins: 9 },
      C: { points: 11, coins: 30 },
    };
    const t = atTheEnd(players, {}, 60);
    expect([t.winners(), t.g.ending]).toEqual([
      ['B'],
      { because: 'guard', round: 60, finalists: [], winners: [1], places: [2, 1, 3] },
    ]);
    expect(atTheEnd(players, {}, 59).question()).not.toBe('over');
    for (const roundGuard of ['12', '20', '30'] as const)
      expect(atTheEnd(players, { roundGuard }, Number(roundGuard)).winners()).toEqual(['B']);
    expect(atTheEnd(players, { roundGuard: 'none' }, 60).question()).not.toBe('over');
    expect(atTheEnd(players, { roundGuard: 'none' }, 60).facts().lastRound).toBeNull();
  });
});
