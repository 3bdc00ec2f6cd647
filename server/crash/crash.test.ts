import { DatabaseSync } from 'node:sqlite';
import type { Seat } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { type Attended, type Guest, guest } from '../testing/guest.ts';
import { asked, dice, freshKey, randomChoice } from '../testing/play.ts';
import { serverProcess } from '../testing/process.ts';

/** In the proof at full size the server is killed 200 times. */
const KILLS = process.env['PARLOUR_PROVE'] === 'on' ? 200 : 4;
const TABLES = 4;

/** Somebody who plays for ever, and writes down every answer that was acknowledged: these must be there for good. */
async function play(at: Attended, random: (n: number) => number, acknowledged: Set<string>, isOver: () => boolean) {
  while (!isOver() && at.update?.outcome == null) {
    const seat = asked(at);
    const { update } = at;
    const choice = seat === null || update === null ? null : randomChoice(update, seat, random);
    if (choice === null) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const key = freshKey();
    const answer = await at.ask({ is: 'act', seat: seat as Seat, choice, at: update?.version ?? 0, key });
    if (answer.ok) acknowledged.add(`${seat}:${key}`);
  }
}

test(`the server is killed ${KILLS} times under load: every acknowledged move is there once, no table is stuck, nobody reloads`, async () => {
  const server = await serverProcess();
  const acknowledged: Set<string>[] = [];
  const all: Attended[][] = [];
  let isOver = false;
  const playing: Promise<void>[] = [];
  for (let table = 0; table < TABLES; table++) {
    const guests = await Promise.all(['Ada', 'Max'].map((name) => guest(server.address, name)));
    // A long game, so that there is always something to lose.
    const [first] = guests as [Guest];
    const made = await first.http('POST', '/api/tables', {
      game: 'economicus',
      seats: 2,
      options: { rules: 'full' },
    });
    const { id } = made.body as { id: string };
    const here = guests.map((each) => each.attend(id));
    const [host, friend] = here as [Attended, Attended];
    for (const each of here) await each.until('the room', () => each.room !== null);
    await friend.ask({ is: 'sit', seat: 1 });
    await host.ask({ is: 'start' });
    for (const each of here) await each.until('the table', () => each.update !== null);
    all.push(here);
    const kept = new Set<string>();
    acknowledged.push(kept);
    for (const [i, each] of here.entries()) playing.push(play(each, dice(table * 2 + i + 1), kept, () => isOver));
  }
  const random = dice(KILLS);
  for (let kill = 0; kill < KILLS; kill++) {
    await new Promise((resolve) => setTimeout(resolve, 50 + random(400)));
    await server.kill();
    await server.start();
    // Every table goes on, by itself, over the same connections.
    for (const here of all) {
      const [first] = here as [Attended];
      const before = first.update?.version ?? 0;
      await first.until('it goes on', () => (first.update?.version ?? 0) > before || first.update?.outcome != null);
    }
  }
  isOver = true;
  await Promise.all(playing);
  for (const each of all.flat()) each.close();
  await server.kill();
  const db = new DatabaseSync(server.file, { readOnly: true });
  const rows = db.prepare('SELECT id, at, key FROM lines ORDER BY id, at').all() as {
    id: string;
    at: number;
    key: string | null;
  }[];
  db.close();
  const keys = rows.flatMap(({ key }) => (key === null ? [] : [key]));
  const wanted = acknowledged.flatMap((each) => [...each]);
  expect(wanted.length).toBeGreaterThan(KILLS * TABLES);
  expect(new Set(keys).size).toBe(keys.length);
  const written = new Set(keys);
  expect(wanted.filter((key) => !written.has(key))).toEqual([]);
  // No hole in any table.
  for (const [i, { id, at }] of rows.entries())
    expect(at).toBe(rows[i - 1]?.id === id ? (rows[i - 1]?.at ?? 0) + 1 : 0);
  console.log(`${KILLS} kills, ${wanted.length} acknowledged moves, ${rows.length} lines at ${TABLES} tables`);
  await server.stop();
}, 1_800_000);
