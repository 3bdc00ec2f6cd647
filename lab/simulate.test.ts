import { describe, expect, test } from 'vitest';
import { shareOf, simulate } from './index.ts';
import { count, emptyTally, merge, spreadOf } from './statistics.ts';

const table = { game: 'boom', games: 24, bots: ['careful', 'random', 'random'], seats: 3, seed: 5 };

describe('simulation', () => {
  test('the same seed gives the same games, however many workers share them', async () => {
    const [one, two] = await Promise.all([simulate({ ...table, workers: 1 }), simulate({ ...table, workers: 2 })]);
    const { seconds: _, ...first } = one;
    const { seconds: __, ...second } = two;
    expect(second.bySeat).toEqual(first.bySeat);
    expect(second.byBot).toEqual(expect.arrayContaining(first.byBot));
    expect(second.played).toEqual(first.played);
    expect(second.length).toEqual(first.length);
    expect(first.problems).toEqual([]);
  });

  test('wins add up, every bot sits on every chair, and progress is told to the end', async () => {
    const told: number[] = [];
    const report = await simulate(table, (done, total) => told.push(done / total));
    expect(report.bySeat.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(table.games);
    expect(report.byBot.map(({ bot, games }) => [bot, games])).toEqual(
      expect.arrayContaining([
        ['careful', 24],
        ['random', 48],
      ]),
    );
    expect(told.at(-1)).toBe(1);
  });

  test('a victory of all together counts once for the table', async () => {
    const { won, bySeat, games } = await simulate({
      game: 'manticore',
      games: 30,
      bots: ['careful'],
      seats: 2,
      seed: 1,
      options: { monsters: 'static' },
    });
    expect(won.wins).toBeGreaterThan(15);
    expect(won.wins).toBeLessThan(games);
    expect(bySeat.map(({ wins }) => wins)).toEqual([won.wins / 2, won.wins / 2]);
  });

  test('what cannot be simulated is refused with the way out', async () => {
    await expect(simulate({ ...table, game: 'chess' })).rejects.toThrow(
      'There is no game “chess”. There is boom, businessmen, manticore, economicus, matter-of-fact.',
    );
    await expect(simulate({ ...table, bots: ['genius'] })).rejects.toThrow(
      /no bot “genius”\. It has random, .*careful, .*expert, disturbed, expert@2x, expert@100ms\./,
    );
    await expect(simulate({ ...table, seats: 9 })).rejects.toThrow('3 to 5 seats');
    await expect(simulate({ ...table, games: 0 })).rejects.toThrow('above 0');
    await expect(simulate({ ...table, seed: 0.5 })).rejects.toThrow('seed');
    await expect(simulate({ ...table, options: { coolingOff: 'maybe' } })).rejects.toThrow(
      'coolingOff is one of off, on',
    );
  });
});

describe('statistics', () => {
  test('a share has the Wilson interval of the textbooks', () => {
    const { share, low, high } = shareOf(25, 100);
    expect([share, low, high].map((n) => n.toFixed(4))).toEqual(['0.2500', '0.1755', '0.3430']);
    expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
    expect(shareOf(0, 10).low).toBeCloseTo(0);
  });

  test('a mean in parts is the mean of the whole', () => {
    const [whole, left, right] = [emptyTally(), emptyTally(), emptyTally()];
    for (const n of [3, 1, 4, 1, 5]) {
      count(whole, n);
      count(n > 2 ? left : right, n);
    }
    merge(left, right);
    expect(spreadOf(left)).toEqual(spreadOf(whole));
    expect(spreadOf(whole)).toMatchObject({ mean: 2.8, min: 1, max: 5 });
    expect(spreadOf(emptyTally()).mean).toBe(0);
  });
});
