import { gameById } from '@parlour/games';
import {
  apply,
  factsFor,
  type GameTypes,
  nextAsked,
  type Seat,
  type State,
  seeded,
  start,
  view,
} from '@parlour/kernel';
import type { Together } from '@parlour/kit';
import { beforeAll, expect, test } from 'vitest';
import { dueIn, isOpening, type Note, readingTime, shownOf } from './lectern.ts';

const entry = gameById('boom');
let game: Awaited<ReturnType<typeof entry.game>>;
let together: Together;
beforeAll(async () => {
  game = await entry.game();
  together = (await entry.together?.()) as Together;
});

const dueAt = (g: State<GameTypes>, read: readonly string[]) =>
  dueIn(together, {
    seen: { view: view(g, null), facts: factsFor(game, g, null) },
    waiting: nextAsked(game, g),
    language: 'en',
    read,
  });

const act = (g: State<GameTypes>, type: string) =>
  apply(game, g, { seat: nextAsked(game, g)?.seats[0] as Seat, type } as never);

const note = (id: string): Note => ({ id, say: id });

test('first what the game is about, then what is asked; each until it is read, and what is asked for as long as it is', () => {
  const g = start(game, { seats: 3, chance: seeded(1) });
  const { unread, open } = dueAt(g, []);
  expect(unread.map(({ id }) => id)).toEqual(['opening 0', 'opening 1', 'turn.cardStep']);
  expect(shownOf(unread, open)?.say).toContain('1999');
  const told = dueAt(g, ['opening 0', 'opening 1']);
  expect(shownOf(told.unread, told.open)?.say).toMatch(/Play one card.*every round/);
  const read = dueAt(g, ['opening 0', 'opening 1', 'turn.cardStep']);
  expect(read.unread).toEqual([]);
  expect(shownOf(read.unread, read.open)?.id).toBe('turn.cardStep');
});

test('a move makes way for what is asked next; what went by unread comes back when there is time', () => {
  const earlier = note('turn.cardStep');
  const now = note('offer.answer');
  expect(shownOf([now, earlier], [now])).toBe(now);
  expect(shownOf([earlier], [now])).toBe(earlier);
  expect(shownOf([], [now])).toBe(now);
  expect(shownOf([now, note('opening 1')], [now])).toEqual(note('opening 1'));
});

test('it ends with the first round, with a word of goodbye for those it spoke to; and says nothing later', () => {
  const g = start(game, { seats: 3, chance: seeded(1) });
  for (let turn = 0; turn < 3; turn++) {
    act(g, 'skipCard');
    act(g, 'pass');
  }
  expect(g).toMatchObject({ round: 2, outcome: null });
  expect(dueAt(g, ['turn.cardStep']).unread.map(({ id }) => id)).toEqual(['goodbye']);
  expect(dueAt(g, ['turn.cardStep', 'goodbye'])).toEqual({ unread: [], open: [] });
  // A screen that is opened later has nothing to take leave of.
  expect(dueAt(g, [])).toEqual({ unread: [], open: [] });
});

test('there is time to read everything', () => {
  expect(readingTime({ id: 'a', say: 'three short words' })).toBe(3000);
  expect(isOpening(note('opening 3'))).toBe(true);
});
