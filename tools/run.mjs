#!/usr/bin/env node
// The one door to every command. It runs on any Node >= 20.19 with nothing installed: it installs what is missing, finds
// the pinned Node 24, and hands over to it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const began = performance.now();
const bin = (path) => join(root, 'node_modules', path);

const say = (text) => console.error(`[parlour ${((performance.now() - began) / 1000).toFixed(1)}s] ${text}`);

function stop(text, code = 1) {
  say(text);
  process.exit(code);
}

/** Runs a command to its end; a failure ends everything with its exit code. */
function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error?.code === 'ENOENT') stop(`${command} is not installed. Install it and run the same command again.`);
  if (error) throw error;
  if (status !== 0) stop(`${[command, ...args].join(' ')} failed (${status ?? signal})`, status ?? 1);
}

/** Dependencies from the lockfile, only when it changed. */
function install() {
  const stamp = bin('.parlour-installed');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('installing dependencies (npm ci); this takes about a minute the first time');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) run(process.execPath, [npm, ...args]);
  else run('npm', args, { shell: process.platform === 'win32' });
  writeFileSync(stamp, wanted);
  say('dependencies are ready');
}

/** The pinned Node 24; a platform without a pinned binary must bring its own. */
function pinnedNode() {
  for (const [platform, file] of [
    ['linux-x64', 'node'],
    ['linux-arm64', 'node'],
    ['win-x64', 'node.exe'],
  ]) {
    const path = bin(`node-${platform}/bin/${file}`);
    if (existsSync(path) && platform.endsWith(process.arch)) return path;
  }
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  return stop(
    `Parlour needs Node 24 or newer here: there is no pinned one for ${process.platform}-${process.arch}, and this is ${process.version}. Install Node 24 and run the same command again.`,
  );
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(`Parlour needs Node 20.19 or newer to begin; this is ${process.version}.`);

const [command = 'start', ...rest] = process.argv.slice(2);
install();
const node = pinnedNode();
const env = { ...process.env, PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` };
const tool = (label, path, ...args) => {
  say(label);
  run(node, [join(root, path), ...args], { env });
};

const check = () => {
  tool('types', 'node_modules/typescript/bin/tsc', '-p', root);
  tool('format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', root);
  tool('import directions', 'tools/check-imports.ts');
  tool('rules hashes', 'tools/rules-hash.ts', '--check');
  tool('every rule has a test', 'tools/rule-coverage.ts', '--check');
};

const commands = {
  /** Runs in the foreground and passes signals on, so that Ctrl-C ends the game and not only this script. */
  start() {
    const child = spawn(node, [join(root, 'cli/main.ts'), ...(rest.length > 0 ? rest : ['play', 'boom'])], {
      stdio: 'inherit',
      env,
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
  },
  check,
  test() {
    check();
    tool('tests', 'node_modules/vitest/vitest.mjs', 'run', ...rest);
    say('everything passed');
  },
  bench: () => tool('benchmarks', 'lab/bench/main.ts', ...rest),
  fix() {
    tool('rules hashes', 'tools/rules-hash.ts');
    tool('every rule has a test', 'tools/rule-coverage.ts');
    tool('format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', root);
  },
};

if (!Object.hasOwn(commands, command))
  stop(`There is no command ${command}; there are ${Object.keys(commands).join(', ')}.`);
commands[command]();
