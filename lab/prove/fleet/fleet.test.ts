import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { episode } from './episode.ts';
import { groupsOf } from './groups.ts';

/** A slice of `npm run prove fleet`: the same stage, players and checker, with less of everything. */
const PATIENCE = 300_000;
/** Servers of one house. */
const NODES = 3;

async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-fleet-'));
  const done = await run(folder);
  // What went wrong is left to be looked at.
  rmSync(folder, { recursive: true });
  return done;
}

const NOTHING = { kills: 0, stops: 0, cuts: 0, redisRestarts: 0, redisAway: 0, postgresCrashes: 0, frozen: 0 };
const small = { processes: 1, pause: 5, patience: PATIENCE };

test('nodes die and stand still, Redis and PostgreSQL go and come back: every acknowledged action is there once and in order, every table goes on', async () => {
  await inFolder(async (folder) => {
    const { verdict, disturbed, falls } = await episode({
      ...small,
      folder,
      seed: 11,
      nodes: NODES,
      hasRedis: true,
      plan: { ...NOTHING, kills: 2, cuts: 3, redisRestarts: 1, postgresCrashes: 1, frozen: 4000 },
      groups: groupsOf(1, 1, 1),
      actions: 1500,
    });
    expect(verdict.found).toEqual([]);
    expect(falls).toBe(0);
    expect(verdict.counts['acknowledged']).toBeGreaterThanOrEqual(1500);
    expect(Object.keys(verdict.games)).toHaveLength(5);
    expect(disturbed.map(({ is }) => is).sort()).toEqual([
      'cut',
      'cut',
      'cut',
      'freeze',
      'kill',
      'kill',
      'postgres',
      'redis',
    ]);
  });
});

/** Of what is in memory only the last page of the log is lost; so one crash may find nothing there that was acknowledged, and many do not. */
const CRASHES = 8;

test('a database that acknowledges what it has not written is found out', async () => {
  let found: unknown[] = [];
  for (let seed = 12; found.length === 0 && seed < 12 + CRASHES; seed++)
    found = await inFolder(async (folder) => {
      const { verdict } = await episode({
        ...small,
        folder,
        seed,
        nodes: 1,
        hasRedis: false,
        plan: { ...NOTHING, postgresCrashes: 1 },
        // What is committed waits in memory, and is lost with it.
        settings: ['synchronous_commit=off', 'wal_writer_delay=10s', 'wal_writer_flush_after=1GB'],
        groups: groupsOf(1, 0, 2).slice(0, 2),
        actions: 60,
      });
      return verdict.found.filter(({ check }) => check === 'acknowledged');
    });
  expect(found).not.toEqual([]);
});
