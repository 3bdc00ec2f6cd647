import { RULES } from '@parlour/bundles';
import { goldenGames } from '@parlour/bundles/golden.ts';
import { readRecord } from '@parlour/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houseForAll } from './house-for-all.ts';
import { openRecord } from './staged-game.ts';

const house = houseForAll();

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
  const finished = goldenGames(game, version).filter(({ text }) => JSON.parse(text).outcome !== null);
  for (const { name, text } of isProof ? finished : finished.slice(0, 1))
    test(`${name} of ${game} ${version}: three moments of it are shown, and it verifies`, async () => {
      const page = await house.visit();
      const read = readRecord(text);
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
      if (isProof) console.log(`${game} ${version} ${name}, ${last} lines: ${await seekTimes(page, last)}`);
      await page.click('[data-part=verify]');
      await page.waitForSelector('[data-part=verdict][data-ok=true]');
      expect(page.troubles).toEqual([]);
      await page.context().close();
    });
}
