import { gameById } from '@parlour/games';
import type { Seat } from '@parlour/kernel';
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
const suggested = (...finished: Finished[]) => suggestedBy(finished, { id: 'boom' }, {}, LEVELS);

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

test('where all win and lose together bots are company, and nothing is suggested', () => {
  const manticore = gameById('manticore');
  const played = (mode: string | null, winners: readonly Seat[]): Finished => {
    const { setup, ...rest } = over('careful', 1, { game: 'manticore' });
    return {
      ...rest,
      setup: { ...setup, options: mode === null ? {} : { mode } },
      outcome: { winners: [...winners], scores: [] },
    };
  };
  const three = (mode: string | null, winners: readonly Seat[]) => [1, 2, 3].map(() => played(mode, winners));
  const COOP = { mode: 'coop' };
  const SEMI = { mode: 'semi' };
  for (const mode of [null, 'coop'])
    for (const winners of [[], [0, 1, 2]] as Seat[][])
      for (const options of [{}, COOP, SEMI])
        expect(suggestedBy(three(mode, winners), manticore, options, LEVELS)).toBeNull();
  expect(suggestedBy(three('semi', [1]), manticore, COOP, LEVELS)).toBeNull();
  expect(suggestedBy(three('semi', [1]), manticore, SEMI, LEVELS)).toEqual({ level: 'novice', because: 'lost' });
  expect(suggestedBy(three('semi', [0]), manticore, SEMI, LEVELS)).toEqual({ level: 'thinker', because: 'won' });
});

test('nobody is sent above the last level or below the first', () => {
  expect(suggested(over('expert', 0), over('expert', 0))).toBeNull();
  expect(suggested(over('novice', 1), over('novice', 1), over('novice', 1))).toBeNull();
});
