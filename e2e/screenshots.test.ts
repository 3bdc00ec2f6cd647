import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Visit } from './browser.ts';
import { botsPlay, decide, dice, untilAsked } from './person.ts';

const PLACE = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await mkdir(PLACE, { recursive: true });
});
afterAll(() => house.close());

const SCREENS: Record<string, Visit> = {
  'desktop-light': { width: 1280, height: 720 },
  'desktop-dark': { width: 1280, height: 720, theme: 'dark' },
  'phone-light': { width: 390, height: 844, touch: true },
  'phone-dark': { width: 390, height: 844, touch: true, theme: 'dark' },
};

/** The main states as pictures, for the README and for the eye: `PICTURES=1 node tools/run.mjs e2e screenshots`. */
for (const [screen, how] of Object.entries(SCREENS))
  test.runIf(process.env['PICTURES'])(`pictures: ${screen}`, async () => {
    const page = await house.visit(how);
    const take = async (name: string) => {
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${PLACE}${name}-${screen}.png` });
    };
    await page.goto('/');
    await page.waitForSelector('[data-part=play-now]');
    await take('home');
    await page.click('[data-part=play-now]');
    await untilAsked(page);
    await take('opening');
    const random = dice(11);
    for (let n = 0; n < 12; n++) if ((await untilAsked(page)) === 'asked') await decide(page, random);
    await untilAsked(page);
    await take('middle');
    await botsPlay(page);
    await page.waitForSelector('dialog svg[role=img]');
    await take('end');
    expect(page.troubles).toEqual([]);
  });
