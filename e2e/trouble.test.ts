import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { skipCard, untilAsked, untilOwnTurn } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a table that breaks says so honestly, gives its record, and can be opened again', async () => {
  const page = await house.visit({ fresh: true });
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await untilAsked(page);
  const table = page.url();
  await page.goto('/');
  await page.context().route(/\/rules\/boom\/bots-.*\.js$/, (route) => route.abort());
  await page.goto(table);
  // Bots are fetched when one of them is asked.
  const stopped = page.getByText('stopped because of an error');
  await Promise.race([stopped.waitFor(), ownTurnPassed(page)]);
  await stopped.waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^boom-.*\.json$/);
  await page.context().unroute(/\/rules\/boom\/bots-.*\.js$/);
  await page.getByRole('button', { name: 'Open the table again' }).click();
  await untilAsked(page);
});

/** Plays nothing until the turn is the next one's; what others ask before it is declined. */
async function ownTurnPassed(page: Page): Promise<void> {
  await untilOwnTurn(page);
  await skipCard(page);
  await page.click('[data-action=pass]');
}

test('three at one screen at normal pace: who has moved sees what came of it before the device goes on', async () => {
  const page = await house.visit({ settings: { speed: 2 } });
  await page.goto('/play/boom');
  await page.getByRole('button', { name: '3 seats' }).click();
  for (const seat of [1, 2, 3]) await page.getByLabel(`Who plays: ${seat}`).selectOption('');
  await page.click('[data-part=start]');
  await page.click('[data-part=take-device]');
  await skipCard(page);
  await page.click('[data-action=pass]');
  await page.waitForFunction(() => document.querySelector('[data-part=prompt]')?.textContent?.includes('Waiting for'));
  await page.waitForSelector('[data-part=take-device]');
  expect(page.troubles).toEqual([]);
});
