import { GAMES } from '@parlour/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../browser.ts';
import { latest, type Visitor } from '../online/company.ts';
import { clicked } from '../online/course.ts';
import { dice } from '../person.ts';
import { gatheredAround, shows } from './around.ts';
import { letters } from './letters.ts';

const LESSON = '[data-part=screen-lesson]';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each(GAMES.map(({ id }) => id))(
  '%s is explained while its first round is played: on the screen beside the board, and in a sentence on the phone that is asked',
  async (game) => {
    const company = await gatheredAround(house, game, 1);
    const [host] = company.players as [Visitor];
    const { page } = company.watcher;
    // A screen that has said nothing yet begins with what the game is about, before everybody, until the first move.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((each) => each.startsWith('parlour-explained')))
        localStorage.removeItem(key);
    });
    await page.reload();
    await page.waitForSelector('[data-part=screen-about]:not(:empty)');
    // It goes on by itself, or when the host has seen enough.
    while ((await page.locator(`${LESSON}[data-note^=opening]`).count()) > 0) {
      await host.page.click('[data-part=skip-screen]');
      await page.waitForTimeout(50);
    }
    await page.waitForSelector(`${LESSON}:not([data-note^=opening])`);
    const [lesson, board] = await Promise.all(
      [LESSON, '[data-part=screen-board]'].map((part) => page.locator(part).boundingBox()),
    );
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((lesson?.y ?? 0) + 1);
    const said = (await letters(page)).filter(({ part }) => part === 'screen-lesson');
    expect(said.filter(({ size, contrast }) => size < 24 || (contrast ?? 0) < 7)).toEqual([]);
    expect(Math.max(...said.map(({ size }) => size))).toBeGreaterThanOrEqual(40);
    await host.page.waitForSelector('[data-part=lesson-short] p:not(:empty)');
    await clicked(company, dice(2), { most: 2 });
    await shows(company.watcher, latest(company)?.version ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    await company.close();
  },
);

test('with the first round the explaining is over, and the game goes on; a reload explains nothing twice; the host ends it sooner', async () => {
  const company = await gatheredAround(house, 'boom', 1);
  const { page } = company.watcher;
  const [host] = company.players as [Visitor];
  // Everything that is due is read, and after a reload it is not said again.
  await page.waitForSelector(LESSON);
  while ((await page.locator(`${LESSON}[data-note^=opening]`).count()) > 0) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(50);
  }
  await page.reload();
  await page.waitForSelector(LESSON);
  expect(await page.locator(`${LESSON}[data-note^=opening]`).count()).toBe(0);
  await host.page.waitForSelector('[data-part=stop-explaining]');
  await host.page.click('[data-part=stop-explaining]');
  await page.waitForSelector(LESSON, { state: 'detached' });
  expect(await host.page.locator('[data-part=lesson-short]').count()).toBe(0);
  await company.close();

  const other = await gatheredAround(house, 'boom', 1);
  await other.watcher.page.waitForSelector(LESSON);
  await other.watcher.page.keyboard.press('Enter');
  const round = () => (latest(other)?.sights[0]?.sight.view as { round?: number } | undefined)?.round ?? 0;
  // One series of dice for all of it: the same again at every step could choose the same for ever.
  const random = dice(5);
  while (round() <= 1 && latest(other)?.outcome === null) await clicked(other, random, { most: 1 });
  // Whatever went by unread is passed over, and then there is nothing more to say.
  for (let tries = 0; tries < 20 && (await other.watcher.page.locator(LESSON).count()) > 0; tries++) {
    await other.watcher.page.keyboard.press('Enter');
    await other.watcher.page.waitForTimeout(50);
  }
  await other.watcher.page.waitForSelector(LESSON, { state: 'detached' });
  expect(latest(other)?.outcome).toBeNull();
  await other.close();
});
