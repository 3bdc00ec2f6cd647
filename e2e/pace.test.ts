import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { ASKED, decide, dice, OVER, untilAsked } from './person.ts';

/** Whether something could be done in time. */
const IS_DONE = [() => true, () => false] as const;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.click('[data-part=start]');
  await page.waitForSelector(ASKED);
}

/** Every moment that stood on the stage, in order, with whether the person had skipped by then. */
const watchStage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const moment = document.querySelector('[data-part=stage]')?.getAttribute('data-moment');
      if (moment != null && told.at(-1) !== moment) told.push(moment);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
const told = (page: Page): Promise<string[]> => page.evaluate(() => (window as never as { told: string[] }).told);

describe('the pace of a game against bots', () => {
  test('one click on Skip goes to the next question, past every stage on the way', async () => {
    // So slow that without skipping there would be something to wait for.
    const page = await house.visit({ settings: { speed: 0.5 } });
    await sitDown(page, 'businessmen');
    const random = dice(5);
    let skipped = 0;
    for (let decisions = 0; decisions < 40 && skipped < 3; decisions++) {
      await page.waitForSelector(`${ASKED}, ${OVER}`);
      if ((await page.locator(OVER).count()) > 0) break;
      await decide(page, random);
      const skip = page.locator('[data-part=skip]');
      await page.waitForSelector(`[data-part=skip], ${ASKED}, ${OVER}`);
      if ((await skip.count()) === 0) continue;
      const isClicked = await skip.click({ timeout: 30_000 }).then(
        () => true,
        () => false,
      );
      if (!isClicked) continue;
      await watchStage(page);
      await page.waitForSelector(`${ASKED}, ${OVER}`);
      expect(await told(page)).toEqual([]);
      skipped += 1;
    }
    expect(skipped).toBeGreaterThan(0);
    expect(page.troubles).toEqual([]);
    await page.context().close();
  });

  test('nothing covers the board for the affairs of others, and what happened since can be read', async () => {
    const page = await house.visit({ settings: { speed: 2 } });
    await sitDown(page, 'matter-of-fact');
    await page.evaluate(() => {
      const slips: string[] = [];
      Object.assign(window, { slips });
      new MutationObserver(() => {
        const slip = document.querySelector('[data-part=slip]');
        if (slip !== null) slips.push(slip.textContent ?? '');
      }).observe(document.body, { childList: true, subtree: true });
    });
    const random = dice(9);
    let read = 0;
    for (let decisions = 0; decisions < 30; decisions++) {
      await page.waitForSelector(`${ASKED}, ${OVER}`);
      if ((await page.locator(OVER).count()) > 0) break;
      if (read === 0 && (await page.locator('[data-part=since]').count()) > 0) {
        await page.click('[data-part=since]');
        await page.waitForSelector('[data-part=since-lines] > li');
        read = await page.locator('[data-part=since-lines] > li').count();
        await page.keyboard.press('Escape');
        await expect.poll(() => page.locator('[data-part=since][data-missed]:not([data-missed="0"])').count()).toBe(0);
      }
      const next = page.locator('[data-part=prompt]').locator('[data-action=goOn], [data-action=endTurn]').first();
      if ((await next.count()) > 0) await next.click();
      else await decide(page, random);
      const confirm = page.locator('[data-part=confirm]');
      if ((await confirm.count()) > 0) await confirm.click();
    }
    expect(await page.evaluate(() => (window as never as { slips: string[] }).slips)).toEqual([]);
    expect(read).toBeGreaterThan(0);
    expect(page.troubles).toEqual([]);
    await page.context().close();
  });

  test('a turn of the wheel that nobody can refuse is made by the table; who wants to be asked is', async () => {
    for (const asks of ['choices', 'everything'] as const) {
      const page = await house.visit({ settings: { asks } });
      await sitDown(page, 'businessmen');
      const random = dice(3);
      let spins = 0;
      for (let decisions = 0; decisions < 30; decisions++) {
        await page.waitForSelector(`${ASKED}, ${OVER}`);
        const only = page.locator('[data-action=turnCards], [data-action=spinPrices], [data-action=spinMisfortune]');
        if ((await only.count()) > 0) spins += 1;
        await decide(page, random);
      }
      if (asks === 'choices') expect(spins).toBe(0);
      else expect(spins).toBeGreaterThan(0);
      await page.context().close();
    }
  });

  test('at one table everything can be asked, from its menu, and that lasts; so does the way back', async () => {
    const page = await house.visit();
    await sitDown(page, 'businessmen');
    const random = dice(3);
    const only = page.locator('[data-action=turnCards], [data-action=spinPrices], [data-action=spinMisfortune]');
    const pick = async (item: string) => {
      await page.click('[data-part=menu-button]');
      await page.getByRole('button', { name: item }).click();
      await page.reload();
    };
    const spinsIn = async (most: number): Promise<number> => {
      let spins = 0;
      for (let decisions = 0; decisions < most && spins === 0; decisions++) {
        await page.waitForSelector(`${ASKED}, ${OVER}`);
        spins += await only.count();
        await decide(page, random);
      }
      return spins;
    };
    await pick('Ask me everything at this table');
    expect(await spinsIn(30)).toBe(1);
    await pick('Don’t ask where there’s no choice');
    expect(await spinsIn(30)).toBe(0);
    expect(page.troubles).toEqual([]);
    await page.context().close();
  });

  test('who wants to be asked the next time is; the button says so, and a second tap takes it back', async () => {
    const page = await house.visit();
    await sitDown(page, 'businessmen');
    const random = dice(3);
    const only = page.locator('[data-action=turnCards], [data-action=spinPrices], [data-action=spinMisfortune]');
    const next = page.locator('[data-part=ask-next]');
    const decideUntil = async (isReached: () => Promise<boolean>): Promise<boolean> => {
      for (let decisions = 0; decisions < 40; decisions++) {
        await page.waitForSelector(`${ASKED}, ${OVER}`);
        if (await isReached()) return true;
        await decide(page, random);
      }
      return false;
    };
    const press = async (isPressed: boolean) => {
      await next.click();
      await expect.poll(() => next.getAttribute('aria-pressed')).toBe(String(isPressed));
    };
    expect(await decideUntil(async () => (await next.count()) > 0)).toBe(true);
    await press(true);
    await press(false);
    await decide(page, random);
    expect(await decideUntil(async () => (await next.count()) + (await only.count()) > 0)).toBe(true);
    expect(await only.count()).toBe(0);
    await press(true);
    expect(await decideUntil(async () => (await only.count()) > 0)).toBe(true);
    expect(page.troubles).toEqual([]);
    await page.context().close();
  });

  test('what is ordered once is kept with the table: two orders stand against bots alone, none for who wants to be asked everything', async () => {
    for (const [asks, isOrdered] of [
      ['choices', 'true'],
      ['everything', 'false'],
    ] as const) {
      const page = await house.visit({ settings: { asks } });
      const random = dice(8);
      const changed = isOrdered === 'true' ? 'false' : 'true';
      const orders = (): Promise<Record<string, string | null>> =>
        page
          .locator('[data-place^=order-]')
          .evaluateAll((all) =>
            Object.fromEntries(all.map((each) => [each.getAttribute('data-place'), each.getAttribute('aria-checked')])),
          );
      /** What is ordered, as soon as the board shows it; `null`: the game was over before. */
      const told = async () => {
        for (; (await untilAsked(page)) === 'asked'; await decide(page, random)) {
          const found = await orders();
          if ('order-sales' in found) return found;
        }
        return null;
      };
      /** False where the dice ended the game too early, or the question was answered by an order while one looked. */
      const isKept = async (): Promise<boolean> => {
        await sitDown(page, 'economicus');
        const first = await told();
        if (first === null) return false;
        expect([first['order-sales'], first['order-unpaid'], first['order-FW8']]).toEqual([
          isOrdered,
          isOrdered,
          'false',
        ]);
        const click = page.locator('[data-place=order-unpaid]').click({ timeout: 5000 });
        if (!(await click.then(...IS_DONE))) return false;
        await expect.poll(async () => (await orders())['order-unpaid'] ?? changed).toBe(changed);
        await page.reload();
        const kept = await told();
        if (kept === null) return false;
        expect([kept['order-sales'], kept['order-unpaid']]).toEqual([isOrdered, changed]);
        return true;
      };
      let games = 1;
      while (!(await isKept())) games += 1;
      expect(games).toBeLessThan(20);
      expect(page.troubles).toEqual([]);
      await page.context().close();
    }
  });
});
