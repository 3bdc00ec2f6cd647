import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@parlour/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Visit } from './browser.ts';
import { botsPlay, untilAsked } from './person.ts';
import { midGame, stagedGame, takeOver } from './staged-game.ts';

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
    await botsPlay(page);
    await page.waitForSelector('dialog svg[role=img]');
    await take('end');
    expect(page.troubles).toEqual([]);
  });

/** Moments in the middle of a game: a bot's game is opened as a record and taken over where the picture is. */
for (const [screen, how] of Object.entries(SCREENS))
  test.runIf(process.env['PICTURES'])(`pictures of a running game: ${screen}`, async () => {
    const { record, crowd, funding, ipo } = await stagedGame();
    const page = await house.visit({ ...how, settings: { speed: 1 } });
    const take = (name: string) => page.screenshot({ path: `${PLACE}${name}-${screen}.png` });
    await takeOver(page, record, crowd);
    await take('crowd');
    await takeOver(page, record, funding);
    await take('funding');
    await takeOver(page, record, ipo);
    await page.click('[data-part=all-choices]');
    await page.click('dialog [data-choice=takePublic]');
    // With a single company ready the choice is made already.
    const companies = page.locator('dialog [data-part=choice-takePublic] fieldset > button:not([aria-disabled=true])');
    if (await companies.count()) await companies.first().click();
    await page.waitForSelector('[data-part=stage]');
    await page.waitForTimeout(4200);
    await take('ipo');
    expect(page.troubles).toEqual([]);
  });

for (const entry of GAMES.filter(({ id }) => id !== 'boom'))
  for (const [screen, how] of Object.entries(SCREENS))
    test.runIf(process.env['PICTURES'])(`pictures of ${entry.id}: ${screen}`, async () => {
      const page = await house.visit({ ...how, settings: { speed: 1 } });
      const { record, scene } = await midGame(entry, entry.seats.max);
      await takeOver(page, record, scene);
      await page.screenshot({ path: `${PLACE}${entry.id}-${screen}.png` });
      expect(page.troubles).toEqual([]);
    });
