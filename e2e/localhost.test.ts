import { networkAddress } from '@parlour/server/network.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openHouse } from './browser.ts';
import { joined, opened } from './friends.ts';

test('a table made at the address that npm start prints is joined from the network by its link; without a network the page says so', async () => {
  const house = await openHouse([], null, 2, '0.0.0.0');
  onTestFinished(() => house.close());
  const lan = networkAddress({ host: '0.0.0.0' });
  const host = await house.visit();
  expect(new URL(house.address).hostname).toBe('localhost');
  const link = await opened(host, 'boom');
  expect(new URL(link).hostname).toBe(lan ?? 'localhost');
  expect(await host.getByText('only opens on this computer').count()).toBe(lan === null ? 1 : 0);
  const friend = await house.visit({ width: 390, height: 844, touch: true });
  await joined(friend, link, 'Max');
  await host.waitForSelector('[data-part=online-seat-1]:has-text("Max")');
  // So do a private link, and what is opened on a television.
  await host.goto('/online');
  expect(await host.textContent('[data-part=big-screen]')).toContain(new URL(link).host);
  await host.click('[data-part=other-device]');
  expect(new URL((await host.textContent('[data-part=device-link]')) ?? '').host).toBe(new URL(link).host);
  expect([...host.troubles, ...friend.troubles]).toEqual([]);
});
