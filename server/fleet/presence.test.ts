import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresStore } from '../store/postgres/index.ts';
import { guest } from '../testing/guest.ts';
import { openHouseOn } from '../testing/open.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import type { Present } from './fleet.ts';
import { openFleet } from './open-fleet.ts';

let postgres: Postgres;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await postgres.stop();
});

const ANNA: Present = { people: ['anna'], hasScreen: false };
const NOBODY: Present = { people: [], hasScreen: false };

async function opened(node: string, data: string) {
  const store = await postgresStore(data);
  return { store, fleet: await openFleet({ data, redis: null, node, address: `http://${node}` }, store) };
}

async function serverCalled(node: string, data: string) {
  const { store, fleet } = await opened(node, data);
  closing.push(
    () => store.close(),
    () => fleet.close(),
  );
  return { fleet };
}

async function connection(data: string): Promise<pg.Client> {
  const client = new pg.Client(data);
  await client.connect();
  return client;
}

/** What is seen at once, and what is seen in the end: servers tell each other when they can. */
const seenBy = async ({ fleet }: Awaited<ReturnType<typeof serverCalled>>) =>
  (await fleet.elsewhere(['room']).catch(() => new Map<string, Present[]>())).get('room') ?? [];

test('PostgreSQL crashes and forgets who is where: it is told again', async () => {
  const data = await postgres.fresh();
  const [a, b] = [await serverCalled('a', data), await serverCalled('b', data)];
  a.fleet.here('room', ANNA);
  await expect.poll(() => seenBy(b)).toEqual([ANNA]);
  await postgres.crash();
  await postgres.start();
  await expect.poll(() => seenBy(b)).toEqual([ANNA]);
});

test('that somebody went could not be written: it is written later', async () => {
  const data = await postgres.fresh();
  const [a, b] = [await serverCalled('a', data), await serverCalled('b', data)];
  a.fleet.here('room', ANNA);
  await expect.poll(() => seenBy(b)).toEqual([ANNA]);
  const [holder, other] = [await connection(data), await connection(data)];
  await holder.query('BEGIN; LOCK TABLE here IN SHARE ROW EXCLUSIVE MODE');
  a.fleet.here('room', NOBODY);
  const cut = () =>
    other.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND pid <> pg_backend_pid()",
    );
  await expect.poll(async () => (await cut()).rowCount).toBeGreaterThan(0);
  await holder.query('COMMIT');
  await Promise.all([holder.end(), other.end()]);
  await expect.poll(() => seenBy(b)).toEqual([]);
});

test('who was last seen an hour ago is forgotten, and whom they had with them', async () => {
  const data = await postgres.fresh();
  await serverCalled('a', data);
  const client = await connection(data);
  await client.query("INSERT INTO nodes (id, address, seen) VALUES ('dead', '', now() - interval '2 hours')");
  await client.query("INSERT INTO nodes (id, address, seen) VALUES ('away', '', now() - interval '2 minutes')");
  for (const node of ['dead', 'away'])
    await client.query("INSERT INTO here (room, node, people) VALUES ('room', $1, '{}')", [node]);
  await serverCalled('b', data);
  const nodes = async () => (await client.query('SELECT id FROM nodes ORDER BY id')).rows.map(({ id }) => id);
  const here = async () => (await client.query('SELECT node FROM here ORDER BY node')).rows.map(({ node }) => node);
  await expect.poll(nodes).toEqual(['a', 'away', 'b']);
  await expect.poll(here).toEqual(['away']);
  await client.end();
});

test('somebody goes while PostgreSQL is away, and somebody stays: whoever is at the table by way of another server is shown both', async () => {
  const data = await postgres.fresh();
  const houses = await Promise.all(
    ['a', 'b'].map(async (node) => {
      const { store, fleet } = await opened(node, data);
      return openHouseOn(store, data, { fleet });
    }),
  );
  const [one, other] = houses as [(typeof houses)[0], (typeof houses)[0]];
  const [host, goes, stays] = [
    await guest(one.address, 'Host'),
    await guest(other.address, 'Goes'),
    await guest(other.address, 'Stays'),
  ];
  const made = await host.http('POST', '/api/tables', { game: 'crates', seats: 3, isPublic: true });
  const { id } = made.body as { id: string };
  const here = [host, goes, stays].map((each) => each.attend(id));
  const [at, leaving] = here as [(typeof here)[0], (typeof here)[0]];
  for (const [seat, each] of here.entries()) {
    await each.until('the room', () => each.room !== null);
    if (seat > 0) expect(await each.ask({ is: 'sit', seat: seat as never })).toEqual({ ok: true });
  }
  const present = () => at.room?.seats.map(({ isHere }) => isHere);
  await at.until('everybody is here', () => present()?.join() === 'true,true,true');
  await postgres.crash();
  leaving.close();
  await expect.poll(async () => (await other.house.room(id))?.isHere(goes.id)).toBe(false);
  await postgres.start();
  await at.until('one is away', () => present()?.join() === 'true,false,true');
  for (const each of here) each.close();
  for (const each of houses) await each.close();
});
