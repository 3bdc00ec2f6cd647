import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig, SETTINGS } from '../config.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function written(content: unknown): string {
  const file = join(folder, 'parlour.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const wrong = (args: string[], env: Record<string, string> = {}) => {
  try {
    readConfig(args, env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing was wrong');
};

test('flags go over the environment, and the environment over the file', () => {
  const file = written({
    port: 1,
    host: '10.0.0.1',
    'per-minute': 7,
    hosts: ['a.example', 'b.example'],
    'behind-proxy': true,
  });
  const config = readConfig(['--config', file, '--port', '3'], { PORT: '2', HOST: '10.0.0.2', PARLOUR_DRAIN: '1.5' });
  expect(config).toMatchObject({
    port: 3,
    host: '10.0.0.2',
    perMinute: 7,
    hosts: ['a.example', 'b.example'],
    drain: 1500,
  });
  expect(config.isBehindProxy).toBe(true);
  expect(readConfig([], { PARLOUR_CONFIG: file, PARLOUR_BEHIND_PROXY: 'off' }).isBehindProxy).toBe(false);
});

test('without anything a house is quiet, open to the network, and asked for no metrics', () => {
  expect(readConfig([], { PARLOUR_REDIS: '' })).toMatchObject({
    port: 4444,
    host: '0.0.0.0',
    log: 'text',
    logLevel: 'error',
    metricsPort: null,
    redis: null,
    drain: 0,
  });
  expect(readConfig(['--log', 'json'], {}).logLevel).toBe('info');
});

/** For each key something it cannot be. */
const SENSELESS: { [K in keyof typeof SETTINGS]: unknown } = {
  port: 65_536,
  host: 7,
  app: '',
  data: 'mysql://parlour:hush-hush@localhost/parlour',
  redis: 'http://:hush-hush@localhost',
  node: 'one/two',
  address: '10.0.0.5:4444',
  hosts: [1],
  'behind-proxy': 'yes',
  proxies: 0,
  'per-minute': 0,
  'notices-inside': 'perhaps',
  'notices-after': 'soon',
  'new-host-token': 1,
  log: 'xml',
  'log-level': 'loud',
  'metrics-port': '80a',
  'metrics-host': ' ',
  drain: -1,
};

test('every key is checked: what is wrong is named where it stands, with what would be right', () => {
  const file = written(SENSELESS);
  const lines = wrong(['--config', file]).split('\n');
  expect(lines).toHaveLength(Object.keys(SETTINGS).length);
  for (const [key, { right }] of Object.entries(SETTINGS)) {
    const line = lines.find((each) => each.startsWith(`“${key}” in ${file}`));
    expect(line, key).toContain(right);
  }
  for (const [key, { env, right, isSwitch }] of Object.entries(SETTINGS)) {
    const given = String(SENSELESS[key as keyof typeof SETTINGS]);
    if (['', '7', '1', '1,2'].includes(given.trim())) continue;
    expect(wrong([], { [env]: given })).toMatch(new RegExp(`^${env}\\b.*is wrong; right is: `));
    if (!isSwitch) expect(wrong([`--${key}=${given}`])).toContain(`right is: ${right}`);
  }
});

test('what nobody knows is an error that lists what there is', () => {
  expect(wrong(['--prot', '1'])).toMatch(/^There is no --prot; there are --config, --port, /);
  expect(wrong(['--config', written({ prot: 1 })])).toMatch(/^There is no “prot” \(.*\); there are port, /);
  expect(wrong([], { PARLOUR_DATTA: 'x' })).toMatch(/^There is no variable PARLOUR_DATTA; there are PORT, /);
  expect(wrong(['--port'])).toBe('--port needs a value: a port is a number from 0 to 65535.');
  expect(wrong(['--behind-proxy=yes'])).toBe('--behind-proxy takes no value.');
  expect(wrong(['--config', join(folder, 'none.json')])).toMatch(/cannot be read: ENOENT/);
  expect(wrong(['--config', written([1])])).toMatch(/right is one object/);
  // What Kubernetes tells everybody about a service called parlour is no mistake of anybody's.
  readConfig([], { PARLOUR_SERVICE_HOST: '10.0.0.1', PARLOUR_PORT: 'tcp://10.0.0.1:80', PARLOUR_PORT_80_TCP: 'x' });
});

test('no password is shown, wherever it was written', () => {
  const secret = 'hush-hush';
  const everywhere = [
    wrong(['--data', `mysql://parlour:${secret}@localhost/parlour`]),
    wrong(['--redis', `http://:${secret}@localhost`]),
    wrong([], { PARLOUR_DATA: `postgres//parlour:${secret}@localhost`, PARLOUR_REDIS: `redis:${secret}`, PORT: 'x' }),
    wrong([`postgresql://parlour:${secret}@localhost/parlour`]),
    wrong(['--config', written(`{ "data": "postgresql://parlour:${secret}@localhost", }`)]),
    wrong(['--config', written(`"${secret}"`)]),
    wrong(['--config', written({ redis: `amqp://${secret}@localhost` })]),
  ];
  for (const said of everywhere) expect(said).not.toContain(secret);
});
