import type { Line, Seat } from '@parlour/kernel';
import { afterEach, expect, test } from 'vitest';
import type { Attended } from '../../testing/guest.ts';
import { type OpenHouse, openTestHouse } from '../../testing/open.ts';
import { dice, playOn } from '../../testing/play.ts';
import { seatedAt } from '../../testing/seated.ts';
import { time } from '../../testing/time.ts';
import { hasRunOut, Idleness } from './idleness.ts';

const NONE = { is: 'none' } as const;
const LIVE = { is: 'live', base: 600, increment: 5 } as const;
const DAYS = { is: 'days', days: 2, weekends: true, night: null } as const;

const did = (seat: Seat, by?: 'clock' | 'table'): Line => ({ seat, do: { type: 'pass' }, ...(by && { by }) });

test('a minute of dead network costs nobody their seat', () => {
  const now = time();
  const idleness = new Idleness(now.steady);
  idleness.seen(['ada', 'max', null]);
  now.pass(3_600_000);
  expect(idleness.isLong(0, 'ada', LIVE, false)).toBe(false);
  idleness.seen(['max']);
  now.pass(59_999);
  expect(idleness.isLong(0, 'ada', NONE, false)).toBe(false);
  now.pass(1);
  expect(idleness.isLong(0, 'ada', NONE, false)).toBe(true);
  expect(idleness.isLong(0, 'ada', LIVE, false)).toBe(true);
  // Who was back in between has another minute.
  idleness.seen(['max', 'ada']);
  idleness.seen(['max']);
  expect(idleness.isLong(0, 'ada', NONE, false)).toBe(false);
});

test('who was not here when the server took the table up is away from then on', () => {
  const now = time();
  const idleness = new Idleness(now.steady);
  now.pass(59_000);
  expect(idleness.isLong(1, 'max', NONE, false)).toBe(false);
  now.pass(1000);
  expect(idleness.isLong(1, 'max', NONE, false)).toBe(true);
});

test('nobody holds the others up by leaving the page open; every move of one’s own begins anew, the table’s own do not', () => {
  const now = time();
  const idleness = new Idleness(now.steady);
  idleness.seen(['ada']);
  idleness.waits([0], null);
  now.pass(200_000);
  idleness.waits([0, 1], did(0));
  now.pass(200_000);
  expect(idleness.isLong(0, 'ada', NONE, false)).toBe(false);
  idleness.waits([0], did(1));
  idleness.waits([0], did(0, 'table'));
  now.pass(100_000);
  expect(idleness.isLong(0, 'ada', NONE, false)).toBe(true);
  // A clock says by itself when it is too long.
  expect(idleness.isLong(0, 'ada', LIVE, false)).toBe(false);
  idleness.waits([], did(0));
  idleness.waits([0], did(1));
  expect(idleness.isLong(0, 'ada', NONE, false)).toBe(false);
});

test('by days, and at every clock, it is long once the clock has answered for somebody', () => {
  const now = time();
  const idleness = new Idleness(now.steady);
  now.pass(86_400_000);
  expect(idleness.isLong(0, 'ada', DAYS, false)).toBe(false);
  expect(idleness.isLong(0, 'ada', DAYS, true)).toBe(true);
  expect(hasRunOut([did(0), did(0, 'clock'), did(1), did(1)], 0)).toBe(true);
  expect(hasRunOut([did(0, 'clock'), did(0)], 0)).toBe(false);
  expect(hasRunOut([{ seat: 0, undo: 1, agreed: [] }], 0)).toBe(false);
  expect(hasRunOut([], 0)).toBe(false);
});

let open: OpenHouse | null = null;
afterEach(() => open?.close());

test('at a table without a clock: who does not answer is played for by a bot once most of the others wish it, and not before', async () => {
  const now = time();
  open = await openTestHouse({ time: now });
  const { here } = await seatedAt(open, 3, { game: 'boom' });
  await playOn(here, 3, dice(2));
  const idle = here.find((each) => each.update?.waiting?.seats.includes(each.seats()[0] as Seat)) as Attended;
  const [first, second] = here.filter((each) => each !== idle) as [Attended, Attended];
  const seat = idle.seats()[0] as Seat;
  const vote = { is: 'voteStandIn', seat, agrees: true } as const;
  now.pass(299_000);
  expect(await first.ask(vote)).toMatchObject({ refusal: { refused: 'tooEarly' } });
  now.pass(1000);
  expect(await first.ask(vote)).toEqual({ ok: true });
  expect(await second.ask(vote)).toEqual({ ok: true });
  await first.until('a bot plays', () => first.room?.seats[seat]?.standIn === 'careful');
  // Their voice is no longer needed to end the game; and they take their seat back when they like.
  expect(await idle.ask({ is: 'back', seat })).toEqual({ ok: true });
  await first.until('it is theirs again', () => first.room?.seats[seat]?.standIn === null);
  for (const each of here) each.close();
});
