import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseOn } from '../../testing/open.ts';
import { dice, playAtRandom } from '../../testing/play.ts';
import { type Postgres, startPostgres } from '../../testing/postgres.ts';
import { seatedAt } from '../../testing/seated.ts';
import { openDatabase, STEPS } from './database.ts';
import { postgresStore } from './index.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

const ADDS = { sql: 'ALTER TABLE rooms ADD COLUMN weather text; CREATE TABLE seasons (name text)' };
const BREAKS = { sql: 'ALTER TABLE rooms RENAME COLUMN room TO told', isForAllAtOnce: true } as const;

test('a server of the version before is started on a house that a newer one has brought forward, and is played at', async () => {
  const url = await postgres.fresh();
  await (await openDatabase(url, 2, [...STEPS, ADDS])).close();
  const open = await openHouseOn(await postgresStore(url), url);
  const { here } = await seatedAt(open, 2);
  await Promise.all(here.map((each, i) => playAtRandom(each, dice(i))));
  expect(here[0]?.update?.outcome).not.toBeNull();
  for (const each of here) each.close();
  await open.close();
  // Nothing of the newer form was taken back.
  const newer = await openDatabase(url, 2, [...STEPS, ADDS]);
  expect(await newer.rows('SELECT version FROM form')).toEqual([{ version: STEPS.length + 1 }]);
  expect(await newer.rows('SELECT count(weather) AS told FROM rooms')).toEqual([{ told: 0 }]);
  await newer.close();
});

test('what the version before cannot do with it is not begun on, and told so', async () => {
  const url = await postgres.fresh();
  await (await openDatabase(url, 2, [...STEPS, BREAKS, ADDS])).close();
  await expect(openDatabase(url, 2)).rejects.toThrow(/newer version of Parlour \(form \d, this one knows \d\)/);
  await (await openDatabase(url, 2, [...STEPS, BREAKS])).close();
});
