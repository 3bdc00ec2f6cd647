import { AxeBuilder } from '@axe-core/playwright';
import { gameById } from '@parlour/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from '../at-rest.ts';
import { houseForAll } from '../house-for-all.ts';
import { botsPlay, decide, dice, PASS, playToEnd, untilAsked, untilAskedInSomeGame } from '../person.ts';
import { midGame, takeOver } from '../staged-game.ts';

const overflow = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);

/** Takes the last move back, if that is possible now: then the log has it as taken back. */
async function takesBack(page: Page): Promise<boolean> {
  const undo = page.locator('[data-part=undo]:not([aria-disabled=true])');
  if ((await undo.count()) === 0) return false;
  await undo.click();
  await page.click('[data-part=log-button]');
  await page.waitForSelector('[data-part=log] [data-undone=true]');
  await page.click('[data-part=log-button]');
  return true;
}

/** What holds for every game in the browser; a file for each, so that they run side by side. •Boom goes through more of it in files of its own. */
export function playsInTheBrowser(id: string): void {
  const house = houseForAll();

  const entry = gameById(id);
  const { seats } = entry;
  const few = Math.max(2, seats.min);

  test(`${id}: a person plays the first decisions and the last part, to the end, by clicking, against a bot`, async () => {
    // Everything is asked: where only passing is left, what answers for a person would come to the end without them.
    const page = await house.visit({ settings: { asks: 'everything' } });
    const random = dice(31);
    await page.goto(`/play/${id}`);
    await page.getByRole('button', { name: `${few} seats` }).click();
    await page.click('[data-part=start]');
    for (let n = 0; n < 10; n++) {
      await untilAsked(page);
      await decide(page, random);
    }
    // The middle of a long game is left to bots: its last part is taken over from their record.
    const { record, scene } = await midGame(entry, few, 0.8);
    await takeOver(page, record, scene);
    expect(await playToEnd(page, random)).toBeGreaterThan(1);
    expect(page.troubles).toEqual([]);
  });

  test(`${id}: two at one screen, a reload in the middle, a move taken back`, async () => {
    const page = await house.visit();
    await page.goto(`/play/${id}`);
    await page.getByRole('button', { name: `${few} seats` }).click();
    for (let seat = 1; seat <= few; seat++) await page.getByLabel(`Who plays: ${seat}`).selectOption('');
    await page.click('[data-part=start]');
    const random = dice(7);
    let isTakenBack = false;
    for (let n = 0; n < 8 || (n < 50 && !isTakenBack); n++) {
      if ((await untilAsked(page)) === 'pass') await page.click(PASS);
      else if (isTakenBack || !(await takesBack(page))) await decide(page, random);
      else isTakenBack = true;
    }
    expect(isTakenBack).toBe(true);
    const seen = await page.locator('[data-part^=seat-]').allTextContents();
    await page.reload();
    await page.waitForSelector('[data-part^=seat-], [data-part=take-device]');
    if ((await page.locator(PASS).count()) > 0) await page.click(PASS);
    await page.waitForSelector('[data-part^=seat-]');
    expect((await page.locator('[data-part^=seat-]').allTextContents()).length).toBe(seen.length);
    expect(page.troubles).toEqual([]);
  });

  test(`${id}: bots among themselves, then the replay, and its record verifies`, async () => {
    const page = await house.visit();
    await botsPlay(page, id, few);
    await page.click('[data-part=watch-replay]');
    await page.waitForSelector('[data-part=timeline]');
    await page.click('[data-part=step-next]');
    await page.locator('[data-part=eyes]').selectOption('open');
    await page.locator('[data-part=timeline] input[type=range]').fill('20');
    await page.click('[data-part=verify]');
    await page.waitForSelector('[data-part=verdict][data-ok=true]');
    expect(page.troubles).toEqual([]);
  });

  for (const [theme, width, height] of [
    ['light', 1280, 720],
    ['dark', 390, 844],
  ] as const)
    test(`${id}: ${width} by ${height}, ${theme}: axe finds nothing, nothing scrolls, the table is told in words`, async () => {
      const page = await house.visit({ theme, width, height });
      const begin = async () => {
        await page.goto('/');
        await page.click(`[data-game=${id}] [data-part=play-now]`);
      };
      await begin();
      const random = dice(width);
      for (let n = 0; n < 5; n++) {
        await untilAskedInSomeGame(page, begin);
        await atRest(page);
        expect(await overflow(page)).toEqual([0, 0]);
        if (n % 4 === 0) {
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule}: ${html.slice(0, 200)}`)),
          ).toEqual([]);
        }
        await decide(page, random);
      }
      await untilAskedInSomeGame(page, begin);
      await page.click('[data-part=menu-button]');
      await page.getByRole('button', { name: 'The table in words' }).click();
      await page.waitForSelector('[data-part=text-view] li');
      expect(await page.locator('[data-part=text-view] li').count()).toBeGreaterThan(3);
      expect(page.troubles).toEqual([]);
    });
}
