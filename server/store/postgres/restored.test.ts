import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@parlour/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attended } from '../../testing/guest.ts';
import { openHouseOn } from '../../testing/open.ts';
import { dice, playOn } from '../../testing/play.ts';
import { type Postgres, postgresProgram, startPostgres } from '../../testing/postgres.ts';
import { seatedAt } from '../../testing/seated.ts';
import { postgresStore } from './index.ts';

/** Back to a point in time, as docs/running.md says: the settings and commands are those. */
const folder = mkdtempSync(join(tmpdir(), 'parlour-restored-'));
const wal = mkdtempSync(join(tmpdir(), 'parlour-wal-'));
const started: Postgres[] = [];
beforeAll(async () => {
  chmodSync(wal, 0o777);
  const settings = [
    'wal_level=replica',
    'archive_mode=on',
    `archive_command=test ! -f ${wal}/%f && cp %p ${wal}/%f`,
    'archive_timeout=60',
  ];
  started.push(await startPostgres({ settings }));
});
afterAll(async () => {
  for (const each of started) await each.stop();
  for (const each of [folder, wal]) rmSync(each, { recursive: true, force: true });
});

async function asked(url: string, sql: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ told: string }>(sql);
  await client.end();
  return rows[0]?.told ?? '';
}

const hashes = (lines: readonly Entry[]) => lines.map(({ hash }) => hash);

async function linesOf(url: string, id: string): Promise<string[]> {
  const store = await postgresStore(url);
  const lines = await store.tables.lines(id, 0, Number.POSITIVE_INFINITY);
  await store.close();
  return hashes(lines);
}

test('a base backup and the archived log bring back every line that was written up to a moment, and a server goes on with them', async () => {
  const [first] = started as [Postgres];
  const url = await first.fresh();
  const before = await openHouseOn(await postgresStore(url), url);
  const { id, guests, here } = await seatedAt(before, 2, { game: 'businessmen' });
  await playOn(here, 10, dice(1));
  const base = join(folder, 'base');
  execFileSync(postgresProgram('pg_basebackup'), ['-d', url, '-D', base, '--checkpoint=fast']);
  await playOn(here, 20, dice(2));
  for (const each of here) each.close();
  await before.close();

  const written = await linesOf(url, id);
  const moment = await asked(url, 'SELECT clock_timestamp()::text AS told');
  await asked(url, 'DROP TABLE lines');
  const last = await asked(url, 'SELECT pg_walfile_name(pg_current_wal_lsn()) AS told');
  await asked(url, 'SELECT pg_switch_wal()::text AS told');
  const archived = () => asked(url, 'SELECT last_archived_wal AS told FROM pg_stat_archiver');
  await expect.poll(async () => (await archived()) >= last).toBe(true);
  await first.crash();

  const settings = [
    `restore_command=cp ${wal}/%f %p`,
    `recovery_target_time=${moment}`,
    'recovery_target_action=promote',
  ];
  const restored = await startPostgres({ base, settings });
  started.push(restored);
  const again = restored.at('house_1');
  await expect.poll(() => asked(again, 'SELECT pg_is_in_recovery()::text AS told')).toBe('false');
  expect(await linesOf(again, id)).toEqual(written);
  expect(written.length).toBeGreaterThanOrEqual(30);

  const after = await openHouseOn(await postgresStore(again), again);
  const back = guests.map((each) => each.attend(id, after.address));
  for (const each of back) await each.until('the table', () => each.update !== null);
  await playOn(back, 5, dice(3));
  expect((back[0] as Attended).update?.version).toBeGreaterThan(written.length);
  for (const each of back) each.close();
  await after.close();
});
