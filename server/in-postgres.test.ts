import { afterAll, beforeAll, describe } from 'vitest';
import { testHousesIn } from './testing/open.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';

/** What is so for a house in a file is so for one in PostgreSQL: the same tests, each in a database of its own. */
const SUITES = {
  house: () => import('./house.test.ts'),
  gathering: () => import('./gathering.test.ts'),
  plans: () => import('./plans.test.ts'),
  screens: () => import('./screens.test.ts'),
  'go on': () => import('./go-on.test.ts'),
  clocks: () => import('./house/time/clocks.test.ts'),
  host: () => import('./host.test.ts'),
  notices: () => import('./notices.test.ts'),
  secrets: () => import('./secrets.test.ts'),
};

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
  testHousesIn(postgres);
});
afterAll(() => postgres.stop());

for (const [name, load] of Object.entries(SUITES))
  describe(`in PostgreSQL: ${name}`, async () => {
    await load();
  });
