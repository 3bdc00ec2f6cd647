import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { GAMES, type GameEntry } from '@parlour/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { type House, openHouse, type Visit } from './browser.ts';
import { joined, opened, started } from './friends.ts';
import { botsPlay, untilAsked } from './person.ts';
import { midGame, takeOver } from './staged-game.ts';

/** Pictures for the README and for the eye: `PICTURES=1 node tools/run.mjs e2e screenshots`. */
const PLACE = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const QUALITY = 0.72;

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await mkdir(PLACE, { recursive: true });
});
afterAll(() => house.close());

const SCREENS = {
  'desktop-light': { width: 1440, height: 900 },
  'desktop-dark': { width: 1440, height: 900, theme: 'dark' },
  'phone-light': { width: 390, height: 844, touch: true },
  'phone-dark': { width: 390, height: 844, touch: true, theme: 'dark' },
} as const satisfies Record<string, Visit>;
type Screen = keyof typeof SCREENS;

/** A picture in a format of a tenth of the size, made by the browser itself. */
async function take(page: Page, name: string): Promise<void> {
  await atRest(page);
  const png = (await page.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(
    async ({ data, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { data: png, quality: QUALITY },
  );
  await blank.close();
  await writeFile(`${PLACE}${name}.webp`, Buffer.from(webp, 'base64'));
}

type Moment = { name: string; screens: Screen[]; reach(page: Page, entry: GameEntry): Promise<unknown> };

const MOMENTS: readonly Moment[] = [
  {
    name: 'opening',
    screens: ['desktop-light', 'phone-dark'],
    async reach(page, { id }) {
      await page.goto('/');
      await page.click(`[data-game=${id}] [data-part=play-now]`);
      await untilAsked(page);
    },
  },
  {
    name: 'middle',
    screens: ['desktop-dark', 'phone-light'],
    async reach(page, entry) {
      const { record, scene } = await midGame(entry, entry.seats.max);
      await takeOver(page, record, scene);
    },
  },
  {
    name: 'lesson',
    screens: ['phone-light'],
    async reach(page, { id }) {
      await page.goto(`/learn/${id}`);
      await page.click('[data-part=guide-next]');
      await page.waitForSelector('[data-part=guide-says]');
    },
  },
  {
    name: 'end',
    screens: ['desktop-light', 'phone-dark'],
    async reach(page, { id, seats }) {
      await botsPlay(page, id, Math.max(2, seats.min));
      await page.waitForSelector('svg[role=img]');
    },
  },
];

const isWanted = process.env['PICTURES'] !== undefined;

for (const entry of GAMES)
  for (const { name, screens, reach } of MOMENTS)
    for (const screen of screens)
      test.runIf(isWanted)(`${entry.id}: ${name}, ${screen}`, async () => {
        const page = await house.visit(SCREENS[screen]);
        await reach(page, entry);
        await take(page, `${entry.id}-${name}-${screen}`);
        expect(page.troubles).toEqual([]);
      });

for (const screen of ['desktop-light', 'phone-dark'] as const)
  test.runIf(isWanted)(`home and friends, ${screen}`, async () => {
    const page = await house.visit(SCREENS[screen]);
    await page.goto('/');
    await page.waitForSelector('[data-part=play-now]');
    await take(page, `home-${screen}`);
    const link = await opened(page, 'boom', 'Ada');
    const friend = await house.visit();
    await joined(friend, link, 'Ben');
    await take(page, `friends-${screen}`);
    await started(page, [page, friend]);
  });
