import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { ended } from './ended.ts';

export type TestRedis = { url: string; stop(): Promise<void>; start(): Promise<void>; close(): Promise<void> };

/** A Redis of our own on a port of this machine. It keeps nothing: what is lost with it was never the truth. */
export async function startRedis(port: number): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-redis-'));
  const url = `redis://127.0.0.1:${port}`;
  let server = begun();

  function begun() {
    const settings = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ];
    return spawn('redis-server', settings, { stdio: 'ignore' });
  }

  async function isUp(): Promise<void> {
    const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    client.on('error', () => {});
    await client.ping();
    client.disconnect();
  }

  const stop = (): Promise<void> => ended(server, 'SIGKILL');

  await isUp();
  return {
    url,
    stop,
    async start() {
      await stop();
      server = begun();
      await isUp();
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
