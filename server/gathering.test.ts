import type { Rules, Seat } from '@parlour/kernel';
import type { Ask } from '@parlour/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesForNew, rulesOf } from './bundles.ts';
import { type Attended, type Guest, guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { dice, playOn } from './testing/play.ts';
import { seatedAt } from './testing/seated.ts';
import { hurriedTime } from './testing/time.ts';

const now = hurriedTime();
let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse({ time: now });
});
afterAll(() => open.close());

const OK = { ok: true };
const refused = (why: string) => ({ ok: false, refusal: { refused: why } });

/** Somebody's new table, at which these sit after them, a seat each. */
async function gatheredAt(game: string, seats: number, ...names: string[]) {
  const guests = await Promise.all(names.map((name) => guest(open.address, name)));
  const [host] = guests as [Guest];
  const { id } = (await host.http('POST', '/api/tables', { game, seats })).body as { id: string };
  const here = guests.map((each) => each.attend(id));
  for (const [i, each] of here.entries()) {
    await each.until('the room', () => each.room !== null);
    if (i > 0) expect(await each.ask({ is: 'sit', seat: i as Seat })).toEqual(OK);
  }
  return { id, guests, here };
}

const leave = (here: readonly Attended[]) => {
  for (const each of here) each.close();
};

test('one picks what the game offers and nobody else has picked; the game begins by it', async () => {
  const { here } = await gatheredAt('boom', 3, 'Ada', 'Max', 'Vera');
  const [ada, max] = here as [Attended, Attended];
  const rules = rulesForNew('boom');
  const [firm, another] = ((rules && (await rulesOf('boom', rules))) as Rules).picks;
  const picks = (at: Attended, seat: Seat, pick: string | null) => at.ask({ is: 'sit', seat, pick });
  expect(await picks(ada, 0, 'nonsense')).toMatchObject(refused('badOptions'));
  expect(await picks(ada, 0, firm ?? '')).toEqual(OK);
  expect(await picks(max, 1, firm ?? '')).toMatchObject(refused('badOptions'));
  expect(await picks(max, 1, another ?? '')).toEqual(OK);
  // Of two that would be had, one is given up first.
  expect(await picks(ada, 0, null)).toEqual(OK);
  expect(await picks(max, 1, firm ?? '')).toEqual(OK);
  expect(await ada.ask({ is: 'start' })).toEqual(OK);
  await ada.until('the first position', () => ada.update !== null);
  expect(ada.room?.seats.map(({ pick }) => pick)).toEqual([null, firm, null]);
  leave(here);
});

test('a phrase and a mark are words of the protocol, and nothing to read', async () => {
  const { here } = await gatheredAt('crates', 2, 'Ada');
  const [ada] = here as [Attended];
  expect(await ada.ask({ is: 'say', phrase: 'free money at evil.example' })).toMatchObject(refused('badMessage'));
  expect(await ada.ask({ is: 'sit', seat: 0, mark: '\u202Eevil' })).toMatchObject(refused('badMessage'));
  expect(await ada.ask({ is: 'sit', seat: 0, mark: 'sky' })).toEqual(OK);
  leave(here);
});

test('who opened a table closes it before it begins, and nobody else does; then it counts no more among the tables one may have', async () => {
  const host = await guest(open.address, 'Ada');
  const make = () => host.http('POST', '/api/tables', { game: 'crates', seats: 2 });
  const ids: string[] = [];
  for (let made = await make(); made.status === 201; made = await make()) ids.push((made.body as { id: string }).id);
  expect(ids).toHaveLength(12);
  expect((await make()).body).toMatchObject({ error: 'tooMany' });
  const [id] = ids as [string];
  const [own, other] = [host.attend(id), (await guest(open.address, 'Max')).attend(id)];
  for (const each of [own, other]) await each.until('the room', () => each.room !== null);
  expect(await other.ask({ is: 'sit', seat: 1 })).toEqual(OK);
  expect(await other.ask({ is: 'close' })).toMatchObject(refused('notHost'));
  expect(await own.ask({ is: 'close' })).toEqual(OK);
  await other.until('it is told', () => other.room?.state === 'closed');
  expect(await other.ask({ is: 'sit', seat: 1 })).toMatchObject(refused('notAtThisStage'));
  expect((await make()).status).toBe(201);
  // Whoever sat down at tables of others may open as many of their own as anybody.
  const guestOfMany = await guest(open.address, 'Vera');
  for (const each of ids.slice(1)) {
    const at = guestOfMany.attend(each);
    await at.until('the room', () => at.room !== null);
    expect(await at.ask({ is: 'sit', seat: 1 })).toEqual(OK);
    at.close();
  }
  expect((await guestOfMany.http('POST', '/api/tables', { game: 'crates', seats: 2 })).status).toBe(201);
  leave([own, other]);
});

test('nobody can take another table from who played there: a game that has begun is not closed', async () => {
  const { here, first } = await seatedAt(open, 2);
  expect(await first.ask({ is: 'close' })).toMatchObject(refused('notAtThisStage'));
  leave(here);
});

