import type { Line } from '@parlour/lab/bench/measure.ts';
import type { House } from '../browser.ts';
import { clicked } from '../online/course.ts';
import { dice } from '../person.ts';
import { gatheredAround, WALL } from '../screen/around.ts';
import { handWeight } from '../screen/weight.ts';

const BARS = { seen: 150, weight: 120_000 };
const DECISIONS = 12;

declare global {
  interface Window {
    /** When something was pressed on this phone, or changed on this screen, by the clock of the machine. */
    times: number[];
  }
}

/** From the last press on a phone to the first change on the screen, and what a phone loads beside it. */
export async function besideAScreen(house: House, game: string): Promise<Line[]> {
  const company = await gatheredAround(house, game, 2);
  const pages = company.players.map(({ page }) => page);
  for (const page of pages)
    await page.evaluate(() => {
      window.times = [];
      const note = () => window.times.push(performance.timeOrigin + performance.now());
      addEventListener('click', note, { capture: true });
    });
  await company.watcher.page.evaluate((wall) => {
    window.times = [];
    const root = document.querySelector(wall);
    const note = () => window.times.push(performance.timeOrigin + performance.now());
    if (root !== null)
      new MutationObserver(note).observe(root, { attributes: true, attributeFilter: ['data-version'] });
  }, WALL);
  const waits: number[] = [];
  const random = dice(9);
  for (let made = 0; made < DECISIONS; made++) {
    await clicked(company, random, { most: 1 });
    await company.watcher.page.waitForTimeout(400);
    const pressed = Math.max(
      ...(await Promise.all(pages.map((page) => page.evaluate(() => window.times.at(-1) ?? 0)))),
    );
    const seen = await company.watcher.page.evaluate((at) => window.times.find((time) => time >= at), pressed);
    if (seen !== undefined) waits.push(seen - pressed);
  }
  await company.close();
  waits.sort((a, b) => a - b);
  const [median, longest] = [waits[Math.floor(waits.length / 2)] ?? 0, waits.at(-1) ?? 0];
  const weight = await handWeight(house, game);
  return [
    {
      what: `${game}: from a press on a phone to the screen, median of ${waits.length}`,
      value: `${median.toFixed(0)} ms`,
    },
    {
      what: `${game}: the longest`,
      value: `${longest.toFixed(0)} ms`,
      bar: `${BARS.seen} ms`,
      ok: longest <= BARS.seen,
    },
    {
      what: `${game}: JavaScript on the phone until its first decision, gzip`,
      value: `${(weight / 1000).toFixed(1)} kB`,
      bar: `${BARS.weight / 1000} kB`,
      ok: weight <= BARS.weight,
    },
  ];
}
