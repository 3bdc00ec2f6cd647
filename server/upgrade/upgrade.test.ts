import { fileURLToPath } from 'node:url';
import { newestRules, rulesNamed } from '@parlour/bundles';
import { loadRules } from '@parlour/bundles/node.ts';
import type { GameRecord } from '@parlour/kernel';
import type { Room } from '@parlour/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { type Attended, type Guest, guest } from '../testing/guest.ts';
import { asked, dice, playAtRandom, playOn } from '../testing/play.ts';
import { serverProcess } from '../testing/process.ts';

const BEFORE = fileURLToPath(new URL('../testing/before-the-upgrade.ts', import.meta.url));

/** Two guests and a bot at a table of •Boom that has begun. */
async function begun(guests: readonly Guest[]): Promise<{ id: string; here: Attended[] }> {
  const [host] = guests as [Guest];
  const { id } = (await host.http('POST', '/api/tables', { game: 'boom', seats: 3 })).body as { id: string };
  const here = guests.map((each) => each.attend(id));
  const [first, second] = here as [Attended, Attended];
  for (const each of here) await each.until('the room', () => each.room !== null);
  await second.ask({ is: 'sit', seat: 1 });
  await first.ask({ is: 'bot', seat: 2, bot: 'careful' });
  await first.ask({ is: 'start' });
  for (const each of here) await each.until('the table', () => each.update !== null);
  return { id, here };
}

test('an upgrade under running tables: they go on by the rules they were begun with, over the same lines, and verify; new tables have the new rules', async () => {
  const server = await serverProcess([], {}, ['--import', BEFORE]);
  onTestFinished(() => server.stop());
  const guests = await Promise.all(['Ada', 'Max'].map((name) => guest(server.address, name)));
  const { id, here } = await begun(guests);
  const old = (here[0] as Attended).room?.rules;
  expect(old?.version).toBe(0);
  await playOn(here, 12, dice(3));
  const version = (here[0] as Attended).update?.version ?? 0;

  // The old build is gone without a word, and the new one opens the same file at the same address.
  await server.kill();
  server.wake = [];
  await server.start();
  for (const each of here) await each.until('connected again', () => each.states.at(-1)?.is === 'open');
  await (here[0] as Attended).until('the table is awake', () => here.some((each) => asked(each) !== null));
  const { rules } = (await (guests[0] as Guest).http('GET', `/api/tables/${id}`)).body as Room;
  expect(rules).toEqual(old);
  await playOn(here, 3, dice(4));
  expect((here[0] as Attended).update?.version).toBeGreaterThan(version);
  await Promise.all(here.map((each, i) => playAtRandom(each, dice(9 + i))));
  const record = (await (here[0] as Attended).line.ask({ is: 'record' })).value as GameRecord;
  expect([record.rules.version, record.outcome === null]).toEqual([0, false]);
  const released = rulesNamed('boom', record.rules.bundle);
  if (released === null) throw new Error('the old rules are not there');
  expect((await loadRules(released)).verify(record)).toMatchObject({ ok: true });

  // What is begun now is begun with what is new; also where the same people play again.
  const next = await begun(guests);
  expect((next.here[0] as Attended).room?.rules.bundle).toBe(newestRules('boom')?.bundle);
  await (here[0] as Attended).ask({ is: 'rematch' });
  await (here[0] as Attended).until('a rematch', () => (here[0] as Attended).room?.rematch != null);
  const rematch = (here[0] as Attended).room?.rematch;
  const again = (await (guests[0] as Guest).http('GET', `/api/tables/${rematch}`)).body as Room;
  expect(again.rules.bundle).toBe(newestRules('boom')?.bundle);
  for (const each of [...here, ...next.here]) each.close();
});
