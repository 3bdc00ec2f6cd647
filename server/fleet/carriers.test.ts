import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { notifyCarrier } from './carriers.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many connections wait for news. */
async function listeners(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    "SELECT count(*)::integer AS n FROM pg_stat_activity WHERE application_name = 'parlour news'",
  );
  await client.end();
  return rows[0].n;
}

test('PostgreSQL is away for a while: there is one connection for news again, not one for every try', async () => {
  const url = await postgres.fresh();
  const heard: string[] = [];
  const carrier = await notifyCarrier(url, (text) => heard.push(text));
  expect(await listeners(url)).toBe(1);
  await postgres.crash();
  carrier.send('lost');
  await rest(4000);
  await postgres.start();
  for (let i = 0; heard.length === 0; i++) {
    carrier.send(`news ${i}`);
    await rest(100);
  }
  // Whoever else were still trying would be there by now.
  await rest(1500);
  expect(await listeners(url)).toBe(1);
  await carrier.close();
});

test('a connection for news is cut off, and another one is there', async () => {
  const url = await postgres.fresh();
  const heard: string[] = [];
  const carrier = await notifyCarrier(url, (text) => heard.push(text));
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'parlour news' AND datname = current_database()",
  );
  await client.end();
  for (let i = 0; heard.length === 0; i++) {
    carrier.send(`news ${i}`);
    await rest(100);
  }
  await carrier.close();
});
