import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '../config.ts';
import { meterProcess, registry } from './meters.ts';

/** What is in deploy/ is held against the program it deploys. */

const source = (file: string) => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
const KNOWN = new Set(Object.values(SETTINGS).map(({ env }) => env));

type Service = { environment: Record<string, string>; healthcheck?: object };
const compose = parse(source('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const NODES = ['one', 'two', 'three'];

test('compose: every variable of a node is one the server knows, and what it is set to is right', () => {
  expect(Object.keys(compose.services)).toEqual([...NODES, 'worker', 'postgres', 'redis', 'proxy']);
  for (const name of NODES) {
    const environment = compose.services[name]?.environment ?? {};
    expect(Object.keys(environment).filter((each) => !KNOWN.has(each))).toEqual([]);
    const filled = Object.entries(environment).map(([key, value]) => [
      key,
      value.replace(/\$\{DB_PASSWORD[^}]*\}/, 'secret').replace(/\$\{PARLOUR_NAME[^}]*\}/, 'games.example.org'),
    ]);
    expect(readConfig([], Object.fromEntries(filled))).toMatchObject({
      node: expect.stringMatching(new RegExp(`^${name}-[\\da-f]{8}$`)),
      address: `http://${name}:4444`,
      data: 'postgresql://parlour:secret@postgres/parlour',
      hosts: ['games.example.org'],
      isBehindProxy: true,
      log: 'json',
    });
  }
});

test('compose and the proxy: the proxy knows every node by its name and port, and reads the variables it is given', () => {
  const { environment = {} } = compose.services['proxy'] ?? {};
  expect(environment['PARLOUR_NODES']).toBe(NODES.map((name) => `${name}:4444`).join(' '));
  const read = [...source('proxy/Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
  expect(read.sort()).toEqual(Object.keys(environment).sort());
});

test('the container: its variables are known, its ports are those it opens, its command is that of the package', () => {
  const file = source('Containerfile');
  const set = /^ENV ((?:.*\\\n)*.*)$/m.exec(file)?.[1] ?? '';
  const env = Object.fromEntries([...set.matchAll(/(\w+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value]));
  expect(Object.keys(env).filter((key) => key !== 'NODE_ENV' && !KNOWN.has(key))).toEqual([]);
  const { port, metricsPort } = readConfig([], env);
  expect(file).toContain(`EXPOSE ${port} ${metricsPort}\n`);
  expect(file).toContain('"/srv/node_modules/parlour/cli/bin/parlour.mjs", "serve"');
});

test('systemd: the settings it starts with are right', () => {
  const config = new URL('../../deploy/systemd/parlour.json', import.meta.url).pathname;
  expect(readConfig(['--config', config], {})).toMatchObject({
    address: 'http://10.0.0.11:4444',
    metricsPort: 9464,
    // Both have a password, as docs/running.md sets them up.
    data: 'postgresql://parlour:PASSWORD@10.0.0.10/parlour',
    redis: 'redis://:PASSWORD@10.0.0.10:6379',
  });
});

test('systemd: both units run commands of the package by the same Node, and the worker is told of Redis by a variable it reads', () => {
  const [house, worker] = ['parlour', 'parlour-worker'].map((name) => source(`systemd/${name}.service`));
  const commandOf = (unit = '') => /^ExecStart=(\S+ \S+\/cli\/bin\/parlour\.mjs) (\w+)/m.exec(unit)?.slice(1) ?? [];
  const [program, serve] = commandOf(house);
  expect(commandOf(worker)).toEqual([program, 'worker']);
  expect(serve).toBe('serve');
  expect(worker).toContain('EnvironmentFile=/etc/parlour/worker.env');
  expect(KNOWN.has(/(PARLOUR_\w+)=/.exec(worker ?? '')?.[1] ?? '')).toBe(true);
  // No password among the words of a command, which everybody on the machine can read.
  expect(worker).not.toMatch(/ExecStart=.*redis:/);
});

type Rule = { alert: string; expr: string };
type Panel = { title: string; targets: { expr: string }[] };
const rules = (parse(source('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(source('grafana/parlour.json')) as { panels: Panel[] };
const asked = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
];

let told: string;
beforeAll(async () => {
  meterProcess();
  told = await registry.metrics();
});

test('alerts and dashboard: every metric they ask for is told, with the labels they ask by; and every metric of ours is asked for', async () => {
  const kinds = new Map([...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind = '']) => [name, kind]));
  const metrics = (await registry.getMetricsAsArray()) as unknown as { name: string; labelNames: string[] }[];
  const seen = new Set<string>();
  for (const { where, expr } of asked) {
    const names = [...expr.matchAll(/\b(?:parlour|nodejs|process)_\w+/g)].map(([name]) => name);
    expect(names.length + Number(expr.includes('up{')), where).toBeGreaterThan(0);
    for (const name of names) {
      const own = name.replace(/_bucket$/, '');
      expect(kinds.get(own), `${where}: ${name}`).toBe(
        name.endsWith('_bucket') ? 'histogram' : name.endsWith('_total') ? 'counter' : 'gauge',
      );
      seen.add(own);
    }
    const by = [...expr.matchAll(/\bby \(([^)]*)\)|\{([^}]*)\}/g)].flatMap(([, list = '', matchers = '']) => [
      ...list.split(/,\s*/),
      ...[...matchers.matchAll(/(\w+)\s*=/g)].map(([, label]) => label),
    ]);
    const labels = [
      'instance',
      'job',
      'le',
      ...names.flatMap((name) => metrics.find((each) => each.name === name)?.labelNames ?? []),
    ];
    expect(
      by.filter((label) => label && !labels.includes(label)),
      where,
    ).toEqual([]);
  }
  expect([...kinds.keys()].filter((name) => name.startsWith('parlour_') && !seen.has(name))).toEqual([]);
});
