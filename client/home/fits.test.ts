import { GAMES } from '@parlour/games';
import { expect, test } from 'vitest';
import { fits, usualMinutes } from './fits.ts';

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

test('no game is usually shorter or longer than its box says', () => {
  for (const entry of GAMES)
    for (let players = entry.seats.min; players <= entry.seats.max; players++) {
      expect(usualMinutes(entry, players)).toBeGreaterThanOrEqual(entry.minutes.min);
      expect(usualMinutes(entry, players)).toBeLessThanOrEqual(entry.minutes.max);
    }
});
