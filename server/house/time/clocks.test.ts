import { timer } from '@parlour/games/economicus/content/timers.ts';
import type { Line, Seat } from '@parlour/kernel';
import { type Pace, paceSchema } from '@parlour/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { Attended, Guest } from '../../testing/guest.ts';
import { guest } from '../../testing/guest.ts';
import { type OpenHouse, openTestHouse } from '../../testing/open.ts';
import { asked } from '../../testing/play.ts';
import { seatedAt } from '../../testing/seated.ts';
import { time } from '../../testing/time.ts';
import { dueAfter } from './calendar.ts';
import { Clocks } from './clocks.ts';

const clocksOf = (now: ReturnType<typeof time>, lag = 0) =>
  new Clocks({ is: 'live', base: 60, increment: 5 }, [60_000, 60_000], {
    time: now,
    zoneOf: () => 'UTC',
    lagOf: () => lag,
    timerOf: () => ({ is: '', seconds: null, isShared: false }),
  });

const HOUR = 3_600_000;
const DAILY = { is: 'days', days: 1, weekends: true, night: null } as const;
const daysOf = (now: ReturnType<typeof time>, pace: Extract<Pace, { is: 'days' }> = DAILY) =>
  new Clocks(pace, [], {
    time: now,
    zoneOf: () => 'UTC',
    lagOf: () => 0,
    timerOf: () => ({ is: '', seconds: null, isShared: false }),
  });

const NOTHING = () => ({ phase: '', step: '' });

test('a live clock runs while its owner is asked, gets the increment with the answer, and gives lag back', () => {
  const now = time();
  const clocks = clocksOf(now, 400);
  expect(clocks.ask([0], NOTHING)).toBe(60_000);
  now.pass(10_000);
  expect(clocks.leftOf(0)).toBe(50_000);
  expect(clocks.ask([1], NOTHING)).toBe(60_000);
  expect(clocks.leftOf(0)).toBe(50_000 + 400 + 5000);
  now.pass(61_000);
  expect(clocks.out()).toEqual([1]);
  // Of a long lag only a second is given back, and never more than was used.
  const slow = clocksOf(now, 9000);
  slow.ask([0], NOTHING);
  now.pass(3000);
  slow.ask([], NOTHING);
  expect(slow.leftOf(0)).toBe(60_000 - 3000 + 1000 + 5000);
  slow.ask([1], NOTHING);
  now.pass(200);
  slow.ask([], NOTHING);
  expect(slow.leftOf(1)).toBe(65_000);
});

test('whoever has run out gets a few seconds for each further question; two who are asked run at once', () => {
  const now = time();
  const clocks = clocksOf(now);
  clocks.ask([0, 1], NOTHING);
  now.pass(60_000);
  expect(clocks.out()).toEqual([0, 1]);
  clocks.ask([1], NOTHING);
  clocks.ask([0], NOTHING);
  expect(clocks.leftOf(0)).toBe(5000);
});

test('EC-T.12: by the game’s own timers each decision has its seconds, a window one time for all, and an action leaves five more', () => {
  const now = time();
  const clocks = new Clocks({ is: 'own' }, [], {
    time: now,
    zoneOf: () => 'UTC',
    lagOf: () => 0,
    timerOf: (asked) => timer({ windowSeconds: '15' }, asked),
  });
  const decision = () => ({ phase: 'auction', step: 'bid' });
  const window = (id: string) => () => ({ phase: 'window', step: 'free', window: id });
  expect(clocks.ask([0], decision)).toBe(45_000);
  now.pass(20_000);
  // The next question has its own time, whoever is asked.
  expect(clocks.ask([0], decision)).toBe(45_000);
  expect(clocks.ask([0, 1, 2], window('FW4'))).toBe(15_000);
  now.pass(12_000);
  // Somebody acted: the others have five seconds at least, and nobody gets fifteen again.
  expect(clocks.ask([1, 2], window('FW4'))).toBe(5000);
  now.pass(1000);
  expect(clocks.ask([1, 2], window('FW4'))).toBe(5000);
  now.pass(5000);
  expect(clocks.out()).toEqual([1, 2]);
  // Soft windows are short; without a limit nobody's time runs.
  expect(clocks.ask([0], window('FW1'))).toBe(5000);
  expect(timer({ windowSeconds: 'none' }, window('FW4')())).toMatchObject({ seconds: null });
  expect(timer({ windowSeconds: '60' }, window('FW4')())).toMatchObject({ seconds: 60 });
});

test('a clock of the machine that jumps takes nobody’s time at a live table', () => {
  const now = time();
  const clocks = clocksOf(now);
  clocks.ask([0], NOTHING);
  now.jump(-7_200_000);
  now.pass(1000);
  now.jump(86_400_000);
  expect(clocks.leftOf(0)).toBe(59_000);
});

