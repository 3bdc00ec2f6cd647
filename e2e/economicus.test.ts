import { gameById } from '@parlour/games';
import { MARKS } from '@parlour/kit/seats/index.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { goldenGame, goldenRecord } from './golden-game.ts';
import { houseForAll } from './house-for-all.ts';
import { playLesson } from './lesson.ts';
import { untilAsked } from './person.ts';
import { auditPhone } from './phone-audit.ts';
import { midGame, takeOver } from './staged-game.ts';

const house = houseForAll();

const RECORD = goldenGame('economicus');
/** The moment before a seat does something for the last time. */
const before = (type: string, seat = 0): number =>
  RECORD.entries.findLastIndex((line) => 'do' in line && line.seat === seat && line.do.type === type);

/** What stands in the way in a game of eight that is asked about a bid, a sale and an offer. */
for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`the ring keeps half of ${width}x${height} while a bid, a sale and an offer are asked for`, async () => {
    // The sale is asked about also where there is nothing to sell.
    const page = await house.visit({ width, height, touch: true, settings: { asks: 'everything' } });
    for (const type of ['bid', 'ready', 'offerTakeover']) {
      await takeOver(page, RECORD, { lines: before(type), seat: 0 });
      const { board, small, clipped, targets, unnamed } = await auditPhone(page, '[data-part=ring]');
      expect({ type, board, small, clipped, targets, unnamed }).toEqual({
        type,
        board: [],
        small: [],
        clipped: [],
        targets: [],
        unnamed: [],
      });
    }
    expect(page.troubles).toEqual([]);
  });

test('with the guide of a lesson under the prompt an upright phone still gives the ring half of its height', async () => {
  const page = await house.visit({ width: 390, height: 844, touch: true });
  // A bid against a rival: three lines of question, three of guide.
  await playLesson(page, gameById('economicus'), 1, { until: 7 });
  await page.waitForSelector('[data-part=guide-says] >> text=Ada bids 6M');
  await page.waitForSelector('[data-place=choice-bid-7]');
  await atRest(page);
  const { board, small, targets } = await auditPhone(page, '[data-part=ring]');
  expect({ board, small, targets }).toEqual({ board: [], small: [], targets: [] });
});

const topOfDesk = async (page: Page) => (await page.locator('[data-part=pull]').boundingBox())?.y ?? 0;

test('on a phone the desk follows the finger: up over the ring, and down again', async () => {
  const page = await house.visit({ width: 390, height: 844, touch: true });
  await takeOver(page, RECORD, { lines: before('bid'), seat: 0 });
  const rest = await topOfDesk(page);
  const pull = async (by: number) => {
    const box = await page.locator('[data-place=tab-players]').boundingBox();
    if (box === null) throw new Error('the desk has no tabs');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + by / 2, { steps: 4 });
    await page.mouse.move(x, y + by, { steps: 4 });
    await page.mouse.up();
    await atRest(page);
  };
  await pull(-200);
  expect(await topOfDesk(page)).toBeLessThan(rest - 150);
  // It was pulled by a tab, and that is no touch of the tab.
  expect(await page.locator('[data-part=solvency]').isVisible()).toBe(true);
  await pull(200);
  expect(await topOfDesk(page)).toBe(rest);
  await page.locator('[data-part=pull]').tap();
  await atRest(page);
  expect(await topOfDesk(page)).toBeLessThan(rest - 150);
});

