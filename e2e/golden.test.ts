import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES } from '@parlour/bundles';
import { parseRecord } from '@parlour/protocol';
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
      await page.click('[data-part=verify]');
      await page.waitForSelector('[data-part=verdict][data-ok=true]');
      expect(page.troubles).toEqual([]);
    });
}