test('by days: nights and weekends do not count, in the zone of who is asked', () => {
  const friday = Date.parse('2026-11-13T12:00:00Z');
  const days = (weekends: boolean, night: { from: number; to: number } | null) =>
    ({ is: 'days', days: 1, weekends, night }) as const;
  expect(new Date(dueAfter(friday, days(true, null), 'UTC')).toISOString()).toBe('2026-11-14T12:00:00.000Z');
  expect(new Date(dueAfter(friday, days(false, null), 'UTC')).toISOString()).toBe('2026-11-16T12:00:00.000Z');
  // From ten to eight nothing counts: ten hours on Friday, fourteen on Saturday.
  const night = { from: 22, to: 8 };
  expect(new Date(dueAfter(friday, days(true, night), 'UTC')).toISOString()).toBe('2026-11-14T22:00:00.000Z');
  // In Kyiv it is two o'clock already: eight hours are left of the day.
  expect(new Date(dueAfter(friday, days(true, night), 'Europe/Kyiv')).toISOString()).toBe('2026-11-15T08:00:00.000Z');
  expect(dueAfter(friday, days(true, night), 'No/Where')).toBe(dueAfter(friday, days(true, night), 'UTC'));
});

test('by days: clocks that are put back give an hour more to the night, or to the day', () => {
  const pace = { is: 'days', days: 1, weekends: true, night: { from: 0, to: 6 } } as const;
  // In Kyiv clocks go back from four to three on the 25th of October 2026: that night has seven hours.
  const due = dueAfter(Date.parse('2026-10-24T18:00:00Z'), pace, 'Europe/Kyiv');
  expect(new Date(due).toISOString()).toBe('2026-10-26T07:00:00.000Z');
});

test('the slowest pace there may be is reckoned by asking the calendar a few hundred times, and nights leave six hours of a day', () => {
  const night = (from: number, to: number) => ({ is: 'days', days: 30, weekends: false, night: { from, to } }) as const;
  expect(paceSchema.safeParse(night(0, 18)).success).toBe(true);
  expect(paceSchema.safeParse(night(22, 16)).success).toBe(true);
  expect(paceSchema.safeParse(night(0, 23)).success).toBe(false);
  expect(paceSchema.safeParse(night(22, 17)).success).toBe(false);
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const from = Date.parse('2026-11-13T12:00:00Z');
  const days = (dueAfter(from, night(0, 18), 'Europe/Kyiv') - from) / 86_400_000;
  expect(days).toBeGreaterThan(120);
  expect(days).toBeLessThan(190);
  expect(asked.mock.calls.length).toBeLessThan(500);
  asked.mockRestore();
});

test('by days the calendar is what counts: a clock that is put back and forth again moves no deadline, also not one that was kept', () => {
  const now = time();
  const clocks = daysOf(now);
  expect(clocks.ask([0], NOTHING)).toBe(24 * HOUR);
  now.pass(HOUR);
  now.jump(-2 * HOUR);
  expect(clocks.leftOf(0)).toBe(25 * HOUR);
  // What is asked meanwhile is no new question.
  expect(clocks.ask([0], NOTHING)).toBe(25 * HOUR);
  const after = daysOf(now);
  after.restore(clocks.kept());
  now.jump(2 * HOUR);
  for (const each of [clocks, after]) expect([each.leftOf(0), each.out()]).toEqual([23 * HOUR, []]);
  now.jump(23 * HOUR);
  for (const each of [clocks, after]) expect(each.out()).toEqual([0]);
});

const own = (seat: Seat, by?: 'clock' | 'table'): Line => ({ seat, do: { type: 'move' }, ...(by && { by }) });

test('whoever is asked one thing after another has the time of each: live the increment, by days all of it', () => {
  const now = time();
  const live = clocksOf(now);
  live.ask([0], NOTHING);
  now.pass(10_000);
  expect(live.ask([0], NOTHING, [own(0)])).toBe(60_000 - 10_000 + 5000);
  // What others do meanwhile, or the table does, is no answer.
  now.pass(1000);
  expect(live.ask([0, 1], NOTHING, [own(1), own(0, 'table')])).toBe(54_000);
  const days = daysOf(now);
  days.ask([0], NOTHING);
  now.pass(20 * HOUR);
  expect(days.ask([0], NOTHING, [own(1)])).toBe(4 * HOUR);
  expect(days.ask([0], NOTHING, [own(0)])).toBe(24 * HOUR);
});

