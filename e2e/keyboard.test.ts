import { GAMES } from '@parlour/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houseForAll } from './house-for-all.ts';
import { asked, isSending, OVER, untilAsked } from './person.ts';

const house = houseForAll();

/** Moves the focus with Tab until it is on what is wanted; nothing is ever clicked. */
async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  for (let n = 0; n < most; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached with Tab`);
}

const FORM = 'dialog [data-part^=choice-]';

/** Makes some choice: one of the buttons of the prompt, or one from the list of all choices, field by field. */
async function decideByKeys(page: Page): Promise<void> {
  const question = await asked(page);
  /** A key that led to nothing is noticed by its silence; not while an answer is still on its way. */
  const isAnswered = async () => {
    for (const end = Date.now() + 3000; Date.now() < end || (await isSending(page)); await page.waitForTimeout(30))
      if ((await page.locator('[data-part=confirm]').count()) > 0 || (await asked(page)) !== question) return;
  };
  if ((await page.locator('[data-part=prompt] [data-action]').count()) > 0) {
    await tabTo(page, '[data-part=prompt] [data-action]');
    await page.keyboard.press('Enter');
  } else {
    await tabTo(page, '[data-part=all-choices]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog [data-choice]');
    await tabTo(page, 'dialog [data-choice]');
    await page.keyboard.press('Enter');
    const unsettled = `${FORM} fieldset:not(:has([aria-pressed=true])) button[data-value]`;
    for (let tries = 0; tries < 8 && (await page.locator(FORM).count()) > 0; tries++) {
      const wanted = (await page.locator(unsettled).count()) > 0 ? unsettled : `${FORM} > button`;
      await tabTo(page, wanted).catch(async (trouble) => {
        // What is chosen whole closes its form, be it while one looks for the next field.
        if ((await page.locator(FORM).count()) > 0) throw trouble;
      });
      if ((await page.locator(FORM).count()) > 0) await page.keyboard.press('Enter');
    }
  }
  await isAnswered();
  if ((await page.locator('[data-part=confirm]').count()) === 0) return;
  await tabTo(page, '[data-part=confirm]');
  await page.keyboard.press('Enter');
  await isAnswered();
}

test('from the home page to the end of a game with the keyboard alone', async () => {
  const page = await house.visit();
  await page.goto('/');
  await page.waitForSelector('[data-part=play-now]');
  await tabTo(page, '[data-part=play-now]');
  await page.keyboard.press('Enter');
  let listed = false;
  for (let n = 0; n < 400; n++) {
    if ((await untilAsked(page)) === 'over') break;
    if (!listed && (await page.locator('[data-part=all-choices]').count()) > 0) {
      // Once through the list of all choices, which has what the board draws.
      await tabTo(page, '[data-part=all-choices]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog [data-choice]');
      await tabTo(page, 'dialog [data-choice]');
      listed = true;
      await page.keyboard.press('Escape');
    }
    await decideByKeys(page);
  }
  await page.waitForSelector(OVER);
  await tabTo(page, '[data-part=play-again]');
  expect(page.troubles).toEqual([]);
});

for (const { id } of GAMES.filter((entry) => entry.id !== 'boom'))
  test(`${id}: fifteen decisions with the keyboard alone`, async () => {
    const page = await house.visit();
    await page.goto('/');
    const start = `[data-game=${id}] [data-part=play-now]`;
    await page.waitForSelector(start);
    await tabTo(page, start);
    await page.keyboard.press('Enter');
    let decisions = 0;
    while (decisions < 15 && (await untilAsked(page)) === 'asked') {
      await decideByKeys(page);
      decisions += 1;
    }
    expect(decisions).toBeGreaterThan(10);
    expect(page.troubles).toEqual([]);
  });

test('Space skips what is being shown, L opens the log, R the rules, and Escape closes dialogs', async () => {
  const page = await house.visit({ settings: { speed: 0.5 } });
  await page.goto('/');
  await page.click('[data-part=play-now]');
  for (let n = 0; n < 30 && (await page.locator('[data-part=prompt][data-asked=true]').count()) === 0; n++) {
    await page.waitForTimeout(100);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
  }
  await untilAsked(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('l');
  await page.waitForSelector('[data-part=log]');
  await page.keyboard.press('r');
  await page.waitForSelector('[data-part=rules]');
  expect(await page.locator('[data-rule][data-wanted=true]').count()).toBe(1);
});
