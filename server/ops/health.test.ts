import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startNode } from '../testing/node.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

test('a database that does not answer: not ready, with the reason; ready again once it does; alive all the while', async () => {
  const data = await postgres.fresh();
  const node = await startNode(['--data', data]);
  onTestFinished(() => void node.child.kill('SIGKILL'));
  const ready = async () => {
    const response = await fetch(`${node.address}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  await expect.poll(ready).toEqual({ status: 200, body: { ready: true } });
  const holder = new pg.Client({ connectionString: data });
  await holder.connect();
  onTestFinished(() => holder.end());
  // Whoever reads what the house is set to waits from now on, as for a database that is stuck.
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE settings IN ACCESS EXCLUSIVE MODE');
  await expect.poll(ready).toEqual({ status: 503, body: { ready: false, reason: 'the database does not answer' } });
  expect((await fetch(`${node.address}/healthz`)).status).toBe(200);
  expect(await (await fetch(node.metrics)).text()).toContain('parlour_ready 0');
  await holder.query('ROLLBACK');
  await expect.poll(ready).toEqual({ status: 200, body: { ready: true } });
  // One that answers at once, and with an error, is as bad.
  await holder.query('ALTER TABLE settings RENAME TO nowhere');
  await expect.poll(ready).toMatchObject({ status: 503 });
  await holder.query('ALTER TABLE nowhere RENAME TO settings');
  await expect.poll(ready).toMatchObject({ status: 200 });
  node.child.kill('SIGTERM');
  expect(await node.ended).toEqual({ code: 0, signal: null });
  // Where the database is, is said; with which password, is not.
  expect(node.said.find(({ msg }) => msg === 'open')?.['data']).toBe('postgresql:///house_1');
});
