import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, that can be killed without a word and started again on the same file and port. */
type ServerProcess = {
  address: string;
  file: string;
  folder: string;
  /** What Node is started with: another build, for instance. */
  wake: readonly string[];
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export async function serverProcess(
  wrap: readonly string[] = [],
  env: Record<string, string> = {},
  wake: readonly string[] = [],
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-crash-'));
  const file = join(folder, 'house.sqlite');
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app/index.html'), '<!doctype html>');
  let child: ChildProcess | null = null;
  let port = '0';

  async function start(): Promise<void> {
    const args = ['--port', port, '--host', '127.0.0.1', '--data', file, '--app', `${folder}/app/`];
    const [command, ...before] = [...wrap, process.execPath];
    const started = spawn(command as string, [...before, ...made.wake, MAIN, ...args, '--per-minute', '100000'], {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    port = await portOf(started);
  }

  /** The whole group at once, with no chance to write anything. */
  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      const dying = child;
      child = null;
      if (dying?.pid === undefined) return resolve();
      dying.on('exit', () => resolve());
      process.kill(-dying.pid, 'SIGKILL');
    });

  const made: ServerProcess = {
    get address() {
      return `http://127.0.0.1:${port}`;
    },
    file,
    folder,
    wake,
    kill,
    start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await start();
  return made;
}

/** Every server says at which address it is open. */
export function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const found = /http:\/\/localhost:(\d+)\//.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
