import type { Line } from '@parlour/lab/bench/measure.ts';
import type { House } from '../browser.ts';
import { decide, dice, untilAsked } from '../person.ts';

const BAR = 100;

declare global {
  interface Window {
    longest: number;
  }
}

/** From a click to the next picture, in a busy position, with the processor four times as slow. */
export async function inputDelay(house: House): Promise<Line[]> {
  const page = await house.visit({ settings: { speed: 0 } });
  await page.goto('/');
  await page.click('[data-part=play-now]');
  const random = dice(11);
  for (let decisions = 0; decisions < 22; decisions++) {
    if ((await untilAsked(page)) !== 'asked') break;
    await decide(page, random);
  }
  await untilAsked(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const cards = page.locator('[data-part=hand] button');
  for (let i = 0; i < 12; i++) {
    const n = await cards.count();
    if (n > 0)
      await cards
        .nth(i % n)
        .click({ timeout: 2000, force: true })
        .catch(() => {});
    await page.waitForTimeout(120);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(120);
  }
  const longest = await page.evaluate(() => window.longest);
  return [
    {
      what: 'input to next paint, busy position, CPU four times as slow',
      value: `${longest.toFixed(0)} ms`,
      bar: `${BAR} ms`,
      ok: longest < BAR,
    },
  ];
}
