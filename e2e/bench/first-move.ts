import { gzipSync } from 'node:zlib';
import type { Line } from '@parlour/lab/bench/measure.ts';
import type { House } from '../browser.ts';
import { ASKED } from '../person.ts';

const BAR = 170_000;

/** How much JavaScript a new visitor loads until the first decision is put before him, compressed as it travels. */
export async function firstMove(house: House): Promise<Line[]> {
  const context = await house.browser.newContext({ baseURL: house.address, serviceWorkers: 'block', locale: 'en-US' });
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  context.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const body = await response.body().catch(() => null);
    if (body !== null) scripts.set(response.url(), gzipSync(body, { level: 9 }).length);
  });
  const began = performance.now();
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await page.waitForSelector(ASKED, { timeout: 30_000 });
  const seconds = (performance.now() - began) / 1000;
  await page.waitForTimeout(300);
  await context.close();
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
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
