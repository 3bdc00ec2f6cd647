import { GAMES } from '@parlour/games';
import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';

test('whoever plays alone has all seats, as many as the game wants, and there is no bot', async () => {
  const alone = groupsOf(0, 1, 1);
  expect(alone).toHaveLength(GAMES.length);
  for (const { game, people, seats, bots } of alone) {
    const { seats: wanted } = (await GAMES.find(({ id }) => id === game)?.game()) ?? { seats: { min: 99 } };
    expect([game, people, bots, seats >= wanted.min]).toEqual([game, 1, 0, true]);
  }
});

test('every game has a table at which two look on', () => {
  const lookedAt = groupsOf(3, 3, 1).filter(({ onlookers }) => onlookers === 2);
  expect(new Set(lookedAt.map(({ game }) => game)).size).toBe(5);
  expect(lookedAt.every(({ people }) => people === 2)).toBe(true);
});
