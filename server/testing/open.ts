import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Work } from '@parlour/work';
import type { Fleet } from '../fleet/fleet.ts';
import { tellingStore } from '../fleet/telling-store.ts';
import type { Time } from '../house/time/clocks.ts';
import { botPool, House, type HouseStore, openServer, readConfig, sqliteStore } from '../index.ts';
import { postgresStore } from '../store/postgres/index.ts';
import type { FileStore } from '../store/sqlite/index.ts';
import type { PollPatience } from '../wire/polls.ts';
import type { Postgres } from './postgres.ts';

export type OpenHouse<S extends HouseStore = HouseStore> = {
  address: string;
  house: House;
  store: S;
  file: string;
  /** Where the app that is served lies. */
  app: string;
  close(): Promise<void>;
};

type How = {
  file?: string;
  time?: Time;
  port?: number;
  perMinute?: number;
  noticesInside?: boolean;
  noticesAfter?: number;
  polls?: PollPatience;
  patience?: { request: number; looksEvery: number };
  /** Where it leaves its work. */
  work?: Work;
  /** As one of several servers. */
  fleet?: Fleet;
};

/** Where houses of tests lie: each in a file of SQLite, unless they are to be in PostgreSQL. */
let freshDatabase: (() => Promise<string>) | null = null;
export function testHousesIn({ fresh }: Pick<Postgres, 'fresh'>): void {
  freshDatabase = fresh;
}

/** Where a house can be opened, closed and opened again. */
export async function freshPlace(): Promise<string> {
  return freshDatabase?.() ?? join(mkdtempSync(join(tmpdir(), 'parlour-house-')), 'house.sqlite');
}

/** A whole server on a free port, with its own store. */
export async function openTestHouse(how: How = {}): Promise<OpenHouse> {
  if (freshDatabase === null) return openFileHouse(how);
  const url = how.file ?? (await freshDatabase());
  return openHouseOn(await postgresStore(url), url, how);
}

/** The same, in a file of SQLite whatever others are in. */
export async function openFileHouse(how: How = {}): Promise<OpenHouse<FileStore>> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-house-'));
  const file = how.file ?? join(folder, 'house.sqlite');
  const open = await openHouseOn(sqliteStore(file), file, how);
  return {
    ...open,
    async close() {
      await open.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same on any store. */
export async function openHouseOn<S extends HouseStore>(store: S, file: string, how: How = {}): Promise<OpenHouse<S>> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-app-'));
  // The app itself is the browser tests' business.
  const app = join(folder, 'app/');
  mkdirSync(app);
  writeFileSync(join(app, 'index.html'), '<!doctype html><script>void 0;</script>');
  const house = await House.open(how.fleet ? tellingStore(store, how.fleet) : store, botPool(1), how);
  const config = {
    ...readConfig([], {}),
    perMinute: how.perMinute ?? 100_000,
    port: how.port ?? 0,
    host: '127.0.0.1',
    app,
    data: file,
  };
  const server = await openServer(house, config, {
    ...(how.polls && { polls: how.polls }),
    ...(how.patience && { patience: how.patience }),
  });
  await server.listen({ port: config.port, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    house,
    store,
    file,
    app,
    async close() {
      await server.close();
      await house.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
