import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { workQueue } from '@parlour/work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRedis, type TestRedis } from '../server/testing/redis.ts';
import { BIN, run } from './testing/run.ts';

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis(20_000 + ((process.pid + 1301) % 20_000));
});
afterAll(() => redis.close());

const simulated = ['simulate', 'boom', '--games', '60', '--bots', 'random', '--seed', '5', '--workers', '1', '--json'];
/** What came of the games, without what it took. */
const figures = (out: string) => ({ ...JSON.parse(out), seconds: null, thought: null });

test('a worker lets bots think and plays shares of a simulation; the figures are those of one process', async () => {
  const worker = spawn(process.execPath, [BIN, 'worker', '--redis', redis.url, '--threads', '1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(worker.stdout.setEncoding('utf8'), 'data');
  expect(said).toContain('threads: 1');
  const [alone, together] = [await run(simulated), await run([...simulated, '--redis', redis.url])];
  expect([alone.code, together.code, together.err]).toEqual([0, 0, '']);
  expect(figures(together.out)).toEqual(figures(alone.out));

  // A table would ask for more than this; what it is told in return is what a bot's thread says.
  const asker = workQueue(redis.url);
  const asked = { game: 'boom', rules: { version: 1, bundle: 'no such bundle' }, bot: 'careful', seen: {} };
  await expect(asker.do({ name: 'bots', lane: 'live' }, 'unheard of', asked)).rejects.toThrow('there is no bot');
  await asker.close();
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
});

test('without Redis there is nothing to do for a worker, and a password is not shown', async () => {
  expect((await run(['worker'])).err).toContain('--redis redis://host:6379');
  const { code, err } = await run(['worker', '--redis', 'http://user:hush-hush@host']);
  expect([code, err.includes('hush-hush')]).toEqual([2, false]);
});
