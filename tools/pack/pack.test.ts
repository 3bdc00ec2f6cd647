import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dice, playOn } from '../../server/testing/play.ts';
import { seatedAt } from '../../server/testing/seated.ts';
import { root } from '../bundle.ts';
import { assemble } from './assemble.ts';

/** At full size the built app is packed, and everything comes from npm; else what is installed already is lent to the bare folder. */
const IS_PROOF = process.env['PARLOUR_PROVE'] === 'on';

const bare = mkdtempSync(join(tmpdir(), 'parlour-bare-'));
afterAll(() => rmSync(bare, { recursive: true, force: true }));
/** Nothing of this repository is known there: no variable, no path but that of Node itself. */
const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, HOME: bare, LANG: 'C.UTF-8' };

function installed(): string[] {
  const folder = join(bare, 'node_modules/parlour');
  if (!IS_PROOF) {
    const app = join(bare, 'app');
    mkdirSync(app);
    writeFileSync(join(app, 'index.html'), '<!doctype html><title>Parlour</title>');
    const { dependencies } = assemble(folder, app);
    for (const name of dependencies) {
      mkdirSync(dirname(join(bare, 'node_modules', name)), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), join(bare, 'node_modules', name));
    }
    return dependencies;
  }
  const { dependencies } = assemble(join(bare, 'package'), join(root, 'dist'));
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  npm(join(bare, 'package'), 'pack', '--ignore-scripts', '--pack-destination', bare);
  rmSync(join(bare, 'package'), { recursive: true });
  const [packed = ''] = globSync('parlour-*.tgz', { cwd: bare });
  npm(bare, 'install', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', join(bare, packed));
  return dependencies;
}

test('a package that is installed in a bare folder serves, and a game is played there', async () => {
  const dependencies = installed();
  const folder = join(bare, 'node_modules/parlour');
  // Node strips no types of what is installed; and nothing leads back to where it was made.
  const files = globSync('{cli,server,games,kernel,table,protocol,bundles,search,lab,kit}/**/*', { cwd: folder });
  expect(files.filter((file) => /\.tsx?$|\.test\./.test(file))).toEqual([]);
  for (const file of files.filter((each) => each.endsWith('.js') && !each.startsWith('bundles/'))) {
    const code = readFileSync(join(folder, file), 'utf8');
    expect(/from '@parlour\//.test(code), file).toBe(false);
    expect(code.includes(root), file).toBe(false);
  }
  for (const name of ['fastify', 'ws', 'pg', 'pino']) expect(dependencies).toContain(name);

  const parlour = join(folder, 'cli/bin/parlour.mjs');
  const out = (...args: string[]) =>
    execFileSync(process.execPath, [parlour, ...args], { cwd: bare, env, encoding: 'utf8' });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(out('version')).toContain(`Parlour ${version} `);
  expect(out('rules', 'boom', 'BO-7')).toContain('BO-7');
  expect(out('simulate', 'crates', '--games', '2', '--workers', '1')).toContain('2 games');

  const server = spawn(
    process.execPath,
    [parlour, 'serve', '--port', '0', '--host', '127.0.0.1', '--log', 'json', '--per-minute', '1000'],
    {
      cwd: bare,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk) => {
      said += String(chunk);
      const line = said.split('\n').find((each) => each.includes('"msg":"open"') && each.endsWith('}'));
      if (line !== undefined) resolve(JSON.parse(line).port);
    });
    void ended.then((code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  const address = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${address}/`)).text()).toContain('<title>Parlour');
  const { here } = await seatedAt({ address }, 2, { game: 'boom', seats: 3, bots: 1 });
  await playOn(here, 4, dice(3));
  expect(here[0]?.update?.version).toBeGreaterThanOrEqual(4);
  for (const each of here) each.close();
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  // What it keeps lies where it was started, not where it is installed.
  expect(globSync('data/parlour.sqlite', { cwd: bare })).toHaveLength(1);
}, 600_000);
