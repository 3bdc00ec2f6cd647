import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portOf } from '@parlour/server/testing/process.ts';
import type { ProbeAsk, Used } from './probe.ts';

export const KINDS = ['parlour', 'boardgame.io', 'colyseus'] as const;
export type Kind = (typeof KINDS)[number];

/** A server that is measured, in a process of its own, on a file of its own. */
export type Measured = {
  address: string;
  used(how?: { isCollected: boolean }): Promise<Used>;
  jump(milliseconds: number): Promise<void>;
  /** Does something while the server is profiled, if a file for that is named. */
  profiled<T>(file: string | null, work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

/** What a commit of the others waits for. Ours always waits for the disk. */
export type Synchronous = 'FULL' | 'NORMAL';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const PEERS: Record<Exclude<Kind, 'parlour'>, string> = {
  'boardgame.io': here('./peers/boardgame-io-server.ts'),
  colyseus: here('./peers/colyseus-server.ts'),
};

function argumentsOf(kind: Kind, folder: string, synchronous: Synchronous): string[] {
  const file = join(folder, 'house.sqlite');
  if (kind !== 'parlour') return [PEERS[kind], file, synchronous];
  const app = join(folder, 'app/');
  mkdirSync(app);
  writeFileSync(join(app, 'index.html'), '<!doctype html>');
  const own = ['--port', '0', '--host', '127.0.0.1', '--data', file, '--app', app, '--per-minute', '1000000'];
  return ['--import', here('./with-auction.ts'), here('../../../server/main.ts'), ...own];
}

export async function startServer(kind: Kind, synchronous: Synchronous = 'NORMAL'): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const args = ['--import', here('./probe.ts'), ...argumentsOf(kind, folder, synchronous)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stopWithUs = () => child.kill('SIGKILL');
  process.once('exit', stopWithUs);
  const port = await portOf(child);
  const ask = (what: ProbeAsk): Promise<Used> =>
    new Promise((resolve) => {
      child.once('message', (used) => resolve(used as Used));
      child.send(what);
    });
  return {
    address: `http://127.0.0.1:${port}`,
    used: ({ isCollected } = { isCollected: false }) => ask({ is: 'used', isCollected }),
    jump: async (milliseconds) => void (await ask({ is: 'jump', milliseconds })),
    async profiled(file, work) {
      if (file === null) return work();
      await ask({ is: 'profile' });
      const done = await work();
      await ask({ is: 'profiled', file });
      return done;
    },
    async stop() {
      process.off('exit', stopWithUs);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      // Whoever does not go is made to.
      const late = setTimeout(stopWithUs, 10_000);
      await ended;
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
