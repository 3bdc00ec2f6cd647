import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Seat } from '@parlour/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attended, type Guest, guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { asked, dice, playOn } from './testing/play.ts';

/** In the proof at full size a million messages are sent. */
const MESSAGES = process.env['PARLOUR_PROVE'] === 'on' ? 1_000_000 : 3000;

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;
/** What is in use, without what is only left over. */
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};
const handles = (): number => readdirSync('/proc/self/fd').length;

/** A table of two in the middle of a game. */
async function middleOfAGame() {
  const guests = await Promise.all(['Ada', 'Max'].map((name) => guest(open.address, name)));
  const [host] = guests as [Guest];
  const wanted = { game: 'economicus', seats: 2, options: { limit: 'turns12' } };
  const { id } = (await host.http('POST', '/api/tables', wanted)).body as { id: string };
  const here = guests.map((each) => each.attend(id)) as [Attended, Attended];
  for (const each of here) await each.until('the room', () => each.room !== null);
  await here[1].ask({ is: 'sit', seat: 1 });
  await here[0].ask({ is: 'start' });
  for (const each of here) await each.until('the table', () => each.update !== null);
  await playOn(here, 10, dice(3));
  return { id, guests, here };
}

/** One of many ways to be wrong: no JSON, no message, another's seat, out of turn, replayed, too long, too deep. */
function hostile(random: (n: number) => number, { version, seat }: { version: number; seat: Seat }): string {
  const of = <T>(...all: T[]): T => all[random(all.length)] as T;
  const junk = () =>
    of<unknown>(null, -1, 1e99, '', 'x', [], {}, [[[]]], { type: 7 }, '__proto__', true, -0.5, '\u0000');
  const ask = of<object>(
    { is: 'act', seat: 1 - seat, choice: { type: 'pass' }, at: version, key: 'other-seat' },
    {
      is: 'act',
      seat,
      choice: { type: of('pass', 'bid', 'nothing', '__proto__', 'constructor'), x: junk() },
      at: version - 1 - random(9),
      key: `old-${random(1e9)}`,
    },
    { is: 'act', seat, choice: junk(), at: version, key: 'bad-choice' },
    { is: 'act', seat: junk(), choice: { type: 'pass' }, at: junk(), key: junk() },
    {
      is: of('sit', 'stand', 'bot', 'settle', 'start', 'promise', 'reveal', 'rematch', 'undo', 'nothing'),
      seat: junk(),
    },
    { is: 'moment', line: of<unknown>(-1, 1e6, version + 5, junk()), open: true },
    { is: 'log', from: 0, to: 1e6, seat: 1 - seat },
    { is: 'why', seat, choice: { type: of('pass', 'x'), deep: junk() } },
    { is: 'say' },
    { is: 'plan', seat, plan: junk() },
    {
      is: 'plan',
      seat: of<unknown>(1 - seat, junk()),
      plan: { id: 'plan-of-mine', is: 'passWindows', with: {}, once: false, until: null },
    },
    { is: 'plan', seat, plan: { id: 'plan-of-mine', is: '__proto__', with: { most: junk() }, once: true, until: 0 } },
    { is: 'unplan', seat: of<unknown>(1 - seat, junk()), plan: 'plan-of-mine' },
    { [of('is', 'does', '__proto__')]: junk() },
  );
  const frame = JSON.stringify({ id: random(1000), ask });
  return of(
    frame,
    frame,
    frame,
    frame.slice(0, random(frame.length)),
    'x'.repeat(random(200)),
    JSON.stringify(junk()),
    `${'['.repeat(2000)}`,
  );
}

/** Somebody who sends what they should not; closed, they come again. Returns how many messages were sent. */
async function attack(id: string, token: string | null, count: number, random: (n: number) => number, at: Attended) {
  const url = `${open.address.replace('http', 'ws')}/api/tables/${id}/live`;
  const how = token === null ? undefined : ({ headers: { authorization: `Bearer ${token}` } } as never);
  let sent = 0;
  let answered = 0;
  while (sent < count) {
    const socket = new WebSocket(url, how);
    const closed = new Promise<void>((resolve) => {
      socket.onclose = () => resolve();
      socket.onerror = () => resolve();
    });
    socket.onmessage = () => {
      answered += 1;
    };
    await new Promise((resolve) => {
      socket.onopen = resolve;
      void closed.then(resolve);
    });
    for (let burst = 0; burst < 400 && sent < count && socket.readyState === socket.OPEN; burst++, sent++) {
      const seat = at.seats()[0] ?? 0;
      socket.send(hostile(random, { version: at.update?.version ?? 0, seat }));
      if (burst % 20 === 19) await new Promise((resolve) => setImmediate(resolve));
    }
    if (random(2) === 0) socket.close();
    else await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 20))]);
    socket.close();
    await closed;
  }
  return answered;
}

test(`${MESSAGES} messages that should not be sent: every one answered or the line closed, nothing changed, nothing leaks`, async () => {
  const { id, guests, here } = await middleOfAGame();
  const [first, second] = here;
  const at = asked(first) === null ? second : first;
  const before = JSON.stringify(at.update);
  const stored = await open.store.tables.load(id);
  const random = dice(18);
  await attack(id, null, 200, random, at);
  const [memory, open0] = [heap(), handles()];
  const each = Math.ceil(MESSAGES / 3);
  const answers = await Promise.all([
    attack(id, null, each, dice(1), at),
    attack(id, (guests[here.indexOf(at)] as Guest).token, each, dice(2), at),
    attack(id, (await guest(open.address, 'Mallory')).token, each, dice(3), at),
  ]);
  expect(answers.every((answered) => answered > 0)).toBe(true);
  // The table is as it was, in memory and on the disk.
  const again = (guests[here.indexOf(at)] as Guest).attend(id);
  await again.until('the table', () => again.update !== null);
  expect(again.update?.version).toBe(JSON.parse(before).version);
  expect((await open.store.tables.load(id))?.version).toBe(stored?.version);
  again.close();
  // And it is played on.
  await playOn(here, 4, dice(5));
  for (const line of here) line.close();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(handles() - open0).toBeLessThan(20);
  // The two at the table have kept all they heard of who came and went.
  const heard = here.reduce((all, line) => all + line.heard.join('').length, 0);
  expect((heap() - memory - 2 * heard) / 1e6).toBeLessThan(20);
}, 3_600_000);

test('half-open connections, slow requests and a reader that reads nothing are let go', async () => {
  const { port, hostname } = new URL(open.address);
  const before = handles();
  const sockets = Array.from({ length: 50 }, () => connect(Number(port), hostname));
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.write('GET /api/house HTTP/1.1\r\nHost: localhost\r\n');
  }
  // Meanwhile everybody else is served.
  for (let i = 0; i < 5; i++) expect((await fetch(`${open.address}/api/house`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(handles() - before).toBeLessThan(20);
});
