import { GAMES } from '@parlour/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tapOn } from './at-rest.ts';
import { type House, openHouse } from './browser.ts';
import { goldenGame } from './golden-game.ts';
import { auditPhone, coveredBy } from './phone-audit.ts';
import { takeOver } from './staged-game.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What each game is played on. */
const PICTURES: Record<string, string> = {
  economicus: '[data-part=ring]',
  manticore: '[role=application]',
  'matter-of-fact': '[role=application]',
};

/** Games that have no tip to give in the position that is looked at. */
const NO_TIP = ['economicus', 'matter-of-fact'];

for (const { id } of GAMES)
  test(`${id}: the middle of a game on a phone held upright has nothing in the way`, async () => {
    const record = goldenGame(id);
    const page = await house.visit({ width: 390, height: 844, touch: true });
    await takeOver(page, record, { lines: Math.floor(record.entries.length * 0.6), seat: 0 });
    const found = await auditPhone(page, PICTURES[id]);
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
    expect(page.troubles).toEqual([]);
    if (NO_TIP.includes(id)) return;
    // And now with the tips of a first game.
    await page.evaluate(() => {
      const settings: object = JSON.parse(localStorage.getItem('parlour-settings') ?? '{}');
      localStorage.setItem('parlour-settings', JSON.stringify({ ...settings, tips: true, tipsSeen: [] }));
    });
    await page.reload();
    await page.waitForSelector('[data-part=tip]', { timeout: 90_000 });
    expect(await coveredBy(page, '[data-part=tip]')).toEqual([]);
    expect(page.troubles).toEqual([]);
  });

for (const { id } of GAMES)
  test(`${id}: setting up a table fits a phone, and a tap in the middle of Start begins it`, async () => {
    const page = await house.visit({ width: 390, height: 844, touch: true });
    await page.goto(`/play/${id}`);
    const start = page.locator('[data-part=start]');
    await start.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await tapOn(page, start);
    await page.waitForURL(/\/table\//);
  });
