import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { choose } from './choose.ts';
import { untilAsked } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What a person who follows the guide of •Boom chooses, in order. */
const FOLLOWED: [string, { words?: string[]; number?: number }?][] = [
  ['launch', { words: ['Launch NeverShip Systems'] }],
  ['lead', { words: ['2'], number: 6 }],
  ['invite', { words: ['Offer a share to Rosa'] }],
  ['close'],
  ['attach', { words: ['Attach Mark Benderssen'] }],
  ['pass'],
  ['attach', { words: ['Attach Banner Ads'] }],
  ['lead', { words: ['2'], number: 8 }],
  ['close'],
  ['attach', { words: ['Attach Paradigm Shift'] }],
  ['takePublic'],
];

test('the lesson answers a wrong choice kindly, is played to its end, and the table goes on freely', async () => {
  const page = await house.visit();
  await page.goto('/learn/boom');
  await page.locator('[data-part=guide]').waitFor();
  let strayed = false;
  const choices = [...FOLLOWED];
  for (let n = 0; n < 60 && (await page.locator('[data-part=guide-finish]').count()) === 0; n++) {
    const before = await page.locator('[data-part=guide-says]').textContent();
    if ((await page.locator('[data-part=guide-next]').count()) > 0) await page.click('[data-part=guide-next]');
    else {
      await untilAsked(page);
      if (!strayed) {
        await page.click('[data-action=skipCard]');
        await page.getByText('All in good time').waitFor();
        strayed = true;
      }
      const next = choices.shift();
      if (next === undefined) throw new Error(`the guide wants something else: ${before}`);
      await choose(page, ...next);
    }
    await page.waitForFunction((old) => document.querySelector('[data-part=guide-says]')?.textContent !== old, before, {
      timeout: 8000,
    });
  }
  await page.click('[data-part=guide-finish]');
  await page.waitForURL(/\/table\//);
  expect(['asked', 'over']).toContain(await untilAsked(page));
  expect(page.troubles).toEqual([]);
});
