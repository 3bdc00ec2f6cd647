import { GAMES } from '@parlour/games';
import { expect, test } from 'vitest';
import { fits, forWanted, playersIn, usualMinutes, usualSeats } from './fits.ts';

const fitting = (players: number | null, minutes: number | null) =>
  GAMES.filter((entry) => fits(entry, { players, minutes })).map(({ id }) => id);

test('whoever has twenty minutes is shown what is usually over in twenty minutes, not what may be', () => {
  expect(fitting(null, null)).toHaveLength(5);
  expect(fitting(null, 20)).toEqual(['boom']);
  expect(fitting(null, 30)).toEqual(['boom', 'economicus']);
  expect(fitting(null, 60)).toEqual(['boom', 'businessmen', 'manticore', 'economicus']);
});

test('fewer players have shorter games', () => {
  expect(fitting(2, 20)).toEqual(['businessmen', 'economicus']);
  expect(fitting(4, 20)).toEqual(['boom']);
  expect(fitting(5, 20)).toEqual([]);
  expect(fitting(2, 60)).toContain('matter-of-fact');
  expect(fitting(8, null)).toEqual(['economicus']);
});

test('whoever looks for a game for two is seated at a table for two, and so where it is set up', () => {
  const seated = (players: number | null) => GAMES.map((entry) => usualSeats(entry, players));
  expect(seated(null)).toEqual([4, 4, 4, 4, 4]);
  expect(seated(2)).toEqual(GAMES.map(({ seats }) => Math.max(seats.min, 2)));
  expect(seated(8)).toEqual(GAMES.map(({ seats }) => seats.max));
  const carried = (players: number | null) => forWanted('/play/boom', { players, minutes: 20 });
  expect([carried(null), carried(2)]).toEqual(['/play/boom', '/play/boom?players=2']);
  expect(['', '?players=2', '?players=x', '?players=-1', '?players=2.5'].map(playersIn)).toEqual([
    null,
    2,
    null,
    null,
    null,
  ]);
});

test('no game is usually shorter or longer than its box says', () => {
  for (const entry of GAMES)
    for (let players = entry.seats.min; players <= entry.seats.max; players++) {
      expect(usualMinutes(entry, players)).toBeGreaterThanOrEqual(entry.minutes.min);
      expect(usualMinutes(entry, players)).toBeLessThanOrEqual(entry.minutes.max);
    }
});