for (const [width, height, touch] of [
  [1440, 900, false],
  [390, 844, true],
] as const)
  test(`what is owed is paid with one click at ${width}x${height}, and the proposal can be changed first`, async () => {
    const lines = RECORD.entries.findIndex((line) => 'do' in line && line.do.type === 'raiseMoney');
    const line = RECORD.entries[lines];
    if (line === undefined || !('do' in line)) throw new Error('nobody raises money in the golden game');
    const page = await house.visit({ width, height, touch });
    await takeOver(page, RECORD, { lines, seat: line.seat });
    const pay = page.locator('[data-place^=choice-raiseMoney]');
    await pay.waitFor();
    // On a phone a desk at rest shows the answer alone; what it is made of lies under it.
    const pull = page.locator('[data-part=pull][aria-expanded=false]');
    if (touch && (await pull.count()) > 0) await pull.tap();
    await atRest(page);
    const chosen = page.locator('[data-place^=pick-][aria-pressed=true]');
    const proposed = await chosen.count();
    expect(proposed).toBeGreaterThan(0);
    const first = (await chosen.first().getAttribute('data-place')) ?? '';
    await page.locator(`[data-place=${first}]`).click();
    await expect.poll(() => chosen.count()).toBe(proposed - 1);
    await page.locator(`[data-place=${first}]`).click();
    await expect.poll(() => chosen.count()).toBe(proposed);
    const before = await page.locator('[data-part=prompt]').textContent();
    await pay.click();
    await pay.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('[data-part=prompt]').textContent()).not.toBe(before);
    expect(page.troubles).toEqual([]);
  });

test('nothing moves under the pointer when it is pointed at', async () => {
  const page = await house.visit({ width: 1280, height: 720 });
  await takeOver(page, RECORD, { lines: before('ready', 3), seat: 3 });
  await page.locator('[data-place^=certificate-]').first().click();
  await page.locator('[data-place^=choice-sellAtHalf]').first().waitFor();
  const buttons = page.locator('[data-part=desk] button');
  const count = await buttons.count();
  expect(await page.locator('[data-place^=choice-sellAtHalf]').count()).toBeGreaterThan(0);
  const boxes = () => buttons.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  await atRest(page);
  const still = await boxes();
  for (let n = 0; n < count; n++) {
    await buttons.nth(n).hover();
    await atRest(page);
    expect(await boxes()).toEqual(still);
  }
});

test('what a card does can be read without opening it, also outside one’s own window', async () => {
  const page = await house.visit({ width: 1280, height: 720 });
  const record = goldenRecord('economicus', 'preset-full');
  const lines = record.entries.findLastIndex((line) => 'do' in line && line.seat === 0 && line.do.type === 'playCard');
  await takeOver(page, record, { lines, seat: 0 });
  const effect = page.locator('[data-part=effect]');
  const card = page.locator('[data-part=hand] [data-place^=card-] button').first();
  expect(await effect.count()).toBe(0);
  await card.hover();
  await effect.waitFor();
  expect((await effect.textContent())?.length).toBeGreaterThan(30);
  await page.locator('[data-part=ring]').hover();
  await effect.waitFor({ state: 'detached' });
  expect(page.troubles).toEqual([]);
});

test('the colour picked at set-up is the colour of the seat at the table', async () => {
  const page = await house.visit({ width: 1280, height: 720 });
  await page.goto('/play/economicus');
  await page.locator('form select').filter({ hasText: 'Sky blue' }).first().selectOption('teal');
  await page.click('[data-part=start]');
  await page.waitForURL(/\/table\//);
  const sky = MARKS.find(({ id }) => id === 'sky')?.colour ?? '';
  await page.waitForSelector(`[data-place=player-0] circle[fill="${sky}"]`);
  await page.waitForSelector(`[data-part=seat-0] circle[fill="${sky}"]`);
});

test('the charts know all turns, also after a reload', async () => {
  const entry = gameById('economicus');
  const page = await house.visit();
  const { record, scene } = await midGame(entry, 3);
  await takeOver(page, record, scene);
  await page.reload();
  await untilAsked(page);
  await page.click('[data-place=tab-charts]');
  const line = page.locator('[data-part=desk] figure path[class*=line]').first();
  await line.waitFor();
  // One straight piece from each turn to the next.
  expect(((await line.getAttribute('d')) ?? '').split('L').length).toBeGreaterThan(5);
  expect(page.troubles).toEqual([]);
});
