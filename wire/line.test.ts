import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cableTo } from '@parlour/server/testing/cable.ts';
import { closingWith } from '@parlour/server/testing/closing.ts';
import { deafProxyTo } from '@parlour/server/testing/deaf-proxy.ts';
import { attend } from '@parlour/server/testing/guest.ts';
import { openTestHouse } from '@parlour/server/testing/open.ts';
import { asked, dice, moveAtRandom, playOn } from '@parlour/server/testing/play.ts';
import { seatedAt } from '@parlour/server/testing/seated.ts';
import { expect, onTestFinished, test } from 'vitest';

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function atTable(polls?: { wait: number; gone: number }) {
  const open = await openTestHouse(polls ? { polls } : {});
  onTestFinished(() => open.close());
  const { id, here, guests } = await seatedAt(open, 2);
  onTestFinished(() => here.forEach((each) => void each.close()));
  return { open, id, here, token: guests[1]?.token };
}

test('plain requests at a quiet table stay one line: nothing to tell is not nobody there', async () => {
  const { open, id, token } = await atTable({ wait: 1500, gone: 60_000 });
  const proxy = await deafProxyTo(open.address);
  onTestFinished(() => proxy.close());
  const far = attend(proxy.address, id, token, false, { silence: 6000 });
  onTestFinished(() => void far.close());
  await far.until('the table', () => far.update !== null);
  const before = far.states.length;
  // Twice as long as it would take a silent line for dead.
  await later(13_000);
  expect(far.states.slice(before)).toEqual([]);
});

test('who plays by plain requests gets a socket as soon as there may be one, and misses nothing', async () => {
  const { open, id, token, here } = await atTable();
  const proxy = await deafProxyTo(open.address);
  onTestFinished(() => proxy.close());
  const far = attend(proxy.address, id, token, false, { polledLong: 500, silence: 600_000 });
  onTestFinished(() => void far.close());
  await far.until('the table', () => far.update !== null);
  expect(proxy.upgrades).toBe(0);
  proxy.letThrough();
  await far.until('a socket', () => proxy.upgrades === 1 && far.states.at(-1)?.is === 'open');
  await playOn(here, 2, dice(1));
  await far.until('what was played', () => far.update?.version === here[0]?.update?.version);
  // It stays with the socket.
  await later(1500);
  expect(proxy.upgrades).toBe(1);
});

test.each([429, 500, 502])(
  'a move that was refused on its way by plain requests (%i) is sent again over a new line; words that may not be said twice are given back',
  async (status) => {
    const { open, id, token, here } = await atTable();
    const proxy = await deafProxyTo(open.address);
    onTestFinished(() => proxy.close());
    const far = attend(proxy.address, id, token, false, { silence: 600_000 });
    onTestFinished(() => void far.close());
    await far.until('the table', () => far.update !== null);
    proxy.refuseNext(status);
    expect(await far.ask({ is: 'say', text: 'hello' })).toMatchObject({ ok: false, refusal: { refused: 'notSent' } });
    await far.until('a new line', () => far.states.at(-1)?.is === 'open');
    const random = dice(1);
    while (asked(far) === null) await playOn(here, 1, random);
    proxy.refuseNext(status);
    // Its game may refuse a move at random; what matters is that every one is answered.
    while (!(await moveAtRandom(far, random)));
    await far.until('a new line', () => far.states.filter(({ is }) => is === 'open').length === 3);
  },
);

test('a line that died while the machine slept is found out when somebody looks at the page again', async () => {
  const { open, id, token, here } = await atTable();
  const cable = await cableTo(open.address);
  onTestFinished(() => cable.close());
  const far = attend(cable.address, id, token, false, { quiet: 0, answered: 400, silence: 600_000 });
  onTestFinished(() => void far.close());
  await far.until('the table', () => far.update !== null);
  const before = far.states.length;
  // A line that stands is left alone.
  far.line.wake();
  await later(1500);
  expect(far.states.slice(before)).toEqual([]);
  cable.silence();
  await playOn(here, 2, dice(1));
  far.line.wake();
  await far.until('it is lost', () => far.states.at(-1)?.is === 'waiting');
  cable.mend();
  await far.until('what was played meanwhile', () => far.update?.version === here[0]?.update?.version);
});

test.each([1013, 1008])(
  'a server that takes a line and lets it go at once (%i) is asked ever more seldom',
  async (code) => {
    const server = await closingWith(code);
    onTestFinished(() => server.close());
    const far = attend(server.address, 'abcdefgh', undefined, false, { stood: 600_000 });
    onTestFinished(() => void far.close());
    const waits = () => far.states.flatMap((state) => (state.is === 'waiting' ? [state.milliseconds] : []));
    await far.until('four tries', () => waits().length === 4);
    expect(far.states.filter(({ is }) => is === 'open').length).toBe(4);
    // By chance a wait is a quarter longer or shorter; the next is twice as long.
    expect(waits()).toEqual(waits().toSorted((a, b) => a - b));
  },
);

test.each([
  [4404, 'gone'],
  [4403, 'banned'],
])(
  'what a server closes for good (%i) is not asked for again, also when somebody looks at the page',
  async (code, is) => {
    const server = await closingWith(code);
    onTestFinished(() => server.close());
    const far = attend(server.address, 'abcdefgh');
    onTestFinished(() => void far.close());
    await far.until('it is over', () => far.states.at(-1)?.is === is);
    far.line.wake();
    await later(1500);
    expect(server.asked).toBe(1);
    expect(far.states.at(-1)).toEqual({ is });
  },
);

test('who is banned hears it over plain requests too', async () => {
  const proxy = createServer((_, response) =>
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"error":"banned"}'),
  );
  proxy.on('upgrade', (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => proxy.close(() => resolve())));
  const { port } = proxy.address() as AddressInfo;
  const far = attend(`http://127.0.0.1:${port}`, 'abcdefgh');
  onTestFinished(() => void far.close());
  await far.until('it is over', () => far.states.at(-1)?.is === 'banned');
});

test('who asks a hundred things in one breath is told all of them, whatever they are', async () => {
  const { here } = await atTable();
  const [far] = here as [(typeof here)[0]];
  const looks = Array.from({ length: 120 }, () => far.line.ask({ is: 'log', from: 0, to: 10 }));
  const said = far.ask({ is: 'say', text: 'hello' });
  const refused = (await Promise.all(looks)).flatMap(({ answer }) => (answer.ok ? [] : [answer.refusal?.refused]));
  expect(refused).toEqual([]);
  expect(await said).toEqual({ ok: true });
});
