import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../browser.ts';
import { NAMES } from '../online/company.ts';
import { gatheredAround, LAID, scanned, WALL } from './around.ts';

/** Several phones at once, and what is played around one screen after another. */

let house: House;
beforeAll(async () => {
  house = await openHouse([], null, 12);
});
afterAll(() => house.close());

const CHOOSER = '[data-part=choose-game]';
const SEATED = '[data-part=seat-page] [data-mark]';

const phone = (settings = {}) => house.visit({ width: 390, height: 844, touch: true, settings });

async function waitingScreen() {
  const page = await house.visit({ width: 1920, height: 1080 });
  await page.goto('/screen');
  await page.waitForSelector('[data-part=screen-waiting] [data-part=invitation]');
  return { page, link: await scanned({ page }) };
}

test('five phones scan a screen at once: one chooses, all the others come to its table by themselves; the screen speaks as that phone', async () => {
  const screen = await waitingScreen();
  // The house of these tests is in no network.
  await screen.page.waitForSelector('[data-part=unreachable]');
  const phones = await Promise.all(NAMES.slice(0, 5).map((_, at) => phone(at === 0 ? { language: 'uk' } : {})));
  await Promise.all(phones.map((page) => page.goto(screen.link)));
  await Promise.all(phones.map((page) => page.waitForSelector(CHOOSER)));
  const [first, second, ...others] = phones as [typeof screen.page, typeof screen.page, ...(typeof screen.page)[]];
  // The second to choose has chosen something else, and writes a name: it is too late for that.
  await second.route('**/api/screens/*', (route) => route.abort());
  await second.click(`${CHOOSER} [data-game=businessmen]`);
  await second.fill('[data-part=name]', 'Max');
  await first.click(`${CHOOSER} [data-game=boom]`);
  await first.fill('[data-part=name]', 'Ada');
  await first.click('[data-part=become]');
  await first.waitForSelector(SEATED);
  await screen.page.waitForSelector('[data-part=screen-gathering]:has-text("Гру починає Ada")');
  for (const page of others) await page.waitForSelector('[data-part=seat-page] [data-part=name]');
  await second.click('[data-part=become]');
  await second.unroute('**/api/screens/*');
  await second.waitForSelector(SEATED);
  expect(new Set(phones.map((page) => new URL(page.url()).pathname)).size).toBe(1);
  // The first stands up, and the screen names who starts instead.
  await first.locator('[data-part=seat-page] [data-seat="0"] > button').click();
  await screen.page.waitForSelector('[data-part=screen-gathering]:has-text("Гру починає Max")');
  await second.waitForSelector('[data-part=start-online]');
});

test('a phone that cannot reach the house says so and tries on; digits are wrong only when the house says so', async () => {
  const { link } = await waitingScreen();
  const page = await phone();
  let status = 0;
  await page.route('**/api/screens/*', (route) => (status === 0 ? route.abort() : route.fulfill({ status, body: '' })));
  await page.goto(link);
  await page.waitForSelector('[data-part=no-house]');
  status = 429;
  await page.waitForResponse((response) => response.status() === 429);
  expect(await page.locator('[data-part=screen-code]').count()).toBe(0);
  await page.unroute('**/api/screens/*');
  await page.waitForSelector(CHOOSER);
  await page.goto('/s/000000');
  await page.waitForSelector('[data-part=screen-code]');
});

test('the wrong cover was tapped, and after a while something else is wanted: another game takes screen and phones along', async () => {
  const company = await gatheredAround(house, 'boom', 2, {
    async before({ page }, screen) {
      const wrong = page.url();
      await page.click('[data-part=another-game]');
      await page.click('[data-part=same-game]');
      await page.click('[data-part=another-game]');
      await page.click(`${CHOOSER} [data-game=boom]`);
      await page.waitForURL((url) => url.href !== wrong);
      await page.waitForSelector(SEATED);
      await screen.page.waitForSelector(`[data-part=screen-gathering] li:has-text("${NAMES[1]}")`);
    },
  });
  const { players, watcher } = company;
  const [first, second] = players.map(({ page }) => page) as [typeof watcher.page, typeof watcher.page];
  const before = new URL(second.url()).pathname;
  await first.click('[data-part=pause]');
  await first.click('[data-part=hand-asks] [data-part=another-game]');
  await first.click(`${CHOOSER} [data-game=businessmen]`);
  await Promise.all([first, second].map((page) => page.waitForSelector(SEATED)));
  await watcher.page.waitForSelector(`[data-part=screen-gathering] li:has-text("${NAMES[1]}")`);
  expect(new URL(second.url()).pathname).toBe(new URL(first.url()).pathname);
  expect(new URL(second.url()).pathname).not.toBe(before);
  await first.click('[data-part=start-online]');
  await Promise.all([first, second].map((page) => page.waitForSelector(LAID)));
  await watcher.page.waitForSelector(`${WALL}[data-game=businessmen]`);

  // What they left stands still, and whoever leads there lets it go on.
  await first.goto(before);
  await first.click('[data-part=resume]');
  await first.waitForSelector('[data-part=resume]', { state: 'detached' });
  await company.close();
});

test('a phone that is known scans what was chosen on the screen, and sits at once; after the end whoever scans chooses another game', async () => {
  const { page: screen, link } = await waitingScreen();
  const page = await phone();
  await page.goto('/host/boom');
  await page.fill('[data-part=name]', 'Ada');
  await page.click('[data-part=become]');
  await page.waitForSelector('[data-part=gathering]');
  await page.goto(`${link}?game=matter-of-fact`);
  await page.waitForSelector(SEATED);
  await page.waitForSelector('h1:has-text("Matter of Fact")');
  await page.click('[data-part=start-online]');
  await page.waitForSelector(LAID);
  await page.click('[data-part=whole-table]');
  await page.click('[data-part=people-button]');
  await page.click('[data-part=vote-end]');
  await screen.waitForSelector('[data-part=screen-over]');

  const stranger = await phone();
  await stranger.goto(link);
  await stranger.click('[data-part=hand-asks] [data-part=another-game]');
  await stranger.click(`${CHOOSER} [data-game=boom]`);
  await stranger.fill('[data-part=name]', 'Vera');
  await stranger.click('[data-part=become]');
  await stranger.waitForSelector(SEATED);
  await screen.waitForSelector('[data-part=screen-gathering] li:has-text("Vera")');
});
