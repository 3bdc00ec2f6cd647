#!/usr/bin/env node
// The one door to every command. It runs on any Node >= 20.19 with nothing installed: it installs what is missing, finds
// the pinned Node 24, and hands over to it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isDone()) return;
  const leave = enterAlone('install');
  if (isDone()) return leave();
  say('installing dependencies (npm ci); this takes about a minute the first time');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) run(process.execPath, [npm, ...args]);
  else run('npm', args, { shell: process.platform === 'win32' });
  writeFileSync(stamp, wanted);
  say('dependencies are ready');
  leave();
}

/** Two commands in one tree must not install at once: the second waits for the first. Returns how to leave again. */
function enterAlone(what) {
  const tree = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `parlour-${what}-${tree}`);
  const leave = () => rmSync(file, { force: true });
  for (let isTold = false; ; isTold = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      process.on('exit', leave);
      return leave;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (owner > 0 && !isAlive(owner)) leave();
    else {
      if (!isTold) say(`another command is busy with the same (${what}); waiting for it`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
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

/** What types were found the last time is kept: only what hangs on a changed file is looked at again. */
const KEPT_TYPES = ['--incremental', '--tsBuildInfoFile', join(root, '.cache/types.tsbuildinfo')];

const check = async () => {
  tool('types', 'node_modules/typescript/bin/tsc', '-p', root, ...KEPT_TYPES);
  tool('format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', root);
  await sideBySide([
    ['import directions', 'tools/check-imports.ts'],
    ['nothing is exported in vain', 'tools/unused-exports.ts'],
    ['nothing is too large, and nothing is written twice', 'tools/tidy.ts'],
    ['every rule has its place and its test', 'tools/rule-coverage.ts', '--check'],
    ['the description of the API', 'tools/openapi.ts', '--check'],
    ['what the docs say is there', 'tools/check-docs.ts'],
    ['known holes in what is run', 'tools/audit.ts'],
  ]);
};

/** Small tools that use one core each. What they say is told in this order; all of them are heard before a failure ends everything. */
async function sideBySide(tools) {
  const started = tools.map(([label, path, ...args]) => {
    const child = spawn(node, [join(root, path), ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
    return new Promise((resolve) => child.on('close', (code) => resolve({ label, path, code, said })));
  });
  const failed = [];
  for (const one of started) {
    const { label, path, code, said } = await one;
    say(label);
    process.stdout.write(said);
    if (code !== 0) failed.push(path);
  }
  if (failed.length > 0) stop(`${failed.join(', ')} failed`);
}

/** Runs in the foreground and passes signals on, so that Ctrl-C ends the program and not only this script. */
function handOver(path, ...args) {
  const child = spawn(node, [join(root, path), ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}

/** What the web app is made of. */
const SOURCES = [
  'bundles',
  'client',
  'games',
  'kernel',
  'kit',
  'protocol',
  'wire',
  'search',
  'table',
  'tools/bundle.ts',
  'package-lock.json',
];

/** The web app, built only when a source changed: with the released rules, or for a developer with those of the working tree. */
function build(isWorkingTree = false) {
  if (isWorkingTree) env.VITE_WORKING_TREE = 'on';
  const stamp = join(root, 'dist', '.parlour-built');
  const hash = createHash('sha256').update(isWorkingTree ? 'working tree' : 'released');
  for (const source of SOURCES) hashInto(hash, join(root, source));
  const wanted = hash.digest('hex');
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isDone()) return;
  const leave = enterAlone('build');
  if (isDone()) return leave();
  tool(
    'building the web app',
    'node_modules/vite/bin/vite.js',
    'build',
    '-c',
    'client/vite.config.ts',
    '--logLevel',
    'warn',
  );
  writeFileSync(stamp, wanted);
  leave();
}

function hashInto(hash, path) {
  if (!statSync(path).isDirectory()) return void hash.update(path).update(readFileSync(path));
  for (const name of readdirSync(path).sort())
    if (name !== 'node_modules' && !/\.test\.tsx?$/.test(name)) hashInto(hash, join(path, name));
}

/** Something of Debian's that tests need: installed where that is possible. */
function fromDebian(name, find, otherwise) {
  const found = find();
  if (found) return found;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...all] = [...sudo, 'apt-get', '-q', ...args];
    return spawnSync(command, all, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status;
  };
  say(`installing ${name} (apt-get)`);
  apt('update');
  if (apt('install', '-y', '--no-install-recommends', name) === 0 && find()) return find();
  return stop(otherwise);
}

/** The browser the app is tested in. */
const chromium = () =>
  fromDebian(
    'chromium',
    () =>
      [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
        (path) => path && existsSync(path),
      ),
    'The browser tests need chromium. Install it (apt install chromium), or set CHROMIUM to its path.',
  );

/** The database server that a house may lie in. */
const postgresql = () =>
  fromDebian(
    'postgresql',
    () =>
      existsSync('/usr/lib/postgresql') &&
      readdirSync('/usr/lib/postgresql').some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`)),
    'The tests of the server need PostgreSQL. Install it (apt install postgresql) and run the same command again.',
  );

/** What carries news between several servers of one house. */
const redis = () =>
  fromDebian(
    'redis-server',
    () => existsSync('/usr/bin/redis-server'),
    'The tests of the server need Redis. Install it (apt install redis-server) and run the same command again.',
  );

/** A real browser plays whole games against the built app. */
function endToEnd(...args) {
  env.CHROMIUM = chromium();
  build();
  tool('tests in a browser', 'node_modules/vitest/vitest.mjs', 'run', '-c', 'e2e/vitest.config.ts', ...args);
}

const commands = {
  start() {
    build(rest.includes('--working-tree'));
    handOver('server/main.ts', ...rest.filter((word) => word !== '--working-tree'));
  },
  build: () => build(),
  /** One file that npm install takes, with everything in it: reports/parlour-VERSION.tgz. */
  pack() {
    build();
    tool('packing', 'tools/pack/main.ts');
  },
  release() {
    tool('releasing rules and bots', 'tools/release.ts', ...rest);
    tool('golden games of what was released', 'tools/playthroughs.ts', ...rest.filter((word) => word !== '--replace'));
  },
  /** All proofs at full size, or one: leaks, synced (needs strace), crash, hostile, pack, fleet, browser. Reports lie in reports/; --publish puts them into docs/proofs. */
  prove() {
    const words = rest.filter((word) => word !== '--publish');
    const [only] = words;
    const isWanted = (name) => only === undefined || only === name || (name === 'leaks' && only.startsWith('--'));
    env.PARLOUR_PROVE = 'on';
    if (rest.includes('--publish')) env.PARLOUR_PUBLISH = 'on';
    if (isWanted('leaks')) tool('proof: no secret leaks', 'lab/prove/main.ts', ...words);
    if (isWanted('synced')) tool('proof: acknowledged means on the disk', 'lab/prove/synced.ts');
    const reporters = ['--reporter=default', '--reporter=./lab/prove/reporter.ts'];
    const ofServer = (name) => {
      env.PARLOUR_PROOF = name;
      tool(`proof: ${name}`, 'node_modules/vitest/vitest.mjs', 'run', `server/${name}`, ...reporters);
    };
    if (isWanted('crash')) ofServer('crash');
    if (isWanted('hostile')) ofServer('hostile');
    if (isWanted('pack')) {
      env.PARLOUR_PROOF = 'pack';
      build();
      tool('proof: pack', 'node_modules/vitest/vitest.mjs', 'run', 'tools/pack', ...reporters);
    }
    if (isWanted('fleet')) {
      postgresql();
      redis();
      tool('proof: a fleet loses nothing', 'lab/prove/fleet/main.ts', ...words.slice(1));
    }
    if (isWanted('browser')) {
      env.PARLOUR_PROOF = 'browser';
      // A part of it: `npm run prove browser e2e/online/boom.test.ts`.
      const parts = words.slice(1);
      endToEnd(
        ...(parts.length > 0
          ? parts
          : ['golden', 'update', 'lessons', 'tips', 'phones', 'calm', 'e2e/online/', 'e2e/screen/']),
        ...reporters,
      );
    }
  },
  check,
  async test() {
    await check();
    if (rest.length === 0 || rest.some((word) => /^server|fleet/.test(word))) {
      postgresql();
      redis();
    }
    tool('tests', 'node_modules/vitest/vitest.mjs', 'run', ...rest);
    if (rest.length === 0) endToEnd();
    say('everything passed');
  },
  e2e: () => endToEnd(...rest),
  /** Small faults in the sources: do the tests notice? */
  mutate: () => tool('faults', 'tools/mutate/main.ts', ...rest),
  /** All benchmarks, or one: rules, search, web (or of it: waits, questions, clicks, game, screen), server and fleet (which take options of their own). */
  bench() {
    if (rest[0] === 'server') return tool('benchmarks of the server', 'lab/bench/server/main.ts', ...rest.slice(1));
    if (rest[0] === 'fleet') {
      postgresql();
      redis();
      return tool('benchmarks of a fleet', 'lab/bench/server/fleet/main.ts', ...rest.slice(1));
    }
    if (rest[0] !== 'web') tool('benchmarks', 'lab/bench/main.ts', ...rest);
    if (rest[0] === 'rules' || rest[0] === 'search') return;
    env.CHROMIUM = chromium();
    build();
    tool('benchmarks of the web table', 'e2e/bench/main.ts', ...(rest[0] === 'web' ? rest.slice(1) : []));
  },
  fix() {
    tool('every rule has a test', 'tools/rule-coverage.ts');
    tool('the description of the API', 'tools/openapi.ts');
    tool('format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', root);
  },
};

if (!Object.hasOwn(commands, command))
  stop(`There is no command ${command}; there are ${Object.keys(commands).join(', ')}.`);
await commands[command]();
