#!/usr/bin/env node
// Runs on any Node from 20 on: from 24 on by itself, before that by handing over to the pinned Node 24, which is fetched with it.
import { spawn } from 'node:child_process';
import * as modules from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const cli = dirname(dirname(fileURLToPath(import.meta.url)));

function node24() {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  try {
    const pinned = modules.createRequire(import.meta.url).resolve(`node-${platform}/package.json`);
    return join(dirname(pinned), 'bin', `node${platform.startsWith('win') ? '.exe' : ''}`);
  } catch {
    // There is none for this machine.
  }
  console.error(
    `parlour needs Node 24, and this is ${process.version}: run \`npm start\` once, which fetches it, or install Node 24.`,
  );
  process.exit(1);
}

// What was read once is kept, so that every later start takes a fraction of the time.
const cache = join(cli, '..', 'node_modules', '.cache', 'parlour');
const main = join(cli, 'main.ts');

if (Number.parseInt(process.versions.node, 10) >= 24) {
  modules.enableCompileCache(process.env.NODE_COMPILE_CACHE ?? cache);
  await import(pathToFileURL(main).href);
} else handOver();

function handOver() {
  const env = { NODE_COMPILE_CACHE: cache, ...process.env };
  const child = spawn(node24(), [main, ...process.argv.slice(2)], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`parlour could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
