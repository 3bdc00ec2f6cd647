import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from '@parlour/server/config.ts';
import { afterAll, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { BIN, run } from './testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('parlour serve knows every setting of a server, and a file of them', () => {
  expect(Object.keys(COMMANDS.serve.options).sort()).toEqual([...Object.keys(SETTINGS), 'config'].sort());
  for (const [name, { isSwitch }] of Object.entries(SETTINGS))
    expect('value' in COMMANDS.serve.options[name as keyof typeof SETTINGS]).toBe(!isSwitch);
});

test('a server from a file of JSON, ended by a signal; a new link to its host’s page', async () => {
  const [config, data] = [join(folder, 'parlour.json'), join(folder, 'house.sqlite')];
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(config, JSON.stringify({ port: 0, host: '127.0.0.1', app: `${folder}/`, data, log: 'json' }));
  const child = spawn(process.execPath, [BIN, 'serve', '--config', config, '--node', 'one'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const open = await new Promise<{ port: number; node: string }>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const line = said.split('\n').find((each) => each.includes('"msg":"open"'));
      if (line !== undefined) resolve(JSON.parse(line));
    });
    child.on('exit', () => reject(new Error(said)));
  });
  expect(open.node).toMatch(/^one-[\da-f]{8}$/);
  expect((await fetch(`http://127.0.0.1:${open.port}/readyz`)).status).toBe(200);
  // Where the house is, the same file of settings says.
  const { code, out } = await run(['host', '--config', config]);
  const token = /\/house#(\S+) of your server/.exec(out)?.[1];
  expect([code, token]).toEqual([0, expect.stringMatching(/^[\w-]{20,}$/)]);
  const entered = await fetch(`http://127.0.0.1:${open.port}/api/host/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(entered.status).toBe(204);
  expect(said).not.toContain(token);
  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
});

test('what is wrong with the settings is said, and no password with it', async () => {
  const { code, err } = await run(['serve', '--port', 'x', 'postgresql://parlour:hush-hush@localhost/parlour']);
  expect(code).toBe(1);
  expect(err).toContain('--port: "x" is wrong; right is: a port is a number from 0 to 65535.');
  expect(err).not.toContain('hush-hush');
});
