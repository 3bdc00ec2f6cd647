import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Plan } from '@parlour/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostToken } from './http/host.ts';
import { sqliteStore } from './store/index.ts';
import type { FileStore } from './store/sqlite/index.ts';
import { type Attended, guest } from './testing/guest.ts';
import { type OpenHouse, openFileHouse } from './testing/open.ts';
import { dice, playOn } from './testing/play.ts';
import { seatedAt } from './testing/seated.ts';

/** What only a house in a file has: the file itself. */
let open: OpenHouse<FileStore>;
beforeAll(async () => {
  open = await openFileHouse();
});
afterAll(() => open.close());

test('a token is stored only as a hash, and so is a private link', async () => {
  const own = await guest(open.address, 'Own');
  const { link } = (await own.http('POST', '/api/me/links', {})).body as { link: string };
  const bytes = readFileSync(open.file).toString('latin1') + readFileSync(`${open.file}-wal`).toString('latin1');
  expect(bytes).toContain(own.id);
  expect(bytes).not.toContain(own.token);
  expect(bytes).not.toContain(link);
});

test('a plan that is acknowledged is on the disk, whatever else is kept at that moment; what cannot be kept is refused and breaks nothing', async () => {
  const { id, here } = await seatedAt(open, 2, { game: 'businessmen' });
  const [first] = here as [Attended];
  const plan = (is: string): Plan => ({ id: `plan-${is}`, is, with: {}, once: false, until: null });
  const add = (made: Plan) => first.ask({ is: 'plan', seat: 0, plan: made });
  const room = await open.house.room(id);
  const kept = plan('noExports');
  const keeping = room?.change(() => ({ plans: { 0: [kept] } }));
  const other = room?.change(() => ({}));
  await Promise.all([keeping, other]);
  await first.until('it is told', () => first.room?.you.plans.length === 1);
  await expect.poll(async () => (await open.store.rooms.find(id))?.plans).toEqual({ 0: [kept] });
  const writer = new DatabaseSync(open.file);
  writer.exec('BEGIN IMMEDIATE');
  open.store.patience(50);
  expect(await add(plan('noInsurance'))).toMatchObject({ ok: false });
  writer.exec('COMMIT');
  writer.close();
  expect(first.room?.you.plans.map(({ is }) => is)).toEqual(['noExports']);
  expect(await add(plan('noInsurance'))).toEqual({ ok: true });
  for (const each of here) each.close();
});

test('the host of the house makes a whole copy while people play', async () => {
  const { id, here } = await seatedAt(open, 2);
  await playOn(here, 4, dice(4));
  const token = await hostToken(open.store, false);
  const how = { method: 'POST', headers: { authorization: `Host ${token}` } };
  const made = await fetch(`${open.address}/api/host/backup`, how);
  const { file, bytes } = (await made.json()) as { file: string; bytes: number };
  expect(existsSync(file) && bytes > 0).toBe(true);
  const copy = sqliteStore(file);
  expect((await copy.tables.lines(id, 0, 99)).length).toBeGreaterThanOrEqual(4);
  copy.close();
  for (const each of here) each.close();
});
