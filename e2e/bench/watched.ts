import type { Line } from '@parlour/lab/bench/measure.ts';
import type { Page } from 'playwright-core';
import type { House } from '../browser.ts';
import { ASKED } from '../person.ts';

/** What a person at the table waits for, at normal speed, bots' thinking included; in seconds. */
const BARS = { median: 2, most: 5, longest: 10, first: 3 };

declare global {
  interface Window {
    /** When the person was asked, when the question was gone again, in ms; and what stood on the stage. */
    watched: { asked: number[]; gone: number[]; moments: string[] };
  }
}

/** From the start to the first question, and from each decision to the next question; in seconds. */
type Watched = { first: number; waited: number[]; moments: string[] };

/** Starts a game at normal speed, and comes back with its first question. `watched` reads what was waited for since. */
export async function watchedGame(
  house: House,
  game: string,
  seats: number,
): Promise<{ page: Page & { troubles: string[] }; watched(): Promise<Watched> }> {
  const page = await house.visit({ settings: { speed: 1 } });
  await page.addInitScript(watch, ASKED);
  await page.goto(`/play/${game}`);
  await page
    .getByRole('button', { name: `${seats} seat`, exact: false })
    .first()
    .click();
  const begun = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.click('[data-part=start]');
  await page.waitForSelector(ASKED);
  return {
    page,
    async watched() {
      const found = await page.evaluate(() => ({ ...window.watched, origin: performance.timeOrigin }));
      const { asked, gone, moments, origin } = found;
      const waited = gone
        .map((at) => ((asked.find((again) => again > at) ?? at) - at) / 1000)
        .filter((seconds) => seconds > 0);
      return { first: (origin + (asked[0] ?? 0) - begun) / 1000, waited, moments };
    },
  };
}

export function waitLines(what: string, { first, waited }: Watched): Line[] {
  const sorted = waited.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  const line = (measure: string, value: number, bar: number): Line => ({
    what: `${what}: ${measure}`,
    value: inSeconds(value),
    bar: inSeconds(bar),
    ok: value <= bar,
  });
  return [
    line(`a wait, the median of ${waited.length}`, at(0.5), BARS.median),
    line('nine waits of ten', at(0.9), BARS.most),
    line('the longest wait', at(1), BARS.longest),
    line('from the start to the first question', first, BARS.first),
    { what: `${what}: all waits together`, value: inSeconds(total(waited)) },
  ];
}

/** How often what had a stage. */
export function momentLine(what: string, { moments }: Watched): Line {
  const times = Object.entries(Object.groupBy(moments, (each) => each)).map(([each, all]) => `${each} ${all?.length}`);
  return { what: `${what}: on the stage`, value: times.join(', ') };
}

export const total = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);
const inSeconds = (value: number): string => `${value.toFixed(1)} s`;

function watch(selector: string): void {
  window.watched = { asked: [], gone: [], moments: [] };
  let wasAsked = false;
  let stage: Element | null = null;
  new MutationObserver(() => {
    const now = document.querySelector('[data-part=stage] > :first-child');
    if (now !== null && now !== stage)
      window.watched.moments.push(now.parentElement?.getAttribute('data-moment') ?? '');
    stage = now;
    const isAsked = document.querySelector(selector) !== null;
    if (isAsked === wasAsked) return;
    wasAsked = isAsked;
    window.watched[isAsked ? 'asked' : 'gone'].push(performance.now());
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-asked'] });
}
