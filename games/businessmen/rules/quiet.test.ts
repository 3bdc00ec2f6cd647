import { canonical, type Seat, view } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import type { Given } from '../testing/arrange.ts';
import { kinds, position } from '../testing/position.ts';

const parallel = (given: Given) => position({ ...given, options: { quietPhases: 'parallel', ...given.options } });

describe('BM-R33 Quiet phases in parallel', () => {
  test('BM-O11, BM-R33: all are asked at once; a plan is its owner’s secret until the last has decided', () => {
    const t = parallel({ at: 'improvements', leader: 'B', players: { A: { coins: 30 }, C: { coins: 9 } } });
    expect(t.asked()).toEqual(['B', 'A']);
    t.play('A', 'improve', { characteristic: 'loader' });
    expect([t.coins('A'), t.levels('A')]).toEqual([[30], [1, 1, 1]]);
    const planOf = (viewer: Seat | null) => {
      const frame = view(t.g, viewer).stack.at(-1);
      return frame?.phase === 'improvements' ? frame.plans[0].secret : undefined;
    };
    expect([planOf(0), planOf(1), planOf(null)]).toEqual([['loader'], null, null]);
    expect(t.play('A', 'finish')).toEqual([{ type: 'decided', seat: 0, part: 'improvements' }]);
    expect(t.asked()).toEqual(['B']);
    // That nothing is left to plan ends nobody's part: the moment of it would tell how far a plan goes.
    expect(t.play('B', 'improve', { characteristic: 'manager' })).toEqual([]);
    const events = t.play('B', 'finish');
    expect(events.slice(0, 3)).toMatchObject([
      { type: 'decided', seat: 1 },
      { type: 'improved', seat: 1, characteristic: 'manager' },
      { type: 'improved', seat: 0, characteristic: 'loader' },
    ]);
    expect([t.coins(), t.points()]).toEqual([
      [20, 0, 9],
      [1, 1, 0],
    ]);
  });

  test('BM-R33: a plan counts against what may still be planned', () => {
    const t = parallel({
      at: 'improvements',
      players: { A: { coins: 35 } },
    });
    t.play('A', 'improve', { characteristic: 'loader' });
    t.play('A', 'improve', { characteristic: 'loader' });
    expect(t.choices('A', 'improve')).toEqual([]);
    expect(t.asked()).toEqual(['A', 'B', 'C']);
    const u = parallel({ at: 'insurance', players: { A: { coins: 25, warned: ['loader', 'manager'] } } });
    u.play('A', 'insure', { characteristic: 'loader' });
    expect(u.refusal('A', 'insure', { characteristic: 'loader' })).toBe('BM-12.4 noWarning');
    const v = parallel({
      at: 'exports',
      options: { exportLots: 'unlimited' },
      exportCard: 'E05',
      players: { A: { main: { oil: 11 } }, B: { main: { wood: 4 } } },
    });
    v.ship('A', 6, 'oil');
    expect([v.choices('A', 'ship'), v.main('A')]).toEqual([['oil 4'], { oil: 11 }]);
    v.ship('A', 4, 'oil');
    v.play('A', 'finish');
    v.ship('B', 4, 'wood');
    v.play('B', 'finish');
    expect([v.main('A'), v.points()]).toEqual([{ oil: 1 }, [3, 1, 0]]);
  });

  test('BM-R33: what is kept at the transfer is carried out in seat order when all have chosen', () => {
    const t = parallel({
      at: 'keeping',
      leader: 'C',
      players: { A: { main: { oil: 1 }, temp: { wood: 1 } }, C: { temp: { wood: 1, fish: 2 } } },
    });
    expect(t.asked()).toEqual(['C', 'A']);
    t.play('A', 'keep', { goods: ['wood'] });
    expect(t.temp('A')).toEqual({ wood: 1 });
    const events = t.play('C', 'keep', { goods: ['fish'] });
    expect(kinds(events)).toEqual(['decided', 'gaveUp', 'transferred', 'gaveUp', 'transferred']);
    expect(events[1]).toMatchObject({ seat: 2, good: 'wood' });
    expect([t.main('A'), t.main('C')]).toEqual([{ wood: 1 }, { fish: 2 }]);
  });

  test('BM-R61: whoever answers first, the result is the same, in parallel and in turn', () => {
    const given: Given = {
      at: 'exports',
      exportCard: 'E05',
      players: { A: { main: { oil: 8 } }, B: { main: { wood: 8 } }, C: { main: { grain: 8 } } },
    };
    const moves = [
      ['A', 8, 'oil'],
      ['B', 6, 'wood'],
      ['C', 4, 'grain'],
    ] as const;
    const results = [moves, [...moves].reverse()].map((order) => {
      const t = parallel(given);
      for (const [name, units, good] of order) {
        t.ship(name, units, good);
        t.play(name, 'finish');
      }
      return canonical({ players: t.g.players, piles: t.g.piles });
    });
    const inTurn = position(given);
    for (const [name, units, good] of moves) inTurn.ship(name, units, good);
    expect(results[1]).toBe(results[0]);
    expect(results[0]).toBe(canonical({ players: inTurn.g.players, piles: inTurn.g.piles }));
  });
});
