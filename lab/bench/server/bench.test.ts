import { describe, expect, test } from 'vitest';
import { quantile } from './figures.ts';
import { houseTable } from './house-table.ts';
import { playLoop } from './identical-loop.ts';
import { startLoad } from './load/load-process.ts';
import { steady } from './load/steady.ts';
import { inOwnHouse } from './own-house.ts';
import { readScope } from './scope.ts';
import { KINDS, startServer } from './server-process.ts';

/** That it measures something, and what it says it does; how fast anything is, no test asks. */

describe('the bench of the server', () => {
  for (const kind of KINDS)
    test(`moves are made on ${kind}`, async () => {
      const { moves, perCpuSecond } = await playLoop(kind, readScope(['--tables', '3', '--seconds', '1']));
      expect(moves).toBeGreaterThan(0);
      expect(perCpuSecond).toBeGreaterThan(0);
    });

  test('people leave, their tables sleep, and they come back to them', async () => {
    const server = await startServer('parlour');
    const load = startLoad(1);
    await load.sit('parlour', server.address, 2, { game: 'boom', seats: 3 });
    const { latencies } = await load.steady(10, 1);
    expect(latencies).toHaveLength(10);
    await load.leave();
    await server.jump(120_000);
    expect(await load.comeBack(2)).toHaveLength(2);
    expect((await server.used({ isCollected: true })).rss).toBeGreaterThan(0);
    load.stop();
    await server.stop();
  });

  test('what is told for a move is counted for everybody at the table', async () => {
    const told = await inOwnHouse(async (house, store) => {
      const table = await houseTable(house, store, { game: 'auction', seats: 2 });
      table.bytes();
      await table.move(() => 0);
      return table.bytes();
    });
    expect(told).toHaveLength(3);
    for (const bytes of told) expect(bytes).toBeGreaterThan(50);
  });
});

describe('a steady load', () => {
  test('counts from when a move was to be sent: what waits behind a slow one has waited, too', async () => {
    const slow = { move: () => new Promise<'made'>((resolve) => setTimeout(resolve, 30, 'made')), close: () => {} };
    const { latencies } = await steady([slow], 100, 0.3);
    expect(latencies).toHaveLength(30);
    // Thirty moves of 30 ms in 0.3 s: the last comes at 0.9 s at the earliest.
    expect(Math.max(...latencies)).toBeGreaterThan(500);
  });
});

test('quantiles', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([quantile(hundred, 0.5), quantile(hundred, 0.99), quantile([7], 0.99)]).toEqual([51, 100, 7]);
});
