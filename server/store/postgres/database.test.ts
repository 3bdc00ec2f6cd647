import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../testing/postgres.ts';
import { postgresEnd } from '../moving/postgres-end.ts';
import { type Database, LIMITS, openDatabase } from './database.ts';

let postgres: Postgres;
const opened: { close(): Promise<void> }[] = [];
/** Nothing may go wrong aside: it would end a server. */
const aside: unknown[] = [];
const note = (error: unknown) => void aside.push(error);
beforeAll(async () => {
  process.on('uncaughtException', note);
  postgres = await startPostgres();
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  expect(aside.splice(0)).toEqual([]);
});
afterAll(async () => {
  process.off('uncaughtException', note);
  await postgres.stop();
});

async function databaseAt(url: string): Promise<Database> {
  const database = await openDatabase(url, 2);
  opened.push(database);
  return database;
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const put = (rows: Database['rows'], value: string) =>
  rows(`INSERT INTO settings (name, value) VALUES ('it', $1) ON CONFLICT DO NOTHING RETURNING name`, [value]);

test('a connection is cut in the middle of a transaction: whoever uses it hears so, nothing of it is kept, and the next one works', async () => {
  const url = await postgres.fresh();
  const database = await databaseAt(url);
  const other = new pg.Client(url);
  await other.connect();
  const cut = database.together(async (rows) => {
    await put(rows, 'lost');
    const [own] = await rows<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await other.query('SELECT pg_terminate_backend($1, 10000)', [own?.pid]);
    // Meanwhile nobody asks anything by this connection.
    await rest(200);
    await rows('SELECT 1');
  });
  await expect(cut).rejects.toThrow(/terminat|not queryable/);
  expect(await database.rows('SELECT name FROM settings')).toEqual([]);
  expect(await database.together((rows) => put(rows, 'kept'))).toHaveLength(1);
  await other.end();
});

test('who stands still in the middle of a transaction does not keep others from what it was about to write', async () => {
  const url = await postgres.fresh();
  const [frozen, other] = [await databaseAt(url), await databaseAt(url)];
  const [isHeld, isWritten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const standing = frozen.together(async (rows) => {
    await put(rows, 'frozen');
    isHeld.resolve();
    await isWritten.promise;
    await rows('SELECT 1');
  });
  standing.catch(() => {});
  await isHeld.promise;
  expect(await put(other.rows, 'other').finally(isWritten.resolve)).toHaveLength(1);
  await expect(standing).rejects.toThrow();
  expect(await other.rows('SELECT value FROM settings')).toEqual([{ value: 'other' }]);
});

test('a house is moved, however long its two ends wait for each other', async () => {
  const [from, to] = [await postgres.fresh(), await postgres.fresh()];
  const [source, target] = [await postgresEnd(from), await postgresEnd(to)];
  opened.push(source, target);
  await source.write((put) => put('settings', [{ name: 'it', value: '"moved"' }]));
  await target.write((put) =>
    source.read(async (table, rows) => {
      await rest(LIMITS.idle_in_transaction_session_timeout + 1000);
      await put(table, rows);
    }),
  );
  expect((await target.count()).settings).toBe(1);
});
