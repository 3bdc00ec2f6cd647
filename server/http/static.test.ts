import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenHouse, openTestHouse } from '../testing/open.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
  writeFileSync(join(open.app, 'large.js'), randomBytes(4_000_000).toString('hex'));
});
afterAll(() => open.close());

const handles = (): number => readdirSync('/proc/self/fd').length;

/** As a browser asks: `fetch` of Node would ask past every cache. */
const asked = (headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve) => {
    get(`${open.address}/large.js`, { headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer));
    });
  });

test('who has a file already is told so, and not sent it again', async () => {
  const { headers } = await asked({});
  expect(headers.etag).toMatch(/^(W\/)?"/);
  expect((await asked({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  expect((await asked({ 'if-none-match': '"another"' })).statusCode).toBe(200);
});

test('six hundred downloads that are broken off leave no file open', async () => {
  const { port, hostname } = new URL(open.address);
  const before = handles();
  for (let wave = 0; wave < 12; wave++)
    await Promise.all(
      Array.from(
        { length: 50 },
        () =>
          new Promise<void>((resolve) => {
            const socket = connect(Number(port), hostname, () =>
              socket.write('GET /large.js HTTP/1.1\r\nHost: localhost\r\n\r\n'),
            );
            // The file has begun to come, and most of it never will.
            socket.once('data', () => socket.destroy());
            socket.once('close', () => resolve());
            socket.on('error', () => {});
          }),
      ),
    );
  await expect.poll(() => handles() - before).toBeLessThan(10);
});
