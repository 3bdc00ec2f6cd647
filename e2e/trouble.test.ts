import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houseForAll } from './house-for-all.ts';
import { skipCard, untilAsked, untilOwnTurn } from './person.ts';

const house = houseForAll();

test('a table that breaks says so honestly, gives its record, and can be opened again', async () => {
  const page = await house.visit();
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

test('what a page has not fetched yet is waited for while the network is gone, and comes whole', async () => {
  const page = await house.visit();
  await page.goto('/');
  await page.waitForSelector('[data-part=play-now]');
  await page.context().setOffline(true);
  await page.click('a[href="/settings"]');
  await expect.poll(() => page.troubles.length).toBeGreaterThan(0);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  // Styles that did not come with the first try are there too.
  expect(await sheetsMissing(page)).toBe(0);
});

test('a table fetches what it may need: without a network its log and its rules open', async () => {
  const page = await house.visit();
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await untilAsked(page);
  await page.waitForFunction(() => performance.getEntriesByName('everything is here').length > 0);
  // Rules, and bots with and without their thinking.
  await page.waitForFunction(async () => (await (await caches.open('parlour-rules')).keys()).length === 3);
  await page.context().setOffline(true);
  await page.keyboard.press('l');
  await page.locator('[data-part=drawer]').waitFor();
  await page.keyboard.press('r');
  await page.locator('[data-part=drawer]').locator('[data-part=rules]').waitFor();
  expect(page.troubles).toEqual([]);
  expect(await sheetsMissing(page)).toBe(0);
});

const sheetsMissing = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => link.sheet === null)
        .length,
  );

/** Plays nothing until the turn is the next one's; what others ask before it is declined. */
async function ownTurnPassed(page: Page): Promise<void> {
  await untilOwnTurn(page);
  await skipCard(page);
  await page.click('[data-action=pass]');
}

test('three at one screen at normal pace: who has moved sees what came of it before the device goes on', async () => {
  const page = await house.visit({ settings: { speed: 2, asks: 'everything' } });
  await page.goto('/play/boom');
  await page.getByRole('button', { name: '3 seats' }).click();
  for (const seat of [1, 2, 3]) await page.getByLabel(`Who plays: ${seat}`).selectOption('');
  await page.click('[data-part=start]');
  await page.click('[data-part=take-device]');
  await skipCard(page);
  // Everything the prompt says on the way, however short it stands there.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(document.querySelector('[data-part=prompt]')?.textContent ?? '')).observe(
      document.body,
      { childList: true, subtree: true, characterData: true },
    );
  });
  await page.click('[data-action=pass]');
  await page.waitForSelector('[data-part=take-device]');
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.some((words) => words.includes('Waiting for'))).toBe(true);
  expect(page.troubles).toEqual([]);
});
