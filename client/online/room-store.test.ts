import { cableTo } from '@parlour/server/testing/cable.ts';
import type { Guest } from '@parlour/server/testing/guest.ts';
import { openTestHouse } from '@parlour/server/testing/open.ts';
import { asked, dice, playOn } from '@parlour/server/testing/play.ts';
import { receiver } from '@parlour/server/testing/receiver.ts';
import { seatedAt } from '@parlour/server/testing/seated.ts';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
vi.stubGlobal('document', page);
vi.stubGlobal('window', new EventTarget());
/** A browser's sockets bring its cookie. */
let token = '';
vi.stubGlobal(
  'WebSocket',
  class extends WebSocket {
    constructor(url: string, how: object = { headers: { cookie: `parlour=${token}` } }) {
      super(url, how as never);
    }
  },
);
const { openRoom } = await import('./room-store.ts');

const become = (state: 'visible' | 'hidden') => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('a page that is open and hidden does not keep its owner from hearing elsewhere that it is their turn, also over a new line', async () => {
  const open = await openTestHouse({ noticesInside: true, noticesAfter: 500 });
  onTestFinished(() => open.close());
  vi.stubGlobal('location', new URL(open.address));
  const hook = await receiver();
  onTestFinished(() => void hook.close());
  const { id, guests, here } = await seatedAt(open, 2);
  const [own, other] = here as [(typeof here)[0], (typeof here)[0]];
  const [me] = guests as [Guest];
  await me.http('POST', '/api/me/notices', { webhook: `${hook.address}/mine` });
  const random = dice(7);
  while (asked(own) !== null) await playOn([own], 1, random);
  await other.until('their turn', () => asked(other) !== null);
  ({ token } = me);
  const room = openRoom(id);
  onTestFinished(() => room.close());
  await expect.poll(() => room.getState().room?.you.person).toBe(me.id);
  own.close();
  const isLooking = async () => (await open.house.room(id))?.attendance.isLooking(me.id);
  await expect.poll(isLooking).toBe(true);
  become('hidden');
  await expect.poll(isLooking).toBe(false);
  while (asked(other) !== null) await playOn([other], 1, random);
  await expect.poll(() => hook.received.length).toBe(1);
  become('visible');
  await expect.poll(isLooking).toBe(true);
  // A page that is opened, or finds its line again, where nobody looks.
  page.visibilityState = 'hidden';
  const behind = openRoom(id);
  onTestFinished(() => behind.close());
  room.close();
  await expect.poll(() => behind.getState().line.is).toBe('open');
  await expect.poll(isLooking).toBe(false);
  expect((await open.house.room(id))?.isHere(me.id)).toBe(true);
});

test('the open page of somebody who was forgotten elsewhere holds no seat any more, and shows what anybody may see', async () => {
  const open = await openTestHouse();
  onTestFinished(() => open.close());
  const cable = await cableTo(open.address);
  onTestFinished(() => cable.close());
  const { id, guests, here } = await seatedAt(open, 2);
  for (const each of here) each.close();
  vi.stubGlobal('location', new URL(cable.address));
  const [me] = guests as [Guest];
  ({ token } = me);
  const room = openRoom(id);
  onTestFinished(() => room.close());
  const eyes = () => room.position()?.sights.map((each) => each.eyes);
  await expect.poll(eyes).toEqual([0]);
  expect((await me.http('DELETE', '/api/me')).status).toBe(204);
  // At the latest when its line breaks; this browser still sends the cookie of before.
  cable.cut();
  cable.mend();
  await expect.poll(() => room.getState().room?.you).toMatchObject({ person: null, seats: [] });
  await expect.poll(eyes).toEqual(['spectator']);
  expect(await room.ask({ is: 'say', text: 'me again' })).toMatchObject({
    answer: { refusal: { refused: 'needsName' } },
  });
  expect(JSON.stringify([room.getState(), room.position()])).not.toContain(me.name);
});
