import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { ASKED } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('somebody opens a table, a friend comes by the link with two taps, and they play', async () => {
  const host = await house.visit();
  await host.goto('/');
  await host.click('[data-part=online-link]');
  await host.locator('[data-part=host]').first().click();
  await host.fill('[data-part=name]', 'Ada');
  await host.click('[data-part=become]');
  await host.waitForSelector('[data-part=gathering]');
  const link = (await host.textContent('[data-part=invite-link]')) ?? '';
  const friend = await house.visit({ width: 390, height: 844, touch: true });
  await friend.goto(link);
  await friend.fill('[data-part=name]', 'Max');
  await friend.tap('[data-part=become]');
  await friend.waitForSelector('[data-part=online-seat-1]:has-text("Max")');
  await host.waitForSelector('[data-part=online-seat-1]:has-text("Max")');
  await host.click('[data-part=fill]');
  await host.click('[data-part=start-online]:not([aria-disabled=true])');
  await Promise.all([host, friend].map((page) => page.waitForSelector('[data-part=room-bar]')));
  await Promise.race([host, friend].map((page) => page.waitForSelector(ASKED, { timeout: 30_000 })));
  expect([...host.troubles, ...friend.troubles]).toEqual([]);
});
