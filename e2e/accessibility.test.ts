import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { houseForAll } from './house-for-all.ts';
import { botsPlay, decide, dice, untilAsked } from './person.ts';

const house = houseForAll();

/** What axe finds wrong with the page once it has come to rest, in words: what fades in has no contrast yet. */
async function faults(page: Page): Promise<string[]> {
  await atRest(page);
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
    await atRest(page);
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
      // While the others play one only watches; that is over when the guide asks.
      await page.waitForSelector('[data-part=guide][data-is=asking]');
      await untilAsked(page);
      found.push(...(await faults(page)));
    }
    expect(found).toEqual([]);
  });
