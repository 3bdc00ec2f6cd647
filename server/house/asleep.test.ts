import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Room } from '../house/room.ts';
import { guest } from '../testing/guest.ts';
import { type OpenHouse, openTestHouse } from '../testing/open.ts';
import { time } from '../testing/time.ts';

const now = time();
let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse({ time: now, polls: { wait: 200, gone: 60_000 } });
});
afterAll(() => open.close());

/** Tables that may go to sleep do. */
const makeRound = () => (open.house as unknown as { makeRound(): Promise<void> }).makeRound();

test('a table that is woken while it goes to sleep stays awake', async () => {
  const ada = await guest(open.address, 'Ada');
  const { id } = (await ada.http('POST', '/api/tables', { game: 'crates', seats: 2 })).body as { id: string };
  const before = (await open.house.room(id)) as Room;
  const isClosed = Promise.withResolvers<void>();
  before.close = () => isClosed.promise;
  now.pass(120_000);
  const round = makeRound();
  await expect.poll(() => open.house.awake).toBe(0);
  const there = ada.attend(id);
  await there.until('the room', () => there.room !== null);
  isClosed.resolve();
  await round;
  expect(open.house.now(before.kept)).toBe((await open.house.room(id))?.kept);
  there.close();
});

test('a table that goes to sleep while somebody opens a line of plain requests is woken for them', async () => {
  const [slow, other] = [await guest(open.address, 'Slow'), await guest(open.address, 'Other')];
  const made = await slow.http('POST', '/api/tables', { game: 'crates', seats: 2 });
  const { id } = made.body as { id: string };
  now.pass(120_000);
  const { people } = open.store;
  const { byToken } = people;
  const [isAsked, isAnswered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  people.byToken = async (token) => {
    isAsked.resolve();
    await isAnswered.promise;
    return byToken(token);
  };
  const opening = slow.http('POST', `/api/tables/${id}/polls`);
  await isAsked.promise;
  people.byToken = byToken;
  await makeRound();
  isAnswered.resolve();
  const { line } = (await opening).body as { line: string };
  const there = other.attend(id);
  await there.until('the room', () => there.room !== null);
  expect(await there.ask({ is: 'sit', seat: 1 })).toEqual({ ok: true });
  const told = async () => JSON.stringify((await slow.http('GET', `/api/polls/${line}`)).body);
  await expect.poll(told).toContain('"name":"Other"');
  there.close();
});
