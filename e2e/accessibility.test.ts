import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { botsPlay, decide, dice, untilAsked } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What axe finds wrong with the page as it is, in words. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`),
  );
}

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing on any page by ${theme === 'light' ? 'day' : 'night'}`, async () => {
    const page = await house.visit({ theme });
    const found: Record<string, string[]> = {};
    for (const [name, address] of [
      ['home', '/'],
      ['setup', '/play/boom'],
      ['settings', '/settings'],
      ['rules', '/rules/boom/BO-4.3'],
      ['nothing', '/nowhere'],
    ] as const) {
      await page.goto(address);
      await page.waitForSelector('h1');
      await page.waitForTimeout(300);
      found[name] = await faults(page);
    }
    await page.goto('/');
    await page.click('[data-part=play-now]');
    const random = dice(13);
    for (let n = 0; n < 8; n++) if ((await untilAsked(page)) === 'asked') await decide(page, random);
    await untilAsked(page);
    found['table'] = await faults(page);
    await page.click('[data-part=log-button]');
    await page.waitForSelector('[data-part=log]');
    found['log'] = await faults(page);
    await page.click('[data-part=rules-button]');
    await page.waitForSelector('[data-part=rules]');
    found['rules beside the table'] = await faults(page);
    await page.click('[data-part=undo]', { force: true });
    await page.waitForTimeout(200);
    if ((await page.locator('dialog').count()) > 0) {
      found['why not'] = await faults(page);
      await page.keyboard.press('Escape');
    }
    await botsPlay(page);
    await page.waitForSelector('dialog svg[role=img]');
    found['end'] = await faults(page);
    await page.click('[data-part=watch-replay]');
    await page.waitForSelector('[data-part=timeline]');
    found['replay'] = await faults(page);
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
  });

for (const size of [
  { width: 1280, height: 720 },
  { width: 390, height: 844, touch: true },
])
  test(`axe finds nothing in a lesson at ${size.width}x${size.height}`, async () => {
    const found: string[] = [];
    for (const theme of ['light', 'dark'] as const) {
      const page = await house.visit({ ...size, theme });
      await page.goto('/learn/boom');
      await page.click('[data-part=guide-next]');
      await untilAsked(page);
      found.push(...(await faults(page)));
    }
    expect(found).toEqual([]);
  });
