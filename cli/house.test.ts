import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStore } from '@parlour/server';
import { type Guest, guest } from '@parlour/server/testing/guest.ts';
import { type OpenHouse, openTestHouse } from '@parlour/server/testing/open.ts';
import { dice, playAtRandom, playOn } from '@parlour/server/testing/play.ts';
import { seatedAt } from '@parlour/server/testing/seated.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './testing/run.ts';

let open: OpenHouse;
const folder = mkdtempSync(join(tmpdir(), 'parlour-cli-house-'));
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

const at = (name: string) => join(folder, name);
const parlour = (...args: string[]) => run([...args, '--lang', 'en']);

test('while people play: a copy, what is lost comes back from it, a finished game goes out and comes in', async () => {
  const over = await seatedAt(open, 2);
  await Promise.all(over.here.map((each, i) => playAtRandom(each, dice(i))));
  const running = await seatedAt(open, 2);
  await playOn(running.here, 3, dice(7));

  // A copy; and never over what is there.
  expect(await parlour('backup', at('copy.sqlite'), '--data', open.file)).toMatchObject({ code: 0 });
  expect(await parlour('backup', at('copy.sqlite'), '--data', open.file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('there already'),
  });

  // What was played since stays; what is missing comes back, whole.
  await playOn(running.here, 2, dice(8));
  const since = (await open.store.tables.load(running.id))?.version ?? 0;
  expect((await parlour('restore', at('copy.sqlite'), '--data', open.file)).out).toContain('brought back: 0');
  expect((await open.store.tables.load(running.id))?.version).toBe(since);
  expect((await parlour('restore', at('copy.sqlite'), '--data', at('new.sqlite'))).out).toContain('brought back: 2');
  const restored = sqliteStore(at('new.sqlite'));
  const { version } = (await restored.tables.load(running.id)) ?? { version: 0 };
  expect([version > 0, version < since]).toEqual([true, true]);
  expect((await restored.people.find((over.guests[0] as Guest).id))?.name).toBe('Guest 0');
  restored.close();
  // A house that runs on what came back goes on where the copy was made.
  const again = await openTestHouse({ file: at('new.sqlite') });
  const looking = (await guest(again.address, 'Looker')).attend(running.id);
  await looking.until('the table', () => looking.update?.version === version);
  looking.close();
  await again.close();

  // Out and in.
  const exported = await parlour('export', over.id, '--to', at('game.json'), '--data', open.file);
  expect(exported).toMatchObject({ code: 0 });
  expect((await parlour('verify', at('game.json'))).code).toBe(0);
  expect(await parlour('export', running.id, '--data', open.file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not over'),
  });
  expect(await parlour('export', 'nosuchtable', '--data', open.file)).toMatchObject({ code: 1 });
  expect((await parlour('export', '--all', '--to', at('all'), '--data', open.file)).code).toBe(0);
  expect(readdirSync(at('all'))).toEqual([`${over.id}.json`]);
  const imported = await parlour('import', at('game.json'), '--data', open.file);
  const id = /\/t\/([a-z0-9]+)/.exec(imported.out)?.[1] ?? '';
  const watcher = (await guest(open.address, 'Watcher')).attend(id);
  await watcher.until('the imported game', () => watcher.update?.outcome != null);
  watcher.close();

  // One that does not hold is not taken.
  const record = JSON.parse(readFileSync(at('game.json'), 'utf8'));
  record.entries[2].hash = record.entries[1].hash;
  writeFileSync(at('false.json'), JSON.stringify(record));
  expect((await parlour('import', at('false.json'), '--data', open.file)).code).toBe(1);
  for (const each of [...over.here, ...running.here]) each.close();
});

test('a house that is not there, a copy that is none', async () => {
  expect(await parlour('backup', at('x.sqlite'), '--data', at('nowhere.sqlite'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no house'),
  });
  expect(existsSync(at('nowhere.sqlite'))).toBe(false);
  writeFileSync(at('none.sqlite'), 'this is no database, and long enough to be looked at as one');
  expect(await parlour('restore', at('none.sqlite'), '--data', at('other.sqlite'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('is no house'),
  });
});
