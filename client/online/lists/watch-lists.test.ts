import { cableTo } from '@parlour/server/testing/cable.ts';
import { type Guest, guest } from '@parlour/server/testing/guest.ts';
import { openTestHouse } from '@parlour/server/testing/open.ts';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  documentElement: { dataset: {}, style: { setProperty: () => {} } },
});
vi.stubGlobal('document', page);
vi.stubGlobal('window', new EventTarget());
const laid: WebSocket[] = [];
vi.stubGlobal(
  'WebSocket',
  class extends WebSocket {
    constructor(url: string) {
      super(url);
      laid.push(this);
    }
  },
);
const { watchLists } = await import('./watch-lists.ts');

const opens = async (host: Guest) =>
  ((await host.http('POST', '/api/tables', { game: 'boom', seats: 3, isPublic: true })).body as { id: string }).id;

test('lists whose line died while the machine slept are asked for again when somebody looks at the page', async () => {
  const open = await openTestHouse();
  onTestFinished(() => open.close());
  const cable = await cableTo(open.address);
  onTestFinished(() => cable.close());
  vi.stubGlobal('location', new URL(cable.address));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => fetch(new URL(path, location.href), how));
  const host = await guest(open.address, 'Host');
  let told: string[] = [];
  const leave = watchLists((lists) => {
    if (lists !== 'offline') told = lists.open.map(({ id }) => id);
  });
  onTestFinished(leave);
  await expect.poll(() => laid.at(-1)?.readyState).toBe(WebSocket.OPEN);
  const before = await opens(host);
  await expect.poll(() => told).toContain(before);
  // What is told now reaches nobody, and nobody hears that the line has died.
  cable.silence();
  const missed = await opens(host);
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(told).not.toContain(missed);
  cable.mend();
  page.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => told).toContain(missed);
  // And the new line tells what comes next.
  const next = await opens(host);
  await expect.poll(() => told).toContain(next);
});