test('while the host is away for a minute or more, whoever sits there begins; and nobody loses a seat by that', async () => {
  const { here } = await gatheredAt('boom', 4, 'Ada', 'Max', 'Vera');
  const [ada, max, vera] = here as [Attended, Attended, Attended];
  const begins: Ask[] = [{ is: 'bot', seat: 3, bot: 'careful' }, { is: 'start' }];
  ada.close();
  await max.until('they are away', () => max.room?.seats[0]?.isHere === false);
  for (const ask of begins) expect(await max.ask(ask)).toMatchObject(refused('notHost'));
  now.pass(60_000);
  await max.until('it is told', () => max.room?.you.leads === true);
  expect(vera.room?.you.leads).toBe(false);
  expect(await vera.ask({ is: 'start' })).toMatchObject(refused('notHost'));
  expect(await max.ask({ is: 'stand', seat: 0 })).toMatchObject(refused('notYourSeat'));
  for (const ask of begins) expect(await max.ask(ask)).toEqual(OK);
  await max.until('the game', () => max.update !== null);
  leave(here);
});

test('who has two seats agrees with themselves, and says once what others ask', async () => {
  const { guests } = await gatheredAt('boom', 3, 'Ada', 'Max');
  const [ada, max] = guests as [Guest, Guest];
  const { id } = (await ada.http('POST', '/api/tables', { game: 'boom', seats: 3 })).body as { id: string };
  const here = [ada.attend(id), max.attend(id)] as const;
  const [one, two] = here;
  for (const each of here) await each.until('the room', () => each.room !== null);
  for (const seat of [1, 2] as const) expect(await two.ask({ is: 'sit', seat })).toEqual(OK);
  expect(await one.ask({ is: 'start' })).toEqual(OK);
  for (const each of here) await each.until('the first position', () => each.update !== null);
  for (let move = 0; one.update?.barrier == null || move < 3; move++) await playOn(here, 1, dice(move));
  const version = () => one.update?.version ?? 0;
  // The one asks, the other has two seats.
  let before = version();
  expect(await one.ask({ is: 'askUndo', seat: 0, at: before })).toEqual(OK);
  await two.until('the question', () => two.update?.asking?.seat === 0);
  expect(await two.ask({ is: 'answerUndo', seat: 1, agrees: true, at: before })).toEqual(OK);
  await one.until('it is taken back', () => version() > before);
  // Who has two seats asks: the other alone answers.
  while (one.update?.barrier == null) await playOn(here, 1, dice(version()));
  before = version();
  expect(await two.ask({ is: 'askUndo', seat: 2, at: before })).toEqual(OK);
  await one.until('the question', () => one.update?.asking?.agreed.join() === '1');
  expect(await one.ask({ is: 'answerUndo', seat: 0, agrees: true })).toEqual(OK);
  await one.until('it is taken back', () => version() > before);
  leave(here);
});

test('what is said of a position that has gone by is refused, and changes nothing', async () => {
  const { here, first } = await seatedAt(open, 2, { game: 'crates' });
  await playOn(here, 2, dice(4));
  const at = (first.update?.version ?? 0) - 1;
  const seat = first.seats()[0] as Seat;
  const late: Ask[] = [
    { is: 'undo', seat, at },
    { is: 'redo', seat, at },
    { is: 'askUndo', seat, at },
    { is: 'answerUndo', seat, agrees: true, at },
    { is: 'voteEnd', agrees: true, at },
  ];
  for (const ask of late) expect(await first.ask(ask)).toMatchObject(refused('stale'));
  expect(first.update?.asking).toBeNull();
  expect(first.room?.votes.end).toEqual([]);
  leave(here);
});

test('with another number of seats persons come first, bots next, and no seat between them stays free', async () => {
  const { here } = await gatheredAt('boom', 3, 'Ada', 'Max', 'Vera');
  const [ada, max, vera] = here as [Attended, Attended, Attended];
  const sits = () => ada.room?.seats.map(({ name, bot }) => bot ?? name);
  expect(await max.ask({ is: 'stand', seat: 1 })).toEqual(OK);
  expect(await ada.ask({ is: 'settle', seats: 3 })).toEqual(OK);
  expect(sits()).toEqual(['Ada', 'Vera', '']);
  expect(await ada.ask({ is: 'bot', seat: 2, bot: 'careful' })).toEqual(OK);
  expect(await ada.ask({ is: 'start' })).toEqual(OK);
  await vera.until('the first position', () => vera.update !== null);
  leave(here);
  const { here: two } = await gatheredAt('boom', 4, 'Ada', 'Max', 'Vera', 'Oleh');
  const [own, other, , last] = two as [Attended, Attended, Attended, Attended];
  expect(await other.ask({ is: 'stand', seat: 1 })).toEqual(OK);
  expect(await own.ask({ is: 'bot', seat: 1, bot: 'careful' })).toEqual(OK);
  expect(await own.ask({ is: 'settle', seats: 3 })).toEqual(OK);
  await last.until('they moved up', () => last.room?.you.seats[0] === 2);
  leave(two);
});

test('who leads while the host is away says how many seats there are, and chooses nothing else', async () => {
  const { here } = await gatheredAt('crates', 3, 'Ada', 'Max');
  const [ada, max] = here as [Attended, Attended];
  expect(await max.ask({ is: 'settle', seats: 2 })).toMatchObject(refused('notHost'));
  ada.close();
  await max.until('the host is away', () => max.room?.seats[0]?.isHere === false);
  now.pass(60_000);
  expect(await max.ask({ is: 'settle', seats: 2 })).toEqual(OK);
  expect(max.room?.seats).toHaveLength(2);
  for (const more of [{ isPublic: true }, { pace: { is: 'none' } as const }, { options: {} }])
    expect(await max.ask({ is: 'settle', seats: 3, ...more })).toMatchObject(refused('notHost'));
  leave(here);
});
