import { gzipSync } from 'node:zlib';
import type { Line } from '@parlour/lab/bench/measure.ts';
import type { Request } from 'playwright-core';
import type { House } from '../browser.ts';
import { ASKED } from '../person.ts';

const BAR = 170_000;

/** Who is asked first is the dice's: before one's own turn bots may have moved, and may have proposed something. */
const VISITS = 12;

/** How much JavaScript a new visitor's browser asks for until the first decision is put before him, compressed, at the most. */
export async function firstMove(house: House): Promise<Line[]> {
  const own: Omit<Visited, 'isOwnTurn'>[] = [];
  const proposed: typeof own = [];
  for (let visit = 0; visit < VISITS && (own.length < 2 || proposed.length === 0); visit++) {
    const { isOwnTurn, ...found } = await visited(house);
    (isOwnTurn ? own : proposed).push(found);
  }
  const all = [...own, ...proposed];
  const [total, seconds] = [Math.max(...all.map(({ total }) => total)), Math.min(...all.map(({ seconds }) => seconds))];
  const lightest = Math.min(...all.map(({ total }) => total));
  return [
    {
      what: `JavaScript until the first decision, gzip, the most of ${all.length} visits`,
      value: kilobytes(total),
      bar: kilobytes(BAR),
      ok: total <= BAR,
    },
    { what: 'the same where nobody moves before', value: kilobytes(lightest) },
    {
      what: 'from the address to the first decision, one click',
      value: `${seconds.toFixed(1)} s`,
      bar: '10 s',
      ok: seconds <= 10,
    },
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

type Visited = { total: number; seconds: number; isOwnTurn: boolean };

async function visited(house: House): Promise<Visited> {
  const context = await house.browser.newContext({ baseURL: house.address, serviceWorkers: 'block', locale: 'en-US' });
  const page = await context.newPage();
  const scripts: Request[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request);
  });
  const began = performance.now();
  // What is asked for later (tips, sounds) does not keep anybody from the first move. The page itself says when that is,
  // and so a slow machine counts what a fast one does.
  let asked: typeof scripts = [];
  await page.exposeFunction('isAskedNow', () => {
    asked = [...scripts];
  });
  await page.addInitScript((selector) => {
    const look = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      look.disconnect();
      (window as unknown as { isAskedNow(): void }).isAskedNow();
    });
    look.observe(document, { childList: true, subtree: true, attributes: true });
  }, ASKED);
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await page.waitForSelector(ASKED, { timeout: 90_000 });
  const seconds = (performance.now() - began) / 1000;
  const isOwnTurn = (await page.locator('[data-action=skipCard]').count()) > 0;
  // A file that two workers ask for travels once.
  const files = new Map(
    (await Promise.all(asked.map((request) => request.response()))).map((response) => [
      response?.url() ?? '',
      response,
    ]),
  );
  const sizes = [...files.values()].map(async (response) => {
    const body = await response?.body();
    return body === undefined ? 0 : gzipSync(body, { level: 9 }).length;
  });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { total, seconds, isOwnTurn };
}
