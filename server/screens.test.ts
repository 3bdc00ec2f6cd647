import type { Room } from '@parlour/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attended, attend, type Guest, guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { dice, playOn } from './testing/play.ts';
import { seatedAt } from './testing/seated.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

type Shown = { code: string; room: string | null };

const ask = async (method: string, path: string, body?: object): Promise<{ status: number; body: Shown }> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${open.address}${path}`, {
    method,
    ...(body && { headers, body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Shown };
};

/** A game around a screen: this many persons, and a bot. */
async function around(persons: number) {
  const { code } = (await ask('POST', '/api/screens', {})).body;
  return { code, ...(await seatedAt(open, persons, { game: 'boom', bots: 1, screen: code })) };
}

test('a screen is given digits, and shows the table that somebody makes for it', async () => {
  const { code, room } = (await ask('POST', '/api/screens', {})).body;
  expect(code).toMatch(/^\d{6}$/);
  expect(room).toBeNull();
  expect((await ask('GET', `/api/screens/${code}`)).body.room).toBeNull();
  const host = await guest(open.address, 'Ada');
  const { id } = (await host.http('POST', '/api/tables', { game: 'boom', seats: 3, screen: code })).body as {
    id: string;
  };
  expect((await ask('GET', `/api/screens/${code}`)).body).toMatchObject({ code, room: id });
  // It has forgotten everything but its table: the digits are the same again.
  expect((await ask('POST', '/api/screens', { room: id })).body).toMatchObject({ code, room: id });
});

test('digits that no screen has are unknown, and so is a table that is not there', async () => {
  expect((await ask('GET', '/api/screens/000000')).status).toBe(404);
  expect((await ask('POST', '/api/screens', { room: 'nosuchtable' })).status).toBe(404);
  const host = await guest(open.address, 'Ada');
  expect((await host.http('POST', '/api/tables', { game: 'boom', seats: 3, screen: '000000' })).status).toBe(422);
});

test('a table that was never on a screen is put on one by its host, and by nobody else', async () => {
  const { id, first, guests } = await seatedAt(open, 2, { game: 'boom', bots: 1 });
  const stranger = await guest(open.address, 'Stranger');
  expect((await ask('POST', '/api/screens', { room: id })).status).toBe(404);
  for (const each of [stranger, guests[1] as Guest])
    expect((await each.http('POST', '/api/screens', { room: id })).status).toBe(404);
  const { screen, isTaught } = (await stranger.http('GET', `/api/tables/${id}`)).body as unknown as Room;
  expect([screen, isTaught]).toEqual([null, false]);
  const late = stranger.attend(id);
  await late.until('the room', () => late.room !== null);
  expect(await late.ask({ is: 'sit', seat: 2 })).toMatchObject({ refusal: { refused: 'notAtThisStage' } });
  late.close();
  const shown = (await (guests[0] as Guest).http('POST', '/api/screens', { room: id })).body as unknown as Shown;
  await first.until('the screen is told', () => first.room?.screen?.code === shown.code);
  // Once there was one, it is given its digits again, whoever's it is.
  expect((await ask('POST', '/api/screens', { room: id })).body).toMatchObject(shown);
});

test('several screens behind one address ask every second what they show; whoever tries digits is soon told to wait', async () => {
  const strict = await openTestHouse({ perMinute: 30 });
  const at = async (code: string) => (await fetch(`${strict.address}/api/screens/${code}`)).status;
  const codes: string[] = [];
  for (let screen = 0; screen < 3; screen++) {
    const how = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    codes.push(((await (await fetch(`${strict.address}/api/screens`, how)).json()) as Shown).code);
  }
  const minute = async () => {
    const answers = new Set<number>();
    for (let second = 0; second < 60; second++) for (const code of codes) answers.add(await at(code));
    return [...answers];
  };
  expect(await minute()).toEqual([200]);
  const tried: number[] = [];
  for (let digits = 0; digits < 160; digits++) tried.push(await at(String(digits).padStart(6, '0')));
  expect(tried.slice(0, 100).every((status) => status === 404)).toBe(true);
  expect(tried.at(-1)).toBe(429);
  // Those that are there already are not made to wait for that.
  expect(await minute()).toEqual([200]);
  await strict.close();
});

test('nobody but its host takes the screen away from a game that is going on', async () => {
  const { code, guests } = await around(2);
  const stranger = await guest(open.address, 'Stranger');
  expect((await stranger.http('POST', '/api/tables', { game: 'boom', seats: 3, screen: code })).status).toBe(422);
  const other = await (guests[0] as Guest).http('POST', '/api/tables', { game: 'businessmen', seats: 2, screen: code });
  expect(other.status).toBe(201);
  expect((await ask('GET', `/api/screens/${code}`)).body.room).toBe((other.body as { id: string }).id);
});

test('of two who choose a game for a screen at the same moment one gets it, and the other is told so', async () => {
  const { code } = (await ask('POST', '/api/screens', {})).body;
  const two = await Promise.all(['Ada', 'Max'].map((name) => guest(open.address, name)));
  const made = await Promise.all(
    two.map(({ http }) => http('POST', '/api/tables', { game: 'boom', seats: 3, screen: code })),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([201, 422]);
  const got = made.find(({ status }) => status === 201)?.body as unknown as { id: string };
  expect((await ask('GET', `/api/screens/${code}`)).body.room).toBe(got.id);
  expect(made.find(({ status }) => status === 422)?.body).toMatchObject({ error: 'screenInUse' });
});

test('another game takes everybody along; what was played meanwhile stands still, and can be brought back to a screen', async () => {
  const { code, id, guests, here } = await around(2);
  const second = here[1] as Attended;
  const made = await (guests[0] as Guest).http('POST', '/api/tables', { game: 'businessmen', seats: 4, screen: code });
  const other = (made.body as { id: string }).id;
  await second.until('the screen went on', () => second.room?.movedTo === other);
  expect(second.room).toMatchObject({ screen: null, isPaused: true, state: 'playing' });
  const there = (guests[1] as Guest).attend(other);
  await there.until('the room', () => there.room !== null);
  expect(there.room).toMatchObject({ language: 'en', you: { seats: [1] } });
  expect(there.room?.seats.map(({ name }) => name)).toEqual(['Guest 0', 'Guest 1', '', '']);
  expect((await ask('POST', '/api/screens', { room: id })).body).toMatchObject({ room: id });
  await second.until('it is back', () => second.room?.movedTo === null && second.room.screen !== null);
});

test('a game that has not begun is closed when another one is chosen; whoever did not sit there comes alone', async () => {
  const { code } = (await ask('POST', '/api/screens', {})).body;
  const [child, stranger] = (await Promise.all(['Leo', 'Ada'].map((name) => guest(open.address, name)))) as [
    Guest,
    Guest,
  ];
  const choose = async ({ http }: Guest, game: string) => {
    const { body } = await http('POST', '/api/tables', { game, seats: 3, screen: code });
    return (body as { id: string }).id;
  };
  const wrong = await choose(child, 'boom');
  const left = child.attend(wrong);
  await left.until('the room', () => left.room !== null);
  const right = await choose(child, 'economicus');
  await left.until('closed', () => left.room?.state === 'closed');
  expect(left.room?.movedTo).toBe(right);
  await (await open.house.room(right))?.change(() => ({ state: 'over' }));
  const next = stranger.attend(await choose(stranger, 'boom'));
  await next.until('the room', () => next.room !== null);
  expect(next.room?.seats.map(({ name }) => name)).toEqual(['Ada', '', '']);
});

test('around a screen one who sits there leads: when the host stands up, the next; when nobody sits, whoever comes first', async () => {
  const { code } = (await ask('POST', '/api/screens', {})).body;
  const [ada, max] = (await Promise.all(['Ada', 'Max'].map((name) => guest(open.address, name)))) as [Guest, Guest];
  const made = await ada.http('POST', '/api/tables', { game: 'boom', seats: 3, screen: code });
  const { id } = made.body as { id: string };
  const [first, second] = [ada.attend(id), max.attend(id)];
  for (const each of [first, second]) await each.until('the room', () => each.room !== null);
  const isLedBy = ({ id, name }: Guest) => second.until(`${name} leads`, () => second.room?.lead === id);
  await isLedBy(ada);
  await second.ask({ is: 'sit', seat: 1 as never });
  await isLedBy(ada);
  await first.ask({ is: 'stand', seat: 0 as never });
  await isLedBy(max);
  await second.ask({ is: 'stand', seat: 1 as never });
  await isLedBy(max);
  await first.ask({ is: 'sit', seat: 2 as never });
  await isLedBy(ada);
});

test('a screen in the browser of somebody who sits there is nobody, and sees what anybody may', async () => {
  const { id, guests, first } = await around(2);
  const screen = attend(open.address, id, guests[0]?.token, true);
  await screen.until('the position', () => screen.update !== null && screen.room !== null);
  expect(screen.room?.you).toMatchObject({ person: null, seats: [], isHost: false });
  expect(screen.update?.sights.map(({ eyes }) => eyes)).toEqual(['spectator']);
  expect(await screen.ask({ is: 'pause', isPaused: true })).toMatchObject({ refusal: { refused: 'needsName' } });
  await first.until('the screen is on', () => first.room?.screen?.isHere === true);
  expect(first.room?.watchers).toBe(0);
  screen.close();
  await first.until('the screen is off', () => first.room?.screen?.isHere === false);
});

test('the host stops the game, nothing is played meanwhile, and it goes on where it was', async () => {
  const { first, here } = await around(2);
  expect(await here[1]?.ask({ is: 'pause', isPaused: true })).toMatchObject({ refusal: { refused: 'notHost' } });
  expect(await first.ask({ is: 'pause', isPaused: true })).toEqual({ ok: true });
  await first.until('stopped', () => first.room?.isPaused === true);
  const asked = await first.ask({ is: 'act', seat: 0 as never, choice: { type: 'pass' }, at: 0, key: 'a-key-of-mine' });
  expect(asked).toMatchObject({ refusal: { refused: 'paused' } });
  expect(await first.ask({ is: 'pause', isPaused: false })).toEqual({ ok: true });
  const { version } = first.update ?? { version: 0 };
  await playOn(here, 4, dice(3));
  expect(first.update?.version).toBeGreaterThan(version);
});

test('the screen explains the first round unless the host, or somebody who knows the game, says otherwise', async () => {
  const { first, here } = await around(2);
  expect(first.room).toMatchObject({ isTaught: true, skips: 0 });
  expect(await here[1]?.ask({ is: 'teach', isTaught: false })).toMatchObject({ refusal: { refused: 'notHost' } });
  expect(await here[1]?.ask({ is: 'skip' })).toMatchObject({ refusal: { refused: 'notHost' } });
  expect(await first.ask({ is: 'skip' })).toEqual({ ok: true });
  await first.until('passed over', () => first.room?.skips === 1);
  expect(await first.ask({ is: 'teach', isTaught: false })).toEqual({ ok: true });
  await here[1]?.until('told', () => here[1]?.room?.isTaught === false);
});

test('where somebody sits down who has played the game to its end, nothing is explained until the host wants it', async () => {
  const host = await guest(open.address, 'Ada');
  const knowing = await guest(open.address, 'Boris');
  const make = async (game: string, maker = host) => {
    const { code } = (await ask('POST', '/api/screens', {})).body;
    const { id } = (await maker.http('POST', '/api/tables', { game, seats: 3, screen: code })).body as { id: string };
    const [one, two] = [host.attend(id), knowing.attend(id)];
    await one.until('the room', () => one.room !== null);
    await two.until('the room', () => two.room !== null);
    return { id, one, two };
  };
  const before = await make('boom', await guest(open.address, 'Vera'));
  await before.two.ask({ is: 'sit', seat: 1 as never });
  await (await open.house.room(before.id))?.change(() => ({ state: 'over' }));
  // Whoever makes a table sits there from the beginning.
  expect((await make('boom', knowing)).two.room?.isTaught).toBe(false);
  const known = await make('boom');
  expect(known.one.room?.isTaught).toBe(true);
  await known.two.ask({ is: 'sit', seat: 1 as never });
  await known.one.until('known', () => known.one.room?.isTaught === false);
  expect(await known.two.ask({ is: 'teach', isTaught: true })).toMatchObject({ refusal: { refused: 'notHost' } });
  await known.one.ask({ is: 'teach', isTaught: true });
  await known.one.until('wanted', () => known.one.room?.isTaught === true);
  const other = await make('businessmen');
  await other.two.ask({ is: 'sit', seat: 1 as never });
  expect(other.one.room?.isTaught).toBe(true);
});

test('a late comer takes a bot’s seat with the next round, and sees their own hand then', async () => {
  const { id, here } = await around(2);
  const late = (await guest(open.address, 'Late')).attend(id);
  await late.until('the position', () => late.update !== null);
  expect(await late.ask({ is: 'sit', seat: 0 as never })).toMatchObject({ refusal: { refused: 'seatTaken' } });
  expect(await late.ask({ is: 'sit', seat: 2 as never })).toEqual({ ok: true });
  expect(await late.ask({ is: 'sit', seat: 2 as never })).toMatchObject({ refusal: { refused: 'seatTaken' } });
  await late.until('expected', () => late.room?.seats[2]?.next === 'Late' || late.seats().includes(2 as never));
  if (late.room?.seats[2]?.next === 'Late') expect(late.room.you.next).toBe(2);
  // The seat may be theirs before they hear of it: then it is their turn that is waited for.
  for (let tries = 0; tries < 200 && !late.seats().includes(2 as never); tries++)
    await playOn([...here, late], 1, dice(tries));
  expect(late.room?.seats[2]).toMatchObject({ name: 'Late', bot: null, next: null });
  // From here on no bot plays there.
  expect((await open.house.room(id))?.table?.persons).toContain(2);
  await late.until('own eyes', () => late.update?.sights[0]?.eyes === 2);
  await playOn([...here, late], 12, dice(7));
});

test('whoever was taken from a game around a screen gets none of its bots’ seats, as a late comer does', async () => {
  const { here, guests } = await around(2);
  const [first, second] = here as [Attended, Attended];
  await open.house.take((guests[1] as Guest).id, 'remove');
  await second.until('they look on', () => second.room?.you.seats.length === 0);
  for (const seat of [1, 2] as const)
    expect(await second.ask({ is: 'sit', seat })).toMatchObject({ refusal: { refused: 'removed' } });
  expect(first.room?.seats.map(({ person }) => person === null)).toEqual([false, true, true]);
  for (const each of here) each.close();
});
