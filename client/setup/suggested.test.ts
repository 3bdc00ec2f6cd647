import { expect, test } from 'vitest';
import { suggestedBy } from './suggested.ts';

const LEVELS = ['novice', 'careful', 'thinker', 'expert'];

type Finished = Parameters<typeof suggestedBy>[0][number];

/** A game of one person, in seat 0, against two bots. */
const over = (bot: string, winner: number, more: Partial<Finished> = {}): Finished => ({
  game: 'boom',
  kind: 'game',
  setup: { sitters: [null, bot, bot].map((each) => ({ name: '', bot: each })), options: {}, picks: [] },
  outcome: { winners: [winner as 0], scores: [] },
  ...more,
});
const suggested = (...finished: Finished[]) => suggestedBy(finished, 'boom', LEVELS);

test('a level up after two wins in a row, one down after three defeats', () => {
  expect(suggested()).toBeNull();
  expect(suggested(over('careful', 0))).toBeNull();
  expect(suggested(over('careful', 0), over('careful:Tim', 0))).toEqual({ level: 'thinker', because: 'won' });
  expect(suggested(over('careful', 1), over('careful', 2))).toBeNull();
  expect(suggested(over('careful', 1), over('careful', 2), over('careful', 1))).toEqual({
    level: 'novice',
    because: 'lost',
  });
});

test('a win between defeats, another level, another game, company and lessons say nothing', () => {
  expect(suggested(over('careful', 1), over('careful', 0), over('careful', 1), over('careful', 1))).toBeNull();
  expect(suggested(over('careful', 0), over('novice', 0))).toBeNull();
  expect(suggested(over('careful', 0), over('careful', 0, { game: 'manticore' }))).toBeNull();
  expect(suggested(over('careful', 0), over('careful', 0, { kind: 'tutorial' }))).toBeNull();
  const friends = { sitters: [null, null, 'careful'].map((bot) => ({ name: '', bot })), options: {}, picks: [] };
  expect(suggested(over('careful', 0), over('careful', 0, { setup: friends }))).toBeNull();
});

test('nobody is sent above the last level or below the first', () => {
  expect(suggested(over('expert', 0), over('expert', 0))).toBeNull();
  expect(suggested(over('novice', 1), over('novice', 1), over('novice', 1))).toBeNull();
});
