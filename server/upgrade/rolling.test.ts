import { fileURLToPath } from 'node:url';
import { newestRules, rulesNamed } from '@parlour/bundles';
import { loadRules } from '@parlour/bundles/node.ts';
import type { GameRecord, Seat } from '@parlour/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Attended, type Guest, guest } from '../testing/guest.ts';
import { type Node, startNode } from '../testing/node.ts';
import { dice, playAtRandom, playOn } from '../testing/play.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';

const BEFORE = fileURLToPath(new URL('../testing/before-the-upgrade.ts', import.meta.url));

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

/** Two people at one table of •Boom with a bot, each by way of their own server. */
async function begun(guests: readonly [Guest, Guest]): Promise<{ id: string; here: [Attended, Attended] }> {
  const { id } = (await guests[0].http('POST', '/api/tables', { game: 'boom', seats: 3 })).body as { id: string };
  const here: [Attended, Attended] = [guests[0].attend(id), guests[1].attend(id)];
  for (const each of here) await each.until('the room', () => each.room !== null);
  expect(await here[1].ask({ is: 'sit', seat: 1 as Seat })).toEqual({ ok: true });
  expect(await here[0].ask({ is: 'bot', seat: 2 as Seat, bot: 'careful' })).toEqual({ ok: true });
  expect(await here[0].ask({ is: 'start' })).toEqual({ ok: true });
  for (const each of here) await each.until('the table', () => each.update !== null);
  return { id, here };
}

const isOpen = ({ states }: Attended) => states.at(-1)?.is === 'open';

test('a rolling upgrade: two versions of the program and of the rules serve one house at once, and nobody at a table has to know', async () => {
  const data = await postgres.fresh();
  const database = new pg.Client({ connectionString: data });
  await database.connect();
  onTestFinished(() => database.end());
  const started = async (wake: readonly string[], ...args: string[]): Promise<Node> => {
    const node = await startNode(['--data', data, ...args], { wake });
    onTestFinished(() => void node.child.kill('SIGKILL'));
    return node;
  };
  const old = ['--import', BEFORE];
  const [one, two] = [await started(old, '--node', 'one'), await started(old, '--node', 'two')];
  const portOf = ({ address }: Node) => new URL(address).port;
  const guests = [await guest(one.address, 'Ada'), await guest(two.address, 'Max')] as const;
  const { here } = await begun(guests);
  const [ada, max] = here;
  expect(ada.room?.rules.version).toBe(0);
  await playOn(here, 6, dice(3));

  // The second node is upgraded first: told to end, replaced by the new build at the same address.
  two.child.kill('SIGTERM');
  expect(await two.ended).toEqual({ code: 0, signal: null });
  const newTwo = await started([], '--node', 'two', '--port', portOf(two));
  await max.until('back', () => isOpen(max));
  await playOn(here, 6, dice(4));

  // Both versions at once: what is begun at the new node has the new rules; what the old one begins has the old ones, at both.
  const byNew = await begun([await guest(newTwo.address, 'Eva'), await guest(newTwo.address, 'Tom')]);
  expect(byNew.here[0].room?.rules.bundle).toBe(newestRules('boom')?.bundle);
  await playOn(byNew.here, 4, dice(5));
  const byOld = await begun([guests[0], guests[1]]);
  expect(byOld.here.map((each) => each.room?.rules.version)).toEqual([0, 0]);
  await playOn(byOld.here, 4, dice(6));

  // Somebody at a table of the new rules whom the proxy sends to the old node is not told that it is gone: they come back until it is there.
  const stray = guests[0].attend(byNew.id);
  await stray.until('sent away', () => stray.states.filter(({ is }) => is === 'waiting').length >= 2);
  expect(stray.states.some(({ is }) => is === 'gone')).toBe(false);

  // The new node dies while a bot of that table is to move: the old one cannot look after it, and does not keep it from whoever can.
  newTwo.child.kill('SIGKILL');
  await newTwo.ended;
  await database.query('UPDATE rooms SET is_busy = true WHERE id = $1', [byNew.id]);
  const keeper = async () =>
    (await database.query('SELECT keeper FROM rooms WHERE id = $1', [byNew.id])).rows[0].keeper;
  await expect.poll(keeper).toBe(null);
  const lastTwo = await started([], '--node', 'two', '--port', portOf(two));
  await expect.poll(keeper).toMatch(/^two-/);
  for (const each of [max, ...byNew.here, byOld.here[1]]) await each.until('back', () => isOpen(each));

  // Now the first node.
  one.child.kill('SIGTERM');
  expect(await one.ended).toEqual({ code: 0, signal: null });
  const newOne = await started([], '--node', 'one', '--port', portOf(one));
  for (const each of [ada, byOld.here[0]]) await each.until('back', () => isOpen(each));
  await stray.until('the table', () => stray.update !== null);

  // Every table goes on by the rules it was begun with, to the end, and verifies.
  for (const [table, version] of [
    [here, 0],
    [byOld.here, 0],
    [byNew.here, newestRules('boom')?.version],
  ] as const) {
    await Promise.all(table.map((each, i) => playAtRandom(each, dice(9 + i))));
    const record = (await table[0].line.ask({ is: 'record' })).value as GameRecord;
    expect([record.rules.version, record.outcome === null]).toEqual([version, false]);
    const released = rulesNamed('boom', record.rules.bundle);
    if (released === null) throw new Error('the rules are not there');
    expect((await loadRules(released)).verify(record)).toMatchObject({ ok: true });
  }
  for (const each of [...here, ...byNew.here, ...byOld.here, stray]) each.close();
  for (const node of [newOne, lastTwo]) {
    node.child.kill('SIGTERM');
    expect(await node.ended).toEqual({ code: 0, signal: null });
  }
  // Every line once, and none missing.
  const { rows } = await database.query(
    'SELECT id, count(*)::int AS lines, max(at)::int AS last FROM lines GROUP BY id',
  );
  expect(rows).toHaveLength(3);
  for (const { lines, last } of rows) expect(last).toBe(lines - 1);
});
