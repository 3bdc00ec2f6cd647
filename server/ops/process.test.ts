import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { GameRecord } from '@parlour/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { hostToken } from '../http/host.ts';
import { sqliteStore } from '../store/index.ts';
import type { Attended, Guest } from '../testing/guest.ts';
import { type Node, startNode } from '../testing/node.ts';
import { dice, playAtRandom, playOn } from '../testing/play.ts';
import { seatedAt } from '../testing/seated.ts';

function fresh(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-ops-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'house.sqlite');
}

async function started(args: readonly string[]): Promise<Node> {
  const node = await startNode(args);
  onTestFinished(() => void node.child.kill('SIGKILL'));
  return node;
}

const probe = async (node: Node, path: string) => {
  const response = await fetch(`${node.address}${path}`);
  return { status: response.status, body: await response.json() };
};

/** The same, under whatever name. */
const probeAs = (node: Node, host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(`${node.address}${path}`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

/** The fields of a line, and what may stand in each; a card, a name or a word of anybody fits nowhere. */
const FIELDS: Record<string, RegExp> = {
  level: /^(trace|debug|info|warn|error)$/,
  time: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  node: /^[\w.-]+$/,
  msg: /^(open|Server listening at http:\/\/[\d.]+:\d+|request|connected|disconnected|answered|closing|closed)$/,
  reqId: /^[\da-f]{8}-[\da-f-]{27}$/,
  table: /^[a-z0-9]{14}$/,
  method: /^(GET|POST|DELETE|OPTIONS|HEAD)$/,
  route: /^[\w/:*-]+$/,
  status: /^\d{3}$/,
  ms: /^\d+$/,
  to: /^(table|lobby)$/,
  code: /^\d{4}$/,
  ask: /^[a-zA-Z]+$/,
  refused: /^[a-zA-Z]+$/,
  port: /^\d+$/,
  host: /^[\d.]+$/,
  metrics: /^\d+$/,
  data: /^\/.*\.sqlite$/,
  signal: /^SIG[A-Z]+$/,
  drain: /^\d+$/,
};

test('a game with logs at the most talkative: requests, connections and tables are found, and no secret is', async () => {
  const file = fresh();
  const before = sqliteStore(file);
  const host = await hostToken(before, true);
  await before.close();
  const node = await started(['--data', file, '--log-level', 'trace']);
  const { id, guests, here, first } = await seatedAt(node, 2, { game: 'boom', seats: 3, bots: 1 });
  const [ada] = guests as [Guest];
  const secrets = new Set<string>(guests.map(({ token }) => token));
  secrets.add(host ?? '');
  const words = 'the-treasure-lies-under-the-old-oak';
  secrets.add(words);
  await first.ask({ is: 'say', text: words });
  // Everything that has something to hide in its address, its body or its answer.
  const { link } = (await ada.http('POST', '/api/me/links', {})).body as { link: string };
  secrets.add(link);
  await ada.http('POST', '/api/me/links/redeem', { link });
  const { line } = (await ada.http('POST', `/api/tables/${id}/polls?token=query-with-a-secret-1`)).body as {
    line: string;
  };
  secrets.add(line).add('query-with-a-secret-1');
  await ada.http('POST', `/api/polls/${line}`, { id: 1, ask: { is: 'say', text: words } });
  await ada.http('DELETE', `/api/polls/${line}`);
  await ada.http('POST', '/api/host/enter', { token: host });
  await fetch(`${node.address}/nowhere/${ada.token}?token=query-with-a-secret-1`);
  await ada.http('POST', '/api/me/notices', { webhook: 'https://hooks.example.org/services/hook-with-a-secret-2' });
  secrets.add('hook-with-a-secret-2');
  await fetch(`${node.address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'parlour=cookie-with-a-secret-3' },
    body: `{ "name": "${words}" `,
  });
  secrets.add('cookie-with-a-secret-3');
  const odd = new WebSocket(`${node.address.replace('http', 'ws')}/api/tables/${id}/live?token=query-with-a-secret-1`);
  await new Promise((resolve) => odd.on('open', resolve));
  odd.send(`{ "id": 3, "say": "${words}" `);
  await new Promise((resolve) => odd.once('message', resolve));
  odd.close();

  await playOn(here, 10, dice(5));
  await Promise.all(here.map((each, i) => playAtRandom(each, dice(i + 1))));
  const record = (await first.line.ask({ is: 'record' })).value as GameRecord;
  const kept = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => kept.close());
  const rows = kept.prepare('SELECT kept FROM tables').all() as { kept: string }[];
  // Seeds, entropy, promises: whatever in what is kept of a table is long and hexadecimal.
  for (const row of rows) for (const [found] of row.kept.matchAll(/[0-9a-f]{32,}/g)) secrets.add(found);
  for (const seed of record.seeds ?? []) expect(secrets).toContain(seed);
  for (const each of here) each.close();
  node.child.kill('SIGTERM');
  expect(await node.ended).toEqual({ code: 0, signal: null });

  const text = node.text();
  expect(secrets.size).toBeGreaterThan(12);
  for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
  for (const name of ['Guest 0', ada.id]) expect(text).not.toContain(name);
  for (const each of node.said)
    for (const [field, value] of Object.entries(each))
      expect(String(value), field).toMatch(FIELDS[field] ?? /^no such field$/);
  // What one looks for is there: one table's requests and connections, one request's lines, moves and refusals.
  const of = (wanted: Record<string, unknown>) =>
    node.said.filter((each) => Object.entries(wanted).every(([field, value]) => each[field] === value));
  expect(of({ msg: 'request', route: '/api/tables/:id/polls', table: id, status: 201 })).toHaveLength(1);
  expect(of({ msg: 'connected', to: 'table', table: id })).toHaveLength(3);
  const [connected] = of({ msg: 'connected', table: id });
  expect(of({ msg: 'answered', ask: 'act', table: id, reqId: connected?.['reqId'] }).length).toBeGreaterThan(5);
  expect(of({ refused: 'badMessage', ask: 'unread' })).toHaveLength(1);
  expect(of({ msg: 'closed' })).toHaveLength(1);
});

test('probes are answered under any name; whoever plays is not', async () => {
  const node = await started(['--data', fresh()]);
  expect(await probe(node, '/healthz')).toEqual({ status: 200, body: { ok: true } });
  expect(await probe(node, '/readyz')).toEqual({ status: 200, body: { ready: true } });
  expect(await probeAs(node, 'stranger.example.org', '/readyz')).toBe(200);
  expect(await probeAs(node, 'stranger.example.org', '/api/house')).toBe(421);
});

test('every metric is told and counts: connections, moves, refusals, lines, bots', async () => {
  const node = await started(['--data', fresh()]);
  const { here, first } = await seatedAt(node, 2, { game: 'boom', seats: 3, bots: 1 });
  await playOn(here, 12, dice(2));
  await first.ask({ is: 'start' });
  const value = async (name: string) => {
    const text = await (await fetch(node.metrics)).text();
    const lines = text.split('\n').filter((line) => line.startsWith(name) && !/^[a-z]/.test(line.slice(name.length)));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  expect(await value('parlour_connections')).toBe(2);
  expect(await value('parlour_tables_awake')).toBe(1);
  expect(await value('parlour_moves_acknowledged_total{game="boom"}')).toBeGreaterThan(11);
  expect(await value('parlour_refusals_total{kind="notAtThisStage"}')).toBe(1);
  expect(await value('parlour_append_seconds_count')).toBeGreaterThan(11);
  expect(await value('parlour_messages_total{way="in"}')).toBeGreaterThan(12);
  expect(await value('parlour_messages_total{way="out"}')).toBeGreaterThan(24);
  expect(await value('parlour_bot_thinking_seconds_count')).toBeGreaterThan(0);
  expect(await value('parlour_ready')).toBe(1);
  expect(await value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  for (const each of here) each.close();
  await expect.poll(() => value('parlour_connections')).toBe(0);
  expect((await fetch(`${node.metrics}/other`)).status).toBe(404);
});

test('told to end, it says so before it lets anybody go; a second signal ends it at once', async () => {
  const node = await started(['--data', fresh(), '--drain', '600']);
  const { here } = await seatedAt(node, 2, { game: 'boom', seats: 3, bots: 1 });
  node.child.kill('SIGTERM');
  await expect
    .poll(() => probe(node, '/readyz'))
    .toEqual({ status: 503, body: { ready: false, reason: 'shutting down' } });
  expect((await probe(node, '/healthz')).status).toBe(200);
  await playOn(here, 3, dice(8));
  for (const each of here) each.close();
  // What comes at once after the first is the same signal, told twice.
  await new Promise((resolve) => setTimeout(resolve, 400));
  node.child.kill('SIGTERM');
  expect(await node.ended).toEqual({ code: 1, signal: null });
});

test('told to end, it lets everybody go with 1012, keeps everything and exits with 0', async () => {
  const file = fresh();
  const node = await started(['--data', file]);
  const { id, here } = await seatedAt(node, 2, { game: 'boom', seats: 3, bots: 1 });
  await playOn(here, 5, dice(1));
  const version = (here[0] as Attended).update?.version ?? 0;
  const gone: number[] = [];
  for (let i = 0; i < 35; i++) {
    const ws = new WebSocket(`${node.address.replace('http', 'ws')}/api/tables/${id}/live`);
    await new Promise((resolve, reject) => ws.on('open', resolve).on('error', reject));
    ws.on('close', (code) => gone.push(code));
  }
  // As where a terminal tells everybody in it, and who started the server passes it on.
  node.child.kill('SIGINT');
  node.child.kill('SIGTERM');
  expect(await node.ended).toEqual({ code: 0, signal: null });
  await expect.poll(() => gone).toEqual(Array(35).fill(1012));
  for (const each of here) each.close();
  const left = sqliteStore(file);
  expect((await left.tables.load(id))?.version).toBeGreaterThanOrEqual(version);
  await left.close();
});

test('a Redis that does not answer is said once, with its reason, and told to Prometheus; nothing of its address is said', async () => {
  const node = await started(['--data', fresh(), '--redis', 'redis://:hidden-password@127.0.0.1:1']);
  const told = async () => /^parlour_redis_up (.*)$/m.exec(await (await fetch(node.metrics)).text())?.[1];
  await expect.poll(told).toBe('0');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const lines = node.said.filter(({ msg }) => String(msg).startsWith('Redis'));
  expect(lines).toMatchObject([{ level: 'warn', err: { message: expect.stringContaining('ECONNREFUSED') } }]);
  expect(node.text()).not.toContain('hidden-password');
  expect((await probe(node, '/readyz')).status).toBe(200);
});
