import { createServer } from 'node:net';
import { GAMES } from '@parlour/games';
import type { Entry, GameRecord, Seat } from '@parlour/kernel';
import { ownHands, workQueue } from '@parlour/work';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../store/postgres/index.ts';
import { type Attended, type Guest, guest } from '../testing/guest.ts';
import { type OpenHouse, openHouseOn } from '../testing/open.ts';
import { asked, dice, moveAtRandom, playOn } from '../testing/play.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { startRedis, type TestRedis } from '../testing/redis.ts';
import { hurriedTime } from '../testing/time.ts';
import { openFleet } from './open-fleet.ts';

const OK = { ok: true };
let postgres: Postgres;
let redis: TestRedis;
const now = hurriedTime();
let servers: OpenHouse[] = [];
let started = 0;

beforeAll(async () => {
  postgres = await startPostgres();
  redis = await startRedis(20_000 + (process.pid % 20_000));
});
afterAll(async () => {
  await Promise.all(servers.map((each) => each.close()));
  await postgres.stop();
  await redis.close();
});

async function serverOn(data: string, over: string | null): Promise<OpenHouse> {
  started += 1;
  const node = `node-${started}`;
  const store = await postgresStore(data);
  const port = await freePort();
  const fleet = await openFleet({ data, redis: over, node, address: `http://127.0.0.1:${port}` }, store);
  // With Redis bots think on whatever server is free.
  return openHouseOn(store, data, { fleet, port, time: now, work: over === null ? ownHands() : workQueue(over) });
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function threeServers(over: string | null): Promise<OpenHouse[]> {
  const data = await postgres.fresh();
  servers = await Promise.all([serverOn(data, over), serverOn(data, over), serverOn(data, over)]);
  return servers;
}

/** Guests at one table, each by way of the next server. */
async function seatedApart(game: string, people: number, bots = 0, options = {}) {
  const guests = await Promise.all(
    Array.from({ length: people }, (_, i) => guest((servers[i % servers.length] as OpenHouse).address, `Guest ${i}`)),
  );
  const [host] = guests as [Guest];
  const made = await host.http('POST', '/api/tables', { game, seats: people + bots, options, isPublic: true });
  const { id } = made.body as { id: string };
  const here = guests.map((each) => each.attend(id));
  const [first] = here as [Attended];
  for (const [i, each] of here.entries()) {
    await each.until('the room', () => each.room !== null);
    if (i > 0) expect(await each.ask({ is: 'sit', seat: i as Seat })).toEqual(OK);
  }
  for (let seat = people; seat < people + bots; seat++)
    expect(await first.ask({ is: 'bot', seat: seat as Seat, bot: 'careful' })).toEqual(OK);
  expect(await first.ask({ is: 'start' })).toEqual(OK);
  for (const each of here) await each.until('the first position', () => each.update !== null);
  return { id, guests, here };
}

const recordSeenBy = async (at: Attended) => (await at.line.ask({ is: 'record' })).value as GameRecord;
const hashes = ({ entries }: GameRecord) => entries.map(({ hash }: Entry) => hash);

describe.each([
  ['Redis', () => redis.url],
  ['the database itself', () => null],
])('three servers, news by %s', (_, over) => {
  beforeAll(async () => {
    await threeServers(over());
  });
  afterAll(async () => {
    await Promise.all(servers.map((each) => each.close()));
    servers = [];
  });

  test.each(GAMES.map(({ id }) => id))(
    '%s: people at three servers and a bot play one game, and all have the same record',
    async (game) => {
      const { seats } = await (GAMES.find(({ id }) => id === game) as (typeof GAMES)[number]).game();
      const people = Math.min(3, seats.max);
      const { here } = await seatedApart(game, people, people < seats.max ? 1 : 0);
      await playOn(here, 30, dice(7));
      const records = await Promise.all(here.map(recordSeenBy));
      const shortest = Math.min(...records.map(({ entries }) => entries.length));
      expect(shortest).toBeGreaterThanOrEqual(30);
      for (const each of records)
        expect(hashes(each).slice(0, shortest)).toEqual(hashes(records[0] as GameRecord).slice(0, shortest));
      for (const each of here) each.close();
    },
    120_000,
  );

  test('who is here, what is said, votes, taking back by consent and standing in are the same at all servers', async () => {
    const { here, guests } = await seatedApart('businessmen', 3);
    const [a, b, c] = here as [Attended, Attended, Attended];
    for (const each of here)
      await each.until('everybody is here', () => each.room?.seats.every(({ isHere }) => isHere) === true);
    expect(await b.ask({ is: 'say', text: 'Hello over there' })).toEqual(OK);
    for (const each of here)
      await each.until('it is heard', () => each.said.some(({ text }) => text === 'Hello over there'));
    await playOn(here, 12, dice(3));
    // Nothing is answered by the table meanwhile: what is asked is asked about a position that stays.
    for (const each of here)
      expect(await each.ask({ is: 'asks', seat: each.seats()[0] as Seat, what: 'everything' })).toEqual(OK);
    // Somebody asks to take back what others have seen.
    const mover = here.find((each) => asked(each) !== null) as Attended;
    await moveAtRandom(mover, dice(4));
    const version = mover.update?.version ?? 0;
    expect(await mover.ask({ is: 'askUndo', seat: mover.seats()[0] as Seat })).toEqual(OK);
    for (const each of here) {
      if (each === mover) continue;
      await each.until('the question', () => each.update?.asking !== null);
      expect(await each.ask({ is: 'answerUndo', seat: each.seats()[0] as Seat, agrees: true })).toEqual(OK);
    }
    for (const each of here) await each.until('it is taken back', () => (each.update?.version ?? 0) > version);
    expect(await a.ask({ is: 'voteEnd', agrees: true })).toEqual(OK);
    await c.until('the vote', () => c.room?.votes.end.includes(a.seats()[0] as Seat) === true);
    // One goes, and the others let a bot play for them.
    b.close();
    await a.until('they are away', () => a.room?.seats[1]?.isHere === false);
    await c.until('they are away', () => c.room?.seats[1]?.isHere === false);
    now.pass(60_000);
    expect(await a.ask({ is: 'voteStandIn', seat: 1 as Seat, agrees: true })).toEqual(OK);
    expect(await c.ask({ is: 'voteStandIn', seat: 1 as Seat, agrees: true })).toEqual(OK);
    for (const each of [a, c]) await each.until('a bot stands in', () => each.room?.seats[1]?.standIn !== null);
    await playOn([a, c], 12, dice(5));
    const back = (guests[1] as Guest).attend(a.room?.id ?? '', (servers[2] as OpenHouse).address);
    await back.until('back', () => back.update !== null);
    for (const each of [a, c])
      await each.until('the seat is theirs again', () => each.room?.seats[1]?.standIn === null);
    for (const each of [a, c, back]) each.close();
  });

  test('a server that hears of a game only when its dice are settled shows it to whoever waits there', async () => {
    const [a, b, c] = servers as [OpenHouse, OpenHouse, OpenHouse];
    const guests = await Promise.all([a, b, c].map((each, i) => guest(each.address, `Guest ${i}`)));
    const [host] = guests as [Guest];
    const made = await host.http('POST', '/api/tables', { game: 'crates', seats: 2, isPublic: true });
    const { id } = made.body as { id: string };
    const here = guests.map((each) => each.attend(id)) as [Attended, Attended, Attended];
    for (const each of here) await each.until('the room', () => each.room !== null);
    const [first, second, onlooker] = here;
    expect(await second.ask({ is: 'sit', seat: 1 as Seat })).toEqual(OK);
    await onlooker.until('both sit', () => onlooker.room?.seats[1]?.person != null);
    // News is lost, and it looks for none either: as if it stood still.
    const deaf = (await c.house.room(id)) as unknown as { hear?: unknown };
    deaf.hear = async () => {};
    expect(await first.ask({ is: 'start' })).toEqual(OK);
    for (const each of [first, second]) await each.until('the first position', () => each.update !== null);
    await first.until('it is played', () => first.room?.state === 'playing');
    expect(onlooker.room?.state).toBe('gathering');
    delete deaf.hear;
    await onlooker.until('the table', () => onlooker.update !== null && onlooker.room?.state === 'playing');
    for (const each of here) each.close();
  });

  test('a line of plain requests goes on by way of any server', async () => {
    const { id, here, guests } = await seatedApart('boom', 3);
    const [a, b] = servers as [OpenHouse, OpenHouse];
    const headers = { authorization: `Bearer ${(guests[0] as Guest).token}`, 'x-parlour-client': 'program' };
    const opened = await fetch(`${a.address}/api/tables/${id}/polls`, { method: 'POST', headers });
    const { line } = (await opened.json()) as { line: string };
    const told = await (await fetch(`${b.address}/api/polls/${line}`, { headers })).text();
    expect(told).toContain('"is":"room"');
    const body = JSON.stringify({ id: 5, ask: { is: 'say', text: 'By the other one' } });
    const how = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
    expect((await fetch(`${b.address}/api/polls/${line}`, how)).status).toBe(202);
    for (const each of here)
      await each.until('it is heard', () => each.said.some(({ text }) => text === 'By the other one'));
    expect((await fetch(`${b.address}/api/polls/${line}`, { method: 'DELETE', headers })).status).toBe(204);
    expect((await fetch(`${b.address}/api/polls/${line}`, { headers })).status).toBe(410);
    for (const each of here) each.close();
  });

  test('a server goes: its people come back at the next one, and its bots are looked after there', async () => {
    const { here, guests, id } = await seatedApart('boom', 3, 1);
    await playOn(here, 15, dice(11));
    const before = hashes(await recordSeenBy(here[0] as Attended));
    for (const each of here) each.close();
    const data = (servers[0] as OpenHouse).file;
    await (servers[0] as OpenHouse).close();
    const again = guests.map((each, i) => each.attend(id, (servers[1 + (i % 2)] as OpenHouse).address));
    for (const each of again) await each.until('the table', () => each.update !== null);
    await playOn(again, 15, dice(12));
    const after = hashes(await recordSeenBy(again[0] as Attended));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    for (const each of again) each.close();
    servers[0] = await serverOn(data, over());
  });
});

/** What somebody who looks at the lists of tables is told. */
function lobbyOf({ address }: OpenHouse) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/lobby/live`);
  const told: string[] = [];
  socket.onmessage = ({ data }) => void told.push(String(data));
  return { told, close: () => socket.close() };
}

test('without Redis coming back, servers find out by looking', async () => {
  const [one, two] = (await threeServers(redis.url)) as [OpenHouse, OpenHouse];
  // A table is made, and nothing else happens of which lists are told.
  const lobby = lobbyOf(two);
  await expect.poll(() => lobby.told.length).toBeGreaterThan(0);
  await redis.stop();
  const maker = await guest(one.address, 'Maker');
  const made = await maker.http('POST', '/api/tables', { game: 'crates', seats: 2, isPublic: true });
  const { id } = made.body as { id: string };
  await expect.poll(() => lobby.told.at(-1)).toContain(id);
  await redis.start();
  const { here, guests } = await seatedApart('boom', 3);
  const [a, b, c] = here as [Attended, Attended, Attended];
  await playOn(here, 6, dice(1));
  await redis.stop();
  await playOn(here, 8, dice(2));
  expect(await a.ask({ is: 'say', text: 'Anybody there?' })).toEqual(OK);
  for (const each of [b, c]) await each.until('it is heard', () => each.said.length > 0);
  await one.house.announce('Tea at five');
  for (const each of here) await each.until('the announcement', () => each.room?.announcement === 'Tea at five');
  await redis.start();
  await playOn(here, 6, dice(3));
  await redis.stop();
  await one.house.ban((guests[2] as Guest).id, true);
  await redis.start();
  await expect
    .poll(() => c.ask({ is: 'say', text: 'Am I here?' }))
    .toMatchObject({ ok: false, refusal: { refused: 'banned' } });
  // Everybody has heard everything once, in the order in which it was said.
  const words = c.said.map(({ text }) => text);
  for (const each of [a, b])
    await each.until('the same', () => each.said.map(({ text }) => text).join() === words.join());
  expect(new Set(c.said.map(({ at }) => at)).size).toBe(words.length);
  // Lists that are still the same are not told again.
  expect(lobby.told.filter((each, i) => each === lobby.told[i - 1])).toEqual([]);
  lobby.close();
  for (const each of here) each.close();
});
