import { gameById } from '@parlour/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../browser.ts';
import type { Visitor } from '../online/company.ts';
import { finished, gatheredAround, LAID, WALL } from './around.ts';

/** The evening goes on: another game around the same screen. */

let house: House;
beforeAll(async () => {
  house = await openHouse([], null, 12);
});
afterAll(() => house.close());

test('after the end each phone shows the result, one presses Rematch and all come along, also one that slept; a bot takes the seat that somebody leaves', async () => {
  const company = await gatheredAround(house, 'boom', 3, { before: ({ page }) => page.click('[data-part=more-bots]') });
  const [first, middle, last] = company.players as [Visitor, Visitor, Visitor];
  const screen = company.watcher.page;
  await finished(house, company);
  await screen.waitForSelector('[data-part=screen-over]');

  for (const { page } of company.players) {
    await page.getByRole('button', { name: 'See the result' }).click();
    await page.waitForSelector('[data-part=ranking]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-part=ranking]', { state: 'detached' });
  }

  last.cable.cut();
  await last.page.waitForSelector('[data-part=hand-bar][data-line=lost]');
  await middle.page.click('[data-part=hand-bar] [data-part=rematch]');
  await screen.waitForSelector('[data-part=screen-gathering]');
  await Promise.all([first, middle].map(({ page }) => page.waitForSelector('[data-part=seat-page] [data-mark]')));
  last.cable.mend();
  await last.page.waitForSelector('[data-part=seat-page] [data-mark]');
  const paths = company.players.map(({ page }) => new URL(page.url()).pathname);
  expect(new Set(paths).size).toBe(1);
  expect(paths[0]).not.toBe(company.path);
  for (const { name } of company.players)
    expect(await screen.textContent('[data-part=screen-gathering]')).toContain(name);

  // Whoever pressed leads now, and the bot of the last game is there again.
  await middle.page.waitForSelector('[data-part=start-online]:has-text("Start with 4")');
  const gone = first;
  await gone.page.getByRole('button', { name: 'Stand up' }).click();
  await screen.waitForSelector(`[data-part=screen-gathering] li:has-text("${gone.name}")`, { state: 'detached' });
  await middle.page.click('[data-part=start-online]');
  await screen.waitForSelector(WALL);
  await Promise.all([middle, last].map(({ page }) => page.waitForSelector(LAID)));
  expect(await screen.locator('[data-part=screen-seats] > li').count()).toBe(gameById('boom').seats.min);
  await company.close();
});
