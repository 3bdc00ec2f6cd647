import { gzipSync } from 'node:zlib';
import type { Line } from '@parlour/lab/bench/measure.ts';
import type { Response } from 'playwright-core';
import type { House } from '../browser.ts';
import { ASKED } from '../person.ts';

const BAR = 170_000;

/** Visits until the first question is one's own turn: before it, bots may have moved, and may have proposed something. */
const MOST_VISITS = 12;

/** How much JavaScript a new visitor's browser asks for until the first decision is put before him, compressed. */
export async function firstMove(house: House): Promise<Line[]> {
  let proposal = 0;
  for (let visit = 0; visit < MOST_VISITS; visit++) {
    const { total, seconds, isOwnTurn } = await visited(house);
    if (!isOwnTurn) {
      proposal = total;
      continue;
    }
    return [
      {
        what: 'JavaScript until the first decision, gzip',
        value: kilobytes(total),
        bar: kilobytes(BAR),
        ok: total <= BAR,
      },
      // The window of deals comes with the first proposal, whenever that is.
      ...(proposal === 0
        ? []
        : [{ what: 'the same where a bot proposes something first', value: kilobytes(proposal) }]),
      {
        what: 'from the address to the first decision, one click',
        value: `${seconds.toFixed(1)} s`,
        bar: '10 s',
        ok: seconds <= 10,
      },
    ];
  }
  throw new Error(`in ${MOST_VISITS} visits nobody had the first turn`);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function visited(house: House): Promise<{ total: number; seconds: number; isOwnTurn: boolean }> {
  const context = await house.browser.newContext({ baseURL: house.address, serviceWorkers: 'block', locale: 'en-US' });
  const page = await context.newPage();
  const scripts: Promise<Response | null>[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.response());
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
  const files = new Map((await Promise.all(asked)).map((response) => [response?.url() ?? '', response]));
  const sizes = [...files.values()].map(async (response) => {
    const body = await response?.body();
    return body === undefined ? 0 : gzipSync(body, { level: 9 }).length;
  });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { total, seconds, isOwnTurn };
}
