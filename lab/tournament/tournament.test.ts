import { expect, test } from 'vitest';
import { shareOf } from '../statistics.ts';
import { commandOf, nameOf, tournamentCsv, tournamentPage } from './report.ts';
import { pairsOf, seatingsOf } from './seatings.ts';
import { botsOf, playTournament, type Tournament, winsOf } from './tournament.ts';

const wanted = {
  ...({ game: 'boom', seats: 3, options: {}, seed: 5, workers: 1, shape: 'one', bar: null, stops: false } as const),
  bots: ['random', 'careful'],
};
const ignore = () => {};
const pairOf = ({ pairings }: Tournament) => pairings[0] as Tournament['pairings'][number];

test('everybody meets everybody, or the box', () => {
  expect(pairsOf(['a', 'b', 'c'], false)).toEqual([
    { one: 'b', among: 'a' },
    { one: 'c', among: 'a' },
    { one: 'c', among: 'b' },
  ]);
  expect(pairsOf(['a', 'b'], true)).toEqual([
    { one: 'a', among: null },
    { one: 'b', among: null },
  ]);
});

test('every chair equally often: one among others, half of the seats each, and all against the box', () => {
  const pair = { one: 'x', among: 'o' };
  const ways = (...asked: Parameters<typeof seatingsOf>) => seatingsOf(...asked).map((seats) => seats.join(''));
  expect(ways(pair, 3, 'one').sort()).toEqual(['oox', 'oxo', 'xoo']);
  expect(ways(pair, 2, 'duel').sort()).toEqual(['ox', 'xo']);
  expect(ways(pair, 4, 'duel').sort()).toEqual(['ooxx', 'oxox', 'oxxo', 'xoox', 'xoxo', 'xxoo']);
  expect(ways(pair, 3, 'duel').sort()).toEqual(['oox', 'oxo', 'oxx', 'xoo', 'xox', 'xxo']);
  expect(ways({ one: 'x', among: null }, 3, 'one')).toEqual(['xxx']);
});

test('a tournament that was broken off goes on to the same results', async () => {
  const told: number[] = [];
  const whole = await playTournament({ ...wanted, games: 24 }, null, ({ pairings }) =>
    told.push(pairings.reduce((sum, { games }) => sum + games, 0)),
  );
  expect(told).toEqual([12, 24]);
  const half = await playTournament({ ...wanted, games: 12 }, null, ignore);
  const resumed = await playTournament({ ...wanted, games: 24 }, half, ignore);
  const counts = ({ pairings }: Tournament) => pairings.map(({ milliseconds: _, ...counted }) => counted);
  expect(counts(resumed)).toEqual(counts(whole));
  expect(winsOf(pairOf(whole))).toBeGreaterThan(12);
  // Results of another table, of other deals or of other code are not mixed in.
  const marked: Tournament = { ...half, pairings: [{ ...pairOf(half), answers: -1e9 }] };
  expect(pairOf(await playTournament({ ...wanted, games: 12 }, marked, ignore)).answers).toBe(-1e9);
  for (const other of [{ seed: 6 }, { code: 'another' }, { shape: 'duel' as const }])
    expect(
      pairOf(await playTournament({ ...wanted, games: 12 }, { ...marked, ...other }, ignore)).answers,
    ).toBeGreaterThan(0);
});

test('a pairing stops when the answer is clear, against luck or against a bar', async () => {
  const clear = await playTournament({ ...wanted, stops: true, games: 300 }, null, ignore);
  expect(pairOf(clear).games).toBeLessThan(150);
  expect(tournamentPage(clear, '•Boom', 'x.svg')).toContain('| above 33 |');
  const barred = await playTournament({ ...wanted, stops: true, bar: 0.99, games: 300 }, null, ignore);
  expect(tournamentPage(barred, '•Boom', 'x.svg')).toContain('| below 99 |');
});

test('a duel of two bots is won half of the time by luck, and each has every chair', async () => {
  const duel = await playTournament(
    { ...wanted, shape: 'duel', bots: ['careful', 'careful@1x'], games: 6 },
    null,
    ignore,
  ).catch((error: Error) => error.message);
  expect(duel).toContain('no bot “careful@1x”');
  const { games, deals } = pairOf(await playTournament({ ...wanted, shape: 'duel', games: 12 }, null, ignore));
  expect([games, deals.length]).toEqual([12, 2]);
  expect(deals.every((share) => share >= 0 && share <= 1)).toBe(true);
});

test('where all win together a bot plays the box; where they do not, it plays the others', async () => {
  const manticore = { ...wanted, game: 'manticore', bots: ['random', 'careful'], seats: 2, games: 4 };
  const together = await playTournament({ ...manticore, options: {} }, null, ignore);
  expect(together.pairings.map(({ one, among, games }) => [one, among, games])).toEqual([
    ['random', null, 4],
    ['careful', null, 4],
  ]);
  const apart = await playTournament({ ...manticore, options: { mode: 'semi' } }, null, ignore);
  expect(apart.pairings.map(({ one, among, games }) => [one, among, games])).toEqual([['careful', 'random', 4]]);
});

test('is told as a page and a table, with the command that repeats it and a name that no other has', async () => {
  const results = await playTournament({ ...wanted, games: 12, options: { coolingOff: 'on' } }, null, ignore);
  const { share, low, high } = shareOf(winsOf(pairOf(results)), 12);
  const [won, least, most] = [share, low, high].map((n) => (100 * n).toFixed(0));
  const page = tournamentPage(results, '•Boom', 'x.svg');
  expect(page).toContain(`| careful | random | ${won} | ${least}–${most} |`);
  expect(page).toContain('![Ratings with their intervals](x.svg)');
  expect(tournamentCsv(results).split('\n')).toHaveLength(3);
  expect(commandOf(results)).toBe(
    'parlour lab tournament boom --bots random,careful --seats 3 --seed 5 --games 12 --option coolingOff=on --whole',
  );
  expect(commandOf({ ...results, shape: 'duel', bar: 0.55, stops: false })).toMatch(
    /--pairing duel .*--bar 55 --whole$/,
  );
  const names = [{}, { seed: 6 }, { seats: 4 }, { shape: 'duel' as const }, { options: {} }, { bots: ['careful'] }].map(
    (other) => nameOf({ ...results, ...other }),
  );
  expect(new Set(names).size).toBe(6);
});

test('those whom people may play are in it', async () => {
  const offered = await botsOf('boom');
  expect(offered).toContain('careful');
  expect(offered).not.toContain('random');
  expect(offered).not.toContain('disturbed');
});
