import type { Seat } from '@parlour/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cableTo } from './testing/cable.ts';
import type { Attended, Guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { dice, playOn } from './testing/play.ts';
import { seatedAt } from './testing/seated.ts';
import { hurriedTime } from './testing/time.ts';

/** Whoever lets a bot play: until when it does. */

const now = hurriedTime();
let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse({ time: now });
});
afterAll(() => open.close());

const OK = { ok: true };
const SECOND = 1 as Seat;

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
