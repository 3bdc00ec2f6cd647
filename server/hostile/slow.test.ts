import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenHouse, openTestHouse } from '../testing/open.ts';
import { seatedAt } from '../testing/seated.ts';

/** A second instead of the forty that a request may take otherwise. */
const PATIENCE = { request: 1000, looksEvery: 200 };

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse({ patience: PATIENCE });
});
afterAll(() => open.close());

const handles = (): number => readdirSync('/proc/self/fd').length;
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function called(): Socket {
  const { port, hostname } = new URL(open.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  return socket;
}

/** That the other side ends it: nothing here does. */
const letGo = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

test('who never ends a request is let go, whether its head or its body is slow; everybody else is served meanwhile', async () => {
  const before = handles();
  const halves = Array.from({ length: 40 }, () => called());
  for (const socket of halves) socket.write('GET /api/house HTTP/1.1\r\nHost: localhost\r\n');
  const slow = Array.from({ length: 10 }, () => called());
  const drops = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write(' ');
  }, 100);
  for (const socket of slow)
    socket.write(
      'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    );
  const all = [...halves, ...slow];
  // What they are told last is read, or they would never hear of the end.
  for (const socket of all) socket.resume();
  const gone = Promise.all(all.map(letGo));
  for (let i = 0; i < 5; i++) expect((await fetch(`${open.address}/api/house`)).status).toBe(200);
  await gone;
  clearInterval(drops);
  await expect.poll(() => handles() - before).toBeLessThan(20);
});

/** A message as a browser sends it: masked. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const head = Buffer.from([0x81, 0x80 | 126, body.length >> 8, body.length & 255]);
  for (let i = 0; i < body.length; i++) body[i] = (body[i] as number) ^ (mask[i % 4] as number);
  return Buffer.concat([head, mask, body]);
}

test('who asks and asks and reads nothing is let go before the server has kept much for them', async () => {
  const { id, here } = await seatedAt(open, 2, { game: 'economicus' });
  const before = handles();
  const socket = called();
  let isGone = false;
  socket.once('error', () => {
    isGone = true;
  });
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /api/tables/${id}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  // The longest answers there are; slower than too fast.
  const padding = 'x'.repeat(1000);
  for (let n = 1; !isGone; n++) {
    socket.write(
      frame(JSON.stringify({ id: n, ask: { is: 'moment', line: 0 }, padding: n % 500 === 0 ? padding : '' })),
    );
    if (n % 4 === 0) await later(60);
  }
  await expect.poll(() => handles() - before).toBeLessThan(5);
  // Whoever reads is told everything as before.
  expect(here.every((each) => each.states.at(-1)?.is === 'open')).toBe(true);
  for (const each of here) each.close();
});
