import { expect, test } from 'vitest';
import { joined, opened, started } from './friends.ts';
import { houseForAll } from './house-for-all.ts';

const house = houseForAll();

test('the host of the house enters by the printed link, says something to everybody, closes a table and bans a guest', async () => {
  const guest = await house.visit();
  const link = await opened(guest, 'crates', 'Ada');
  const friend = await house.visit();
  await joined(friend, link, 'Ben');
  await started(guest, [guest, friend]);
  const page = await house.visit({ width: 390, height: 844, touch: true });
  await page.goto('/house');
  await page.locator('[data-part=host-token]').fill('not this one');
  await page.locator('[data-part=enter-house]').tap();
  await page.getByText('That’s not this server’s token.').waitFor();
  await page.goto('/');
  await page.goto(house.hostLink);
  await page.locator('[data-part=enter-house]').tap();
  await page.locator('[data-part=house]').waitFor();
  expect(page.url()).not.toContain('#');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator('[data-part=announcement]').fill('We close at ten.');
  await page.locator('[data-part=announce]').tap();
  await guest.getByText('We close at ten.').waitFor();
  await page.locator('[data-part=backup]').tap();
  await page.getByText('The backup is in').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.locator('[data-part=house-people] li:has-text("Ben") [data-part=ban]').tap();
  await guest.getByText('A bot is playing for Ben.').waitFor();
  await page.locator('[data-part=close-table]').first().tap();
  await guest.getByText('The game was ended').waitFor();
  // Who has not entered sees nothing.
  const stranger = await house.visit();
  await stranger.goto('/house');
  await stranger.locator('[data-part=host-token]').waitFor();
  expect(await stranger.locator('[data-part=house]').count()).toBe(0);
});
