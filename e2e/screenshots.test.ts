import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { GAMES, type GameEntry } from '@parlour/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { type House, openHouse, type Visit } from './browser.ts';
import { joined, opened, started } from './friends.ts';
import { ASKED, botsPlay, untilAsked } from './person.ts';
import { WALL } from './screen/around.ts';
import { inTheMiddle } from './screen/middle.ts';
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

/** What several things show that lie side by side. */
const SIDE_BY_SIDE = { height: 720, gap: 24 };

/** A picture in a format of a tenth of the size, made by the browser itself; of several pages: one beside the other. */
async function take(pages: Page | readonly [Page, Page], name: string): Promise<void> {
  const all = 'length' in pages ? pages : ([pages] as const);
  const pngs: string[] = [];
  for (const page of all) {
    // Beside each other things glow on and on: what moves is shown where it comes to its end.
    await (all.length > 1 ? page.evaluate(() => document.fonts.ready.then(() => {})) : atRest(page));
    pngs.push((await page.screenshot({ animations: 'disabled' })).toString('base64'));
  }
  const blank = await all[0].context().newPage();
  const webp = await blank.evaluate(
    async ({ pngs, quality, side }) => {
      const images = await Promise.all(
        pngs.map(async (png) => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          return image;
        }),
      );
      const height = images.length > 1 ? side.height : (images[0]?.height ?? 0);
      const widths = images.map((image) => Math.round((image.width * height) / image.height));
      const width = widths.reduce((sum, each) => sum + each + side.gap, -side.gap);
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      let left = 0;
      for (const [at, image] of images.entries()) {
        canvas.getContext('2d')?.drawImage(image, left, 0, widths[at] ?? 0, height);
        left += (widths[at] ?? 0) + side.gap;
      }
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { pngs, quality: QUALITY, side: SIDE_BY_SIDE },
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

for (const { id } of GAMES)
  test.runIf(isWanted)(`${id} in the living room: the screen, and the phone of whoever is asked`, async () => {
    const { table, host, token } = await inTheMiddle(house, id);
    const screen = await house.visit({ width: 1920, height: 1080, isCalm: true });
    await screen.goto(`/screen/${table}`);
    await screen.waitForSelector('[data-part=screen-gathering]');
    await host.ask({ is: 'start' });
    await host.until('the table', () => host.update !== null);
    await host.ask({ is: 'teach', isTaught: false });
    const phone = await house.visit({ ...SCREENS['phone-light'], isCalm: true });
    await phone.context().addCookies([{ name: 'parlour', value: token, url: house.address }]);
    await phone.goto(`/t/${table}`);
    await phone.waitForSelector(ASKED);
    await screen.waitForSelector(`${WALL}[data-version="${host.update?.version}"]`);
    await take([screen, phone], `living-room-${id}`);
    expect([...screen.troubles, ...phone.troubles]).toEqual([]);
    host.close();
  });

for (const screen of ['desktop-light', 'phone-dark'] as const)
  test.runIf(isWanted)(`home and friends, ${screen}`, async () => {
    const page = await house.visit(SCREENS[screen]);
    await page.goto('/');
    await page.waitForSelector('[data-part=play-now]');
    await take(page, `home-${screen}`);
    // A house that only its own machine can reach says so; this one is in a network like most.
    await page.route('**/api/house', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), address: 'http://192.168.1.7:4444' } });
    });
    const link = await opened(page, 'boom', 'Ada');
    const friend = await house.visit();
    await joined(friend, new URL(link).pathname, 'Ben');
    await take(page, `friends-${screen}`);
    await started(page, [page, friend]);
  });
