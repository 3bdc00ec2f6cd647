#!/usr/bin/env node
// Runs on any Node from 20 on: finds the pinned Node 24, which can run TypeScript as it is, and hands over to it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = dirname(dirname(fileURLToPath(import.meta.url)));

function node24() {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const pinned = join(
    cli,
    '..',
    'node_modules',
    `node-${platform}`,
    'bin',
    `node${platform.startsWith('win') ? '.exe' : ''}`,
  );
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  console.error(
    `parlour needs Node 24, and this is ${process.version}: run \`npm start\` once, which fetches it, or install Node 24.`,
  );
  process.exit(1);
}

// The TypeScript that was read once is kept, so that every later start takes a fraction of the time.
const env = { NODE_COMPILE_CACHE: join(cli, '..', 'node_modules', '.cache', 'parlour'), ...process.env };
const child = spawn(node24(), [join(cli, 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`parlour could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
