import { GAMES } from '@parlour/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { choose } from './choose.ts';
import { followed } from './follow.ts';
import { confirmed, untilAsked } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const LESSONS = GAMES.flatMap((entry) => [1, ...(entry.further ?? []).map((_, i) => i + 2)].map((n) => ({ entry, n })));

for (const { entry, n: lesson } of LESSONS)
  test(`${entry.id}: lesson ${lesson} is played to its end, and the table goes on freely`, async () => {
    const choices = await followed(entry, lesson);
    const page = await house.visit();
    await page.goto(`/learn/${entry.id}${lesson === 1 ? '' : `/${lesson}`}`);
    await page.locator('[data-part=guide]').waitFor();
    for (let n = 0; n < 120 && (await page.locator('[data-part=guide-finish]').count()) === 0; n++) {
      const before = await page.locator('[data-part=guide-says]').textContent();
      if ((await page.locator('[data-part=guide-next]').count()) > 0) await page.click('[data-part=guide-next]');
      else {
        await untilAsked(page);
        const next = choices.shift();
        if (next === undefined) throw new Error(`the guide wants something else: ${before}`);
        await choose(page, next);
        await confirmed(page, () => page.locator('[data-part=guide-says]').textContent(), before);
      }
      await page.waitForFunction(
        (old) => document.querySelector('[data-part=guide-says]')?.textContent !== old,
        before,
        { timeout: 8000 },
      );
    }
    expect(choices).toEqual([]);
    await page.click('[data-part=guide-finish]');
    await page.waitForURL(/\/table\//);
    expect(['asked', 'over']).toContain(await untilAsked(page));
    expect(page.troubles).toEqual([]);
  });

test('the guide answers a wrong choice kindly, and waits for the right one', async () => {
  const page = await house.visit();
  await page.goto('/learn/boom');
  await page.locator('[data-part=guide-next]').waitFor();
  while ((await page.locator('[data-part=guide-next]').count()) > 0) await page.click('[data-part=guide-next]');
  await untilAsked(page);
  const says = await page.locator('[data-part=guide-says]').textContent();
  await page.click('[data-action=skipCard]');
  await page.getByText('All in good time').waitFor();
  expect(await page.locator('[data-part=guide-says]').textContent()).toBe(says);
  expect(page.troubles).toEqual([]);
});
