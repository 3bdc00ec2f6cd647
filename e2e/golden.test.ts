import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES } from '@parlour/bundles';
import { parseRecord } from '@parlour/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { openRecord } from './staged-game.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** With PARLOUR_PROVE=on every golden game, else one finished game of each release. */
const isProof = process.env['PARLOUR_PROVE'] === 'on';

/** How long it takes from a pull at the slider until the moment is on the screen, drawn: 20 moments, in no order. Nothing is asserted. */
async function seekTimes(page: Page, last: number): Promise<string> {
  const times = await page.evaluate(async (lines) => {
    const slider = document.querySelector<HTMLInputElement>('[data-part=timeline] input[type=range]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const taken: number[] = [];
    for (let n = 0; n < 20; n++) {
      const line = (n * 7919) % (lines + 1);
      const begun = performance.now();
      set?.call(slider, String(line));
      slider?.dispatchEvent(new Event('input', { bubbles: true }));
      const shown = () =>
        new RegExp(`\\b${line}\\b`).test(document.querySelector('[data-part=position]')?.textContent ?? '');
      while (!shown()) await new Promise((next) => setTimeout(next, 1));
      taken.push(performance.now() - begun);
    }
    return taken.sort((a, b) => a - b);
  }, last);
  return `median ${times[10]?.toFixed(0)} ms, longest ${times[19]?.toFixed(0)} ms`;
}

for (const { game, version } of RULES) {
  const files = globSync(fileURLToPath(new URL(`../bundles/${game}/golden/${version}-*.json`, import.meta.url))).sort();
  const finished = files.filter((file) => JSON.parse(readFileSync(file, 'utf8')).outcome !== null);
  for (const file of isProof ? finished : finished.slice(0, 1))
    test(`${file.split('/').at(-1)} of ${game}: three moments of it are shown, and it verifies`, async () => {
      const page = await house.visit();
      const read = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
      if ('error' in read) throw new Error(read.error);
      const last = read.record.entries.length;
      await openRecord(page, read.record);
      for (const line of [0, Math.floor(last / 2), last]) {
        await page.locator('[data-part=timeline] input[type=range]').fill(String(line));
        await page.waitForFunction(
          (at) => new RegExp(`\\b${at}\\b`).test(document.querySelector('[data-part=position]')?.textContent ?? ''),
          line,
        );
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(20);
      }
      if (isProof) console.log(`${game} ${file.split('/').at(-1)}, ${last} lines: ${await seekTimes(page, last)}`);
      await page.click('[data-part=verify]');
      await page.waitForSelector('[data-part=verdict][data-ok=true]');
      expect(page.troubles).toEqual([]);
      await page.context().close();
    });
}