test('whoever has run out gets a few seconds for each further question of the same turn, and their own answer gives time again', () => {
  const now = time();
  const live = clocksOf(now);
  live.ask([0], NOTHING);
  now.pass(60_000);
  expect(live.ask([0], NOTHING, [own(0, 'clock')])).toBe(5000);
  const days = daysOf(now);
  days.ask([0], NOTHING);
  now.pass(24 * HOUR);
  expect(days.out()).toEqual([0]);
  expect(days.ask([0], NOTHING, [own(0, 'clock')])).toBe(5000);
  now.pass(5000);
  expect(days.ask([0], NOTHING, [own(0, 'clock')])).toBe(5000);
  now.pass(3000);
  expect(days.ask([0], NOTHING, [own(0)])).toBe(24 * HOUR);
});

test('taking back and doing again gives nobody more time', () => {
  const now = time();
  const days = daysOf(now);
  days.ask([0], NOTHING);
  expect(days.ask([0], NOTHING, [own(0)])).toBe(24 * HOUR);
  now.pass(HOUR);
  const back: Line = { seat: 0, undo: 1, agreed: [] };
  for (const line of [back, own(0), back, own(0)]) expect(days.ask([0], NOTHING, [line])).toBe(23 * HOUR);
  expect(days.ask([0], NOTHING, [own(0)])).toBe(24 * HOUR);
});

test('by days: while the host has stopped the game nobody’s time goes on, and what does not count does not count after that', () => {
  const now = time();
  const pace = { is: 'days', days: 1, weekends: false, night: null } as const;
  // On a Thursday afternoon.
  now.jump(Date.parse('2026-11-12T18:00:00Z') - now.calendar());
  const clocks = daysOf(now, pace);
  clocks.ask([0], NOTHING);
  now.pass(6 * HOUR);
  const stopped = clocks.stopped();
  expect([stopped.deadlines, stopped.remaining]).toEqual([{}, { 0: 18 * HOUR }]);
  // It goes on on Friday evening: six hours until midnight, and twelve on Monday.
  now.pass(18 * HOUR);
  const again = daysOf(now, pace);
  again.restore(stopped);
  again.ask([0], NOTHING);
  expect(new Date(now.calendar() + again.leftOf(0)).toISOString()).toBe('2026-11-16T12:00:00.000Z');
  expect(again.kept()).toMatchObject({ remaining: {} });
});

let open: OpenHouse | null = null;
afterEach(() => open?.close());

test('at a table: when time is over the rules answer, the record says so, and the game goes on', async () => {
  const now = time();
  open = await openTestHouse({ time: now });
  const { address } = open;
  const guests = await Promise.all(['Ada', 'Max'].map((name) => guest(address, name)));
  const made = await (guests[0] as Guest).http('POST', '/api/tables', {
    game: 'crates',
    seats: 2,
    pace: { is: 'live', base: 10, increment: 0 },
  });
  const { id } = made.body as { id: string };
  const here = guests.map((each) => each.attend(id)) as [Attended, Attended];
  for (const each of here) await each.until('the room', () => each.room !== null);
  expect(await here[1].ask({ is: 'sit', seat: 1 })).toEqual({ ok: true });
  await here[0].ask({ is: 'start' });
  for (const each of here) await each.until('the table', () => each.update !== null);
  const at = here.find((each) => asked(each) !== null) as Attended;
  await at.until('the clocks', () => at.room?.clock?.running.length === 1);
  expect(at.room?.clock?.left).toEqual([10_000, 10_000]);
  now.pass(10_001);
  await open.house.runClocks();
  await at.until('the rules have answered', () => (at.update?.version ?? 0) > 0);
  const { value } = await at.line.ask({ is: 'record' });
  expect((value as { entries: object[] }).entries[0]).toMatchObject({ by: 'clock' });
  for (const each of here) each.close();
});

test('at a table by days: after the host had stopped the game for longer than that, everybody has the time they had left', async () => {
  const now = time();
  open = await openTestHouse({ time: now });
  const pace = { is: 'days', days: 1, weekends: true, night: null };
  const { here, first } = await seatedAt(open, 2, { pace });
  const asking = () => first.room?.clock?.running ?? [];
  await first.until('the clocks', () => asking().length > 0);
  const [seat] = asking() as [Seat];
  now.pass(HOUR);
  expect(await first.ask({ is: 'pause', isPaused: true })).toEqual({ ok: true });
  await first.until('no clock runs', () => first.room?.isPaused === true && first.room.clock === null);
  now.pass(72 * HOUR);
  expect(await first.ask({ is: 'pause', isPaused: false })).toEqual({ ok: true });
  await first.until('the clocks again', () => asking().length > 0);
  expect(first.room?.clock?.left[seat]).toBe(23 * HOUR);
  await open.house.runClocks();
  const { value } = await first.line.ask({ is: 'record' });
  expect((value as { entries: object[] }).entries).toEqual([]);
  for (const each of here) each.close();
});
