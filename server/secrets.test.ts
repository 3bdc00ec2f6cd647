import type { GameRecord, Seat } from '@parlour/kernel';
import { toldSchema } from '@parlour/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attended, type Guest, guest } from './testing/guest.ts';
import { mayBeShown } from './testing/may-be-shown.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { dice, playOn } from './testing/play.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

/** Games with the options under which most is hidden. */
const TABLES = [
  { game: 'boom', seats: 3, options: { treasuries: 'hidden', sideDeals: 'cash' }, moves: 60 },
  { game: 'matter-of-fact', seats: 2, options: { cash: 'hidden' }, moves: 80 },
  { game: 'economicus', seats: 3, options: { rules: 'full' }, moves: 80 },
  { game: 'businessmen', seats: 2, options: { quietPhases: 'parallel' }, moves: 60 },
  { game: 'manticore', seats: 2, options: { hiddenArtifacts: 'on' }, moves: 40 },
];

for (const { game, seats, options, moves } of TABLES)
  test(`${game}: every position that crosses the wire is what those eyes may see and nothing else; no seed crosses it`, async () => {
    const guests = await Promise.all(Array.from({ length: seats }, (_, i) => guest(open.address, `Guest ${i}`)));
    const [host] = guests as [Guest];
    const { id } = (await host.http('POST', '/api/tables', { game, seats, options })).body as { id: string };
    const here = guests.map((each) => each.attend(id));
    const watcher = (await guest(open.address, 'Watcher')).attend(id);
    const [first] = here as [Attended];
    for (const [seat, each] of here.entries()) {
      await each.until('the room', () => each.room !== null);
      if (seat > 0) await each.ask({ is: 'sit', seat: seat as Seat });
    }
    await first.ask({ is: 'start' });
    for (const each of [...here, watcher]) await each.until('the table', () => each.update !== null);
    await playOn(here, moves, dice(18));
    const version = first.update?.version ?? 0;
    for (const each of [...here, watcher]) await each.until('all of it', () => each.update?.version === version);
    const room = await open.house.room(id);
    const whole = await room?.table?.wholeRecord();
    if (whole === undefined || whole.seeds === null) throw new Error('no record');
    const allowed = await mayBeShown(whole, whole.seeds);
    for (const [seat, each] of [...here, watcher].entries()) {
      const eyes = each === watcher ? null : (seat as Seat);
      expect(each.shown.length).toBeGreaterThan(moves / 2);
      for (const update of each.shown) {
        expect(update.sights.map((sight) => sight.eyes)).toEqual([eyes ?? 'spectator']);
        expect(update.sights[0]?.sight).toEqual(JSON.parse(JSON.stringify(allowed.sight(update.version, eyes))));
      }
      // And it is what docs/protocol.md says is told.
      for (const heard of each.heard) expect(toldSchema.safeParse(JSON.parse(heard)).error, heard).toBeUndefined();
      if (first.update?.outcome == null) for (const seed of whole.seeds) expect(each.heard.join()).not.toContain(seed);
    }
    // Of a game that goes on nobody has more than their own view; once all have ended it everybody has the whole of it.
    const record = async (each: Attended) => (await each.line.ask({ is: 'record' })).value as GameRecord;
    const laidOpen = (each: Attended) => each.line.ask({ is: 'moment', line: version, open: true });
    if (first.update?.outcome == null) {
      const closed = await Promise.all([...here, watcher].map(laidOpen));
      for (const each of [...here, watcher]) expect((await record(each)).seeds).toBeNull();
      for (const each of here.slice(1)) expect(await each.ask({ is: 'voteEnd', agrees: true })).toEqual({ ok: true });
      expect((await record(watcher)).seeds).toBeNull();
      expect(await first.ask({ is: 'voteEnd', agrees: true })).toEqual({ ok: true });
      await watcher.until('the end', () => watcher.room?.state === 'ended');
      for (const each of [...here, watcher]) expect(await record(each)).toEqual(JSON.parse(JSON.stringify(whole)));
      expect(await laidOpen(watcher)).not.toEqual(closed.at(-1));
    }
    for (const each of [...here, watcher]) each.close();
  });
