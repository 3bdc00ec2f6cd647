import { expect, test } from 'vitest';
import type { Episode } from './episode.ts';
import { nextSeed } from './seeds.ts';
import { type Run, unfinished, WANTED, written, wrongIn } from './summary.ts';

/** An episode in which all that is wanted was done. */
const made = (wrong: number, falls = 0): Episode => {
  const done = (is: 'kill' | 'redis' | 'postgres' | 'freeze', times: number) =>
    Array.from({ length: times }, () => ({ is, node: 0, lasts: 1, from: 0, until: 1 }));
  return {
    seed: 0,
    seconds: 60,
    disturbed: [
      ...done('kill', WANTED.kills),
      ...done('redis', WANTED.redisRestarts),
      ...done('postgres', WANTED.postgresCrashes),
      ...done('freeze', WANTED.frozen),
    ],
    falls,
    finished: 1,
    verdict: {
      clients: 1,
      tables: 1,
      rows: 1,
      games: { boom: 1 },
      counts: { acknowledged: WANTED.actions },
      wrong,
      found: [],
    },
    recovery: { shown: [], moved: [] },
  };
};
const NAMED = { commit: 'abc', nodes: 3, hasRedis: true, day: '2026-11-19T00:00' };
const played = (seed: number, wrong = 0): Run => ({ ...NAMED, seed, made: made(wrong), stuck: null });
const stuck = (seed: number): Run => ({ ...NAMED, seed, made: null, stuck: 'stuck: acknowledged actions: 7 of 20' });

test('an episode that stuck is told with its reason, and played to its end by the same seed it is in nobody’s way', () => {
  const open = [played(1), stuck(2), played(3)];
  expect(written(open)).toContain('stuck: acknowledged actions: 7 of 20');
  expect(written(open)).toContain('**Not proven**');
  expect(unfinished(open).map(({ seed }) => seed)).toEqual([2]);
  const done = [...open, played(2)];
  expect(written(done)).toContain('stuck: acknowledged actions: 7 of 20');
  expect(written(done)).toContain('\nProven.\n');
  expect(unfinished(done)).toEqual([]);
});

test('one thing that is wrong is enough', () => {
  expect(written([played(1), played(2, 1)])).toContain('**Not proven**');
});

test('a node that ended by itself is enough', () => {
  const fell: Run = { ...NAMED, seed: 2, made: made(0, 1), stuck: null };
  expect(wrongIn([played(1), fell])).toBe(1);
  expect(written([played(1), fell])).toContain('**Not proven**');
  expect(written([played(1)])).toContain('\nProven.\n');
});

test('what was written by hand of earlier runs stays with the report', () => {
  expect(written([played(1)])).toContain('## Before these');
});

test('the next episode is one that stuck, once, and then one that was never played', () => {
  const first = nextSeed([]);
  expect(nextSeed([played(first)])).toBe(first + 1);
  expect(nextSeed([stuck(first), played(first + 1)])).toBe(first);
  expect(nextSeed([stuck(first), played(first + 1), stuck(first)])).toBe(first + 2);
  expect(nextSeed([stuck(first), played(first + 1), played(first)])).toBe(first + 2);
});
