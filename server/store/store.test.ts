import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { kept, storeContract } from '@parlour/table/testing/store-contract.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { type HouseStore, sqliteStore } from './index.ts';
import { postgresStore } from './postgres/index.ts';
import { FORM, openDatabase } from './sqlite/database.ts';
import { houseContract } from './testing/house-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const freshFile = () => {
  files += 1;
  return join(folder, `house-${files}.sqlite`);
};
const move = (n: number) => ({ seat: 0 as const, do: { type: `move ${n}` }, hash: String(n).padStart(24, '0') });

let postgres: Promise<Postgres> | null = null;
afterAll(async () => (await postgres)?.stop(), 60_000);
/** Each way to keep a house: a fresh one, opened by as many as want to. */
const WAYS: Record<string, () => Promise<() => Promise<HouseStore>>> = {
  SQLite: async () => {
    const file = freshFile();
    return async () => sqliteStore(file);
  },
  PostgreSQL: async () => {
    postgres ??= startPostgres();
    const url = await (await postgres).fresh();
    return () => postgresStore(url);
  },
};

describe.for(Object.entries(WAYS))('%s keeps what every store must', ([, fresh]) => {
  const opened: HouseStore[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  const opener = async () => {
    const open = await fresh();
    return async () => {
      const store = await open();
      opened.push(store);
      return store;
    };
  };
  for (const [what, holds] of Object.entries(storeContract))
    test(what, async () => {
      const open = await opener();
      await holds(async () => (await open()).tables);
    });
  for (const [what, holds] of Object.entries(houseContract))
    test(what, async () => {
      const open = await opener();
      await holds(await open());
    });
});

describe('one file', () => {
  test('a commit that fails rejects everything in it, changes nothing, and the next one goes through', async () => {
    const file = freshFile();
    const store = sqliteStore(file);
    await store.tables.create(kept('full'));
    // A disk that has no more room, as SQLite sees it.
    const other = new DatabaseSync(file);
    const pages = (other.prepare('PRAGMA page_count').get() as { page_count: number }).page_count;
    other.close();
    store.limit(pages + 2);
    const long = { ...move(0), do: { type: 'x'.repeat(200_000) } };
    await expect(store.tables.append('full', 0, { lines: [long] })).rejects.toThrow(/full/);
    expect((await store.tables.load('full'))?.version).toBe(0);
    store.limit(1_000_000);
    expect(await store.tables.append('full', 0, { lines: [move(0)] })).toBe(true);
    store.close();
  });

  test('a file that somebody else holds locked is waited for; meanwhile nothing is said to be kept', async () => {
    const file = freshFile();
    const store = sqliteStore(file);
    await store.tables.create(kept('locked'));
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    store.patience(50);
    await expect(store.tables.append('locked', 0, { lines: [move(0)] })).rejects.toThrow(/locked/);
    other.exec('COMMIT');
    expect(await store.tables.append('locked', 0, { lines: [move(0)] })).toBe(true);
    other.close();
    store.close();
  });

  test('while somebody else holds the file locked everything else goes on, however much waits; it is written when the lock is gone, or fails together', async () => {
    const file = freshFile();
    const store = sqliteStore(file);
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const join = () => store.people.join({ name: 'Ada', language: 'en', zone: 'UTC' });
    // Were the lock waited for where all else waits too, nobody could ever let it go.
    const waiting = Promise.all(Array.from({ length: 10 }, join));
    setTimeout(() => other.exec('COMMIT'), 30);
    expect(await waiting).toHaveLength(10);
    expect(await store.people.all()).toHaveLength(10);
    other.exec('BEGIN IMMEDIATE');
    store.patience(50);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, join));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set(['rejected']));
    other.exec('COMMIT');
    await join();
    expect(await store.people.all()).toHaveLength(11);
    other.close();
    store.close();
  });

  test('an older form is brought forward after a copy was laid beside it; a newer one is not touched', () => {
    const file = freshFile();
    const old = new DatabaseSync(file);
    old.exec('CREATE TABLE before (what TEXT); PRAGMA user_version = 0;');
    old.close();
    openDatabase(file).close();
    const copies = readdirSync(folder).filter((name) => name.startsWith(`${file.split('/').at(-1)}.before-form`));
    expect(copies).toHaveLength(1);
    const copy = new DatabaseSync(join(folder, copies[0] ?? ''));
    expect(copy.prepare(`SELECT name FROM sqlite_master`).all()).toEqual([{ name: 'before' }]);
    copy.close();
    const newer = new DatabaseSync(file);
    newer.exec(`PRAGMA user_version = ${FORM + 1}`);
    newer.close();
    expect(() => openDatabase(file)).toThrow(/newer version of Parlour/);
  });

  test('a backup is a whole house, made while it is open, and written over nothing', async () => {
    const store = sqliteStore(freshFile());
    await store.tables.create(kept('saved'));
    await store.tables.append('saved', 0, { lines: [move(0), move(1)] });
    const copy = freshFile();
    store.backup(copy);
    expect(existsSync(copy)).toBe(true);
    expect(() => store.backup(copy)).toThrow(/there already/);
    const again = sqliteStore(copy);
    expect((await again.tables.load('saved'))?.version).toBe(2);
    again.close();
    store.close();
  });
});

test('a copy brings back nobody who was forgotten since, and no way to be told that was stopped; whoever is missing comes whole', async () => {
  const [file, copy] = [freshFile(), freshFile()];
  const store = sqliteStore(file);
  const profile = { name: 'Ada', language: 'en', zone: 'UTC' } as const;
  const [gone, stays] = [await store.people.join(profile), await store.people.join({ ...profile, name: 'Ben' })];
  const way = (person: string) =>
    ({ person, room: null, to: { is: 'webhook', url: 'https://example.org/hook' }, origin: 'https://house' }) as const;
  await store.notices.add(way(gone.person.id));
  const stopped = await store.notices.add(way(stays.person.id));
  store.backup(copy);
  await store.people.forget(gone.person.id);
  await store.notices.forget(gone.person.id);
  await store.notices.remove(stopped.id);
  store.restore(copy);
  expect(await store.people.byToken(gone.token)).toBeNull();
  expect((await store.people.byToken(stays.token))?.name).toBe('Ben');
  expect(await store.notices.all()).toEqual([]);
  store.close();
  const empty = sqliteStore(freshFile());
  empty.restore(copy);
  expect((await empty.people.byToken(gone.token))?.name).toBe('Ada');
  expect(await empty.notices.all()).toHaveLength(2);
  empty.close();
});

test('what cannot be written fails alone: what others wrote in the same moment is on the disk', async () => {
  const store = sqliteStore(':memory:');
  const good = { name: 'Ada', language: 'en', zone: 'UTC' } as const;
  const bad = { ...good, name: 'Ben' };
  // A value the column does not take, as a clock that counts in fractions once was.
  const writes = await Promise.allSettled([
    store.people.join(good),
    store.rooms.put({ due: 0.5, seats: [], host: 'x', id: 'half' } as never),
    store.people.join(bad),
  ]);
  expect(writes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await store.people.all()).map(({ name }) => name).sort()).toEqual(['Ada', 'Ben']);
  expect(await store.rooms.find('half')).toBeNull();
  store.close();
});
