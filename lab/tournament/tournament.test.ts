import { expect, test } from 'vitest';
import { tournamentCsv, tournamentPage } from './report.ts';
import { botsOf, pairsOf, playTournament, type Tournament } from './tournament.ts';

const wanted = {
  ...{ game: 'boom', seats: 3, options: {}, seed: 5, workers: 1 },
  pairs: [['careful', 'random'] as const],
};

test('neighbours meet, and everybody meets the yardstick', () => {
  expect(pairsOf(['a', 'careful', 'c', 'd'], 'careful')).toEqual([
    ['careful', 'a'],
    ['c', 'careful'],
    ['d', 'c'],
    ['a', 'careful'],
    ['d', 'careful'],
  ]);
});

test('a tournament that was broken off goes on to the same results, and is told as a page and a table', async () => {
  const told: number[] = [];
  const whole = await playTournament({ ...wanted, games: 24 }, null, ({ pairings }) =>
    told.push(pairings.reduce((sum, { games }) => sum + games, 0)),
  );
  expect(told).toEqual([12, 24]);
  const half = await playTournament({ ...wanted, games: 12 }, null, () => {});
  const resumed = await playTournament({ ...wanted, games: 24 }, half, () => {});
  const counts = ({ pairings }: Tournament) => pairings.map(({ milliseconds: _, ...counted }) => counted);
  expect(counts(resumed)).toEqual(counts(whole));
  expect(whole.pairings[0]?.wins).toBeGreaterThan(12);
  // Results of another table are not mixed in.
  expect((await playTournament({ ...wanted, seed: 6, games: 12 }, whole, () => {})).pairings[0]?.games).toBe(12);
  expect(tournamentPage(whole, '•Boom')).toMatch(/\| careful \| random \| \d+ \| \d+–\d+ \| 24 \|/);
  expect(tournamentCsv(whole).split('\n')).toHaveLength(3);
});

test('those whom people may play are in it', async () => {
  expect(await botsOf('boom')).toEqual(['novice', 'careful', 'thinker', 'expert']);
});
