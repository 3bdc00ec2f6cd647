import type { Seat } from '@parlour/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cableTo } from './testing/cable.ts';
import type { Attended, Guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { dice, playOn } from './testing/play.ts';
import { seatedAt } from './testing/seated.ts';
import { hurriedTime } from './testing/time.ts';

/** Whoever lets a bot play: until when it does. */

const OK = { ok: true };
const SECOND = 1 as Seat;

const now = hurriedTime();
let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse({ time: now });
});
afterAll(() => open.close());

test('a bot that somebody asked to play for them plays until they say so, whatever lines come and go', async () => {
  const { id, guests, here } = await seatedAt(open, 2, { game: 'boom', bots: 1 });
  const [first, second] = here as [Attended, Attended];
  second.close();
  const cable = await cableTo(open.address);
  const own = (guests[1] as Guest).attend(id, cable.address);
  await own.until('the table', () => own.update !== null);
  const standIn = () => first.room?.seats[1]?.standIn;
  expect(await own.ask({ is: 'leave', seat: SECOND })).toEqual(OK);
  expect(standIn()).toBe('careful');
  // The network fails and comes back, and they look from another device.
  cable.cut();
  await own.until('the cut', () => own.states.at(-1)?.is !== 'open');
  cable.mend();
  await own.until('the line again', () => own.states.at(-1)?.is === 'open');
  const elsewhere = (guests[1] as Guest).attend(id);
  await elsewhere.until('the table', () => elsewhere.update !== null);
  expect(elsewhere.room?.seats[1]?.standIn).toBe('careful');
  await playOn([first], 3, dice(5));
  expect(standIn()).toBe('careful');
  expect(await elsewhere.ask({ is: 'back', seat: SECOND })).toEqual(OK);
  await first.until('the seat is given back', () => standIn() === null);
  // What they asked for once counts no more when the others let a bot play for them later.
  for (const each of [own, elsewhere]) each.close();
  await first.until('they are away', () => first.room?.seats[1]?.isHere === false);
  now.pass(60_000);
  expect(await first.ask({ is: 'voteStandIn', seat: SECOND, agrees: true })).toEqual(OK);
  expect(standIn()).toBe('careful');
  const back = (guests[1] as Guest).attend(id);
  await first.until('the seat is given back', () => standIn() === null);
  for (const each of [first, back]) each.close();
  await cable.close();
});

test('who leaves to a bot while others are asked to let a move be taken back keeps nobody waiting', async () => {
  const { here } = await seatedAt(open, 3, { game: 'boom' });
  const [any] = here as [Attended];
  const isIdle = (each: Attended) => any.update?.waiting?.seats.includes(each.seats()[0] as Seat) === false;
  // Whoever leaves must not be asked: their bot would move on, and the question would be over.
  for (let move = 0; any.update?.barrier == null || move < 3 || !here.some(isIdle); move++)
    await playOn(here, 1, dice(move));
  const leaver = here.find(isIdle) as Attended;
  const [asker, other] = here.filter((each) => each !== leaver) as [Attended, Attended];
  const seatOf = (each: Attended) => each.seats()[0] as Seat;
  const version = any.update?.version ?? 0;
  expect(await asker.ask({ is: 'askUndo', seat: seatOf(asker) })).toEqual(OK);
  await other.until('the question', () => other.update?.asking?.seat === seatOf(asker));
  expect(await leaver.ask({ is: 'leave', seat: seatOf(leaver) })).toEqual(OK);
  expect(await other.ask({ is: 'answerUndo', seat: seatOf(other), agrees: true })).toEqual(OK);
  await any.until('it is taken back', () => (any.update?.version ?? 0) > version);
  expect(any.update?.sights[0]?.sight.line).toMatchObject({ undo: 1, agreed: [seatOf(other), seatOf(leaver)].sort() });
  for (const each of here) each.close();
});
