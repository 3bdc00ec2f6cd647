import type { Line } from '@parlour/lab/bench/measure.ts';
import type { House } from '../browser.ts';
import { clicked } from '../online/course.ts';
import { dice } from '../person.ts';
import { gatheredAround, type How, WALL } from '../screen/around.ts';
import { handWeight } from '../screen/weight.ts';

/** Milliseconds, bytes, and seconds from scanning the code to sitting. */
const BARS = { seen: 150, weight: 120_000, seated: 10 };
const DECISIONS = 12;

declare global {
  interface Window {
    /** When something was pressed on this phone, or changed on this screen, by the clock of the machine. */
    times: number[];
    /** What somebody did with a finger on this phone until they sat. */
    pressed: { taps: number; letters: number };
  }
}

/** A finger finds what it looks for, and a letter. */
const TAP = 1200;
const LETTER = 300;

type Seated = { taps: number; letters: number; took: number };

/** Notes for every phone when its page was asked for, what was pressed, and when its owner sat. */
function watch(seated: Seated[]): NonNullable<How['prepare']> {
  return async ({ page, seat }) => {
    if (seat === null) return;
    await page.addInitScript(() => {
      window.pressed = { taps: 0, letters: 0 };
      addEventListener('click', () => window.pressed.taps++, { capture: true });
      addEventListener('input', ({ target }) => {
        window.pressed.letters = (target as HTMLInputElement).value.length;
      });
    });
    const asked = new Promise<number>((resolve) => page.once('request', () => resolve(performance.now())));
    const sits = page.waitForSelector('[data-part=seat-page] [data-mark]').then(() => performance.now());
    void Promise.all([asked, sits]).then(async ([from, to]) => {
      seated[seat] = { ...(await page.evaluate(() => window.pressed)), took: to - from };
    });
  };
}

function seatedLine(game: string, who: string, { taps, letters, took }: Seated): Line {
  const person = taps * TAP + letters * LETTER;
  return {
    what: `${game}: from the scanned code to the seat, ${who}: ${taps} taps, ${letters} letters, the machine took ${(took / 1000).toFixed(1)} s; with a person's ${TAP} ms a tap and ${LETTER} ms a letter`,
    value: `${((took + person) / 1000).toFixed(1)} s`,
    bar: `${BARS.seated} s`,
    ok: (took + person) / 1000 <= BARS.seated,
  };
}

/** From the last press on a phone to the first change on the screen, and what a phone loads beside it. */
export async function besideAScreen(house: House, game: string): Promise<Line[]> {
  const seated: Seated[] = [];
  const company = await gatheredAround(house, game, 2, { prepare: watch(seated) });
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
    ...['the first, who chooses the game', 'whoever comes after'].flatMap((who, at) => {
      const one = seated[at];
      return one === undefined ? [] : [seatedLine(game, who, one)];
    }),
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
