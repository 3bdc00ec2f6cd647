import { gzipSync } from 'node:zlib';
import type { Line } from '@parlour/lab/bench/measure.ts';
import type { Response } from 'playwright-core';
import type { House } from '../browser.ts';
import { ASKED } from '../person.ts';

const BAR = 170_000;

/** How much JavaScript a new visitor's browser asks for until the first decision is put before him, compressed. */
export async function firstMove(house: House): Promise<Line[]> {
  const context = await house.browser.newContext({ baseURL: house.address, serviceWorkers: 'block', locale: 'en-US' });
  const page = await context.newPage();
  const scripts: Promise<Response | null>[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.response());
  });
  const began = performance.now();
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await page.waitForSelector(ASKED, { timeout: 30_000 });
  const seconds = (performance.now() - began) / 1000;
  // What is asked for later (tips, sounds) does not keep anybody from the first move.
  // A file that two workers ask for travels once.
  const files = new Map((await Promise.all(scripts)).map((response) => [response?.url() ?? '', response]));
  const sizes = [...files.values()].map(async (response) => {
    const body = await response?.body();
    return body === undefined ? 0 : gzipSync(body, { level: 9 }).length;
  });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return [
    {
      what: 'JavaScript until the first decision, gzip',
      value: `${(total / 1000).toFixed(1)} kB`,
      bar: `${BAR / 1000} kB`,
      ok: total <= BAR,
    },
    {
      what: 'from the address to the first decision, one click',
      value: `${seconds.toFixed(1)} s`,
      bar: '10 s',
      ok: seconds <= 10,
    },
  ];
}
