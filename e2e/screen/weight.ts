import { gzipSync } from 'node:zlib';
import type { House } from '../browser.ts';
import { visitor } from '../online/company.ts';
import { ASKED } from '../person.ts';
import { scanned } from './around.ts';

/** What a phone loads beside a screen, from the scanned code to the first question that its owner is asked: JavaScript, compressed, in bytes. */
export async function handWeight(house: House, game: string): Promise<number> {
  const screen = await visitor(house, { width: 1920, height: 1080 }, 'the screen', null);
  await screen.page.goto('/screen');
  await screen.page.waitForSelector('[data-part=screen-waiting] [data-part=invitation]');
  const link = await scanned(screen);
  const { page, cable } = await visitor(house, { width: 390, height: 844, touch: true }, 'Ada', null);
  await page.goto(link);
  await page.click(`[data-part=choose-game] [data-game=${game}]`);
  await page.fill('[data-part=name]', 'Ada');
  await page.click('[data-part=become]');
  await page.waitForSelector('[data-part=seat-page] [data-mark]');
  await page.click('[data-part=start-online]');
  // The page itself says what it had asked for when the question stood, so that a slow machine counts what a fast one does.
  const asked = await page.waitForFunction(
    (question) =>
      document.querySelector(question) !== null &&
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    ASKED,
  );
  const files = [...new Set((await asked.jsonValue()) as string[])];
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(Buffer.from(await (await fetch(file)).arrayBuffer()), { level: 9 }).length),
  );
  await Promise.all([page, screen.page].map((each) => each.context().close()));
  await Promise.all([cable, screen.cable].map((each) => each.close()));
  return sizes.reduce((sum, size) => sum + size, 0);
}
