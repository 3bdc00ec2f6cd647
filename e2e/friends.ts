import type { Page } from 'playwright-core';
import { PATIENCE } from './patience.ts';
import { ASKED, decide, OVER } from './person.ts';

/** People at one table, each in a browser of their own. */

/** Somebody opens a table and says their name; the link to it. */
export async function opened(host: Page, game: string, name = 'Ada'): Promise<string> {
  await host.goto(`/host/${game}`);
  await host.fill('[data-part=name]', name);
  await host.click('[data-part=become]');
  await host.waitForSelector('[data-part=gathering]');
  return (await host.textContent('[data-part=invite-link]')) ?? '';
}

/** Somebody comes by the link: a name, and one tap. */
export async function joined(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.fill('[data-part=name]', name);
  await page.locator('[data-part=become]').click();
  await page.waitForSelector(`[data-part=gathering] li:has-text("${name}")`);
}

export async function started(host: Page, pages: readonly Page[]): Promise<void> {
  const fill = host.locator('[data-part=fill]');
  if ((await fill.count()) > 0) await fill.click();
  await host.click('[data-part=start-online]:not([aria-disabled=true])');
  await Promise.all(pages.map((page) => page.waitForSelector('[data-part=room-bar]')));
}

/** Plays on wherever something is asked, until the game is over or something else is due. */
export async function play(pages: readonly Page[], random: (n: number) => number, most: number): Promise<number> {
  let decisions = 0;
  for (let end = Date.now() + PATIENCE; decisions < most; ) {
    if (Date.now() > end) throw new Error('nobody is asked any more');
    for (const page of pages) {
      if ((await page.locator(OVER).count()) > 0) return decisions;
      if ((await page.locator(ASKED).count()) === 0) continue;
      await decide(page, random);
      decisions += 1;
      end = Date.now() + PATIENCE;
    }
    await pages[0]?.waitForTimeout(30);
  }
  return decisions;
}
