import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attended } from '../testing/guest.ts';
import { type OpenHouse, openTestHouse } from '../testing/open.ts';
import { dice, playOn } from '../testing/play.ts';
import { seatedAt } from '../testing/seated.ts';
import type { Attendee } from './attendance.ts';
import type { Room } from './room.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

/** Somebody who looks on, with all they are told. */
function looker() {
  const told: { is: string; version?: number; missed?: { line: number }[] }[] = [];
  const attendee: Attendee = {
    person: null,
    protocol: 2,
    from: '',
    lag: () => 0,
    dismiss() {},
    tell: (message) => void told.push(JSON.parse(message).told),
  };
  const versions = () => told.flatMap(({ is, version }) => (is === 'changed' ? [version] : []));
  return { attendee, told, versions };
}

/** What was missed takes its time, as in a database elsewhere: until the returned function is called. */
function slowly(table: NonNullable<Room['table']>): () => void {
  const log = table.log.bind(table);
  let read: () => void = () => {};
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  table.log = async (...asked) => {
    await isRead;
    return log(...asked);
  };
  return () => read();
}

test('whoever comes back while others leave is told all they missed, also while that was read, and all that comes after', async () => {
  const { id, here, first } = await seatedAt(open, 2, { game: 'businessmen' });
  await playOn(here, 4, dice(1));
  const room = (await open.house.room(id)) as Room;
  const { table } = room as { table: NonNullable<Room['table']> };
  const read = slowly(table);
  const [back, other] = [looker(), looker()];
  const coming = room.join(back.attendee, 2);
  await room.join(other.attendee, null);
  await expect.poll(() => other.told.some(({ is }) => is === 'whole')).toBe(true);
  room.leave(other.attendee);
  await playOn(here, 2, dice(2));
  const before = table.version;
  read();
  await coming;
  const whole = back.told.find(({ is }) => is === 'whole');
  expect(whole?.missed?.map(({ line }) => line)).toEqual(Array.from({ length: before - 2 }, (_, i) => i + 3));
  await playOn(here, 1, dice(3));
  await first.until('a move', () => (first.update?.version ?? 0) > before);
  expect(back.versions().at(-1)).toBe(first.update?.version);
  room.leave(back.attendee);
  for (const each of here as Attended[]) each.close();
});

test('who leaves leaves alone what others look through', async () => {
  const { id, here } = await seatedAt(open, 2, { game: 'businessmen' });
  const room = (await open.house.room(id)) as Room;
  const { table } = room as { table: NonNullable<Room['table']> };
  await playOn(here, 4, dice(1));
  const read = slowly(table);
  // The only one with these eyes, and what they missed is being read: a player goes meanwhile.
  const back = looker();
  const coming = room.join(back.attendee, 2);
  await new Promise((resolve) => setImmediate(resolve));
  const gone = looker();
  room.leave(gone.attendee);
  read();
  await coming;
  const before = table.version;
  await playOn(here, 1, dice(2));
  expect(table.version).toBeGreaterThan(before);
  expect(back.versions()).toContain(table.version);
  for (const each of here as Attended[]) each.close();
});
