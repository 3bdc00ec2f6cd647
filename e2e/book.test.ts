import { AxeBuilder } from '@axe-core/playwright';
import { GAMES } from '@parlour/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { houseForAll } from './house-for-all.ts';
import { decide, dice, untilAsked } from './person.ts';

const house = houseForAll();

/** Presses something where it is, as a finger or a mouse does; something else on top of it would get the press. */
async function press(page: Page, selector: string): Promise<void> {
  const thing = page.locator(selector).first();
  await thing.waitFor();
  await thing.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Pictures are laid when they come near, and what is below them moves.
  await atRest(page);
  await thing.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${selector} is nowhere`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function faults(page: Page, within = 'main'): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

test('contents lead to a chapter, and show which one is read', async () => {
  const page = await house.visit({ width: 1440, height: 900 });
  await page.goto('/rules/boom');
  await press(page, '[data-part=contents] a:has-text("Going public")');
  await page.waitForSelector('[data-part=contents] a[aria-current]:has-text("Going public")');
  await expect.poll(() => isInSight(page, '#ipo > h2')).toBe(true);
  expect(page.troubles).toEqual([]);
});

test('a rule has an address, as a path and after #, also in the fine print', async () => {
  const page = await house.visit({ width: 1440, height: 900 });
  for (const address of [
    '/rules/boom/BO-R22',
    '/rules/economicus#EC-R.18',
    '/rules/manticore/MC-8.1',
    '/rules/matter-of-fact/MF-R56',
  ]) {
    await page.goto('/');
    await page.goto(address);
    const rule = address.split(/[/#]/).at(-1) ?? '';
    await page.waitForSelector(`[data-rule="${rule}"][data-wanted=true]`, { state: 'visible' });
    await expect.poll(() => isInSight(page, `[data-rule="${rule}"]`), { message: address }).toBe(true);
  }
  expect(page.troubles).toEqual([]);
});

test('the search finds words and ids, and leads to the place', async () => {
  const page = await house.visit({ width: 1440, height: 900 });
  await page.goto('/rules/boom');
  await page.fill('input[type=search]', 'bo-9.5');
  await press(page, '[data-found="BO-9.5"]');
  await page.waitForSelector('[data-rule="BO-9.5"][data-wanted=true]');
  await expect.poll(() => isInSight(page, '[data-rule="BO-9.5"]')).toBe(true);
  await page.fill('input[type=search]', 'hamstervision');
  await press(page, '[data-part=found] button');
  await page.waitForSelector('[data-chapter=cards]');
  await expect.poll(() => isInSight(page, '#cards table th:has-text("HamsterVision")')).toBe(true);
  await page.fill('input[type=search]', 'no such thing');
  await page.getByText('No paragraph contains these words.').waitFor();
  expect(page.troubles).toEqual([]);
});

test('a prompt leads to its rule in the book beside the table', async () => {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    const page = await house.visit({ width, height });
    await page.goto('/');
    await page.click('[data-part=play-now]');
    await untilAsked(page);
    await atRest(page);
    const link = page.locator('[data-part=question] button');
    const rule = (await link.textContent()) ?? '';
    const before = await page.locator('#board').boundingBox();
    await link.click();
    await page.waitForSelector(`[data-rule="${rule}"][data-wanted=true]`);
    await expect.poll(() => isInSight(page, `[data-rule="${rule}"]`)).toBe(true);
    await atRest(page);
    // The book scrolls, the table does not.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    expect((await page.locator('#board').boundingBox())?.y).toBe(before?.y);
    expect(page.troubles).toEqual([]);
  }
});

/** Marks below 24 px, over the words beside them, or out of sight sideways. */
const badMarks = (page: Page, list: string): Promise<string[]> =>
  page.locator(`${list} > li`).evaluateAll((lines) =>
    lines.flatMap((line) => {
      const mark = line.querySelector('[data-part=rule-mark]');
      if (mark === null) return [];
      const { left, right, top, bottom, width, height } = mark.getBoundingClientRect();
      const found: string[] = [];
      if (width < 24 || height < 24) found.push(`${width}x${height}`);
      if (mark.parentElement !== line) found.push('it stands inside the line');
      if (right > line.getBoundingClientRect().right + 1) found.push('it sticks out');
      for (const words of line.querySelectorAll(':scope > :not([data-part=rule-mark])')) {
        const box = words.getBoundingClientRect();
        if (box.right > left + 1 && box.left < right && box.bottom > top && box.top < bottom)
          found.push('on the words');
      }
      return found.map((what) => `${mark.textContent}: ${what}`);
    }),
  );

/** Clicks the last mark of a list in its middle, and says which rule it names. */
async function openMark(page: Page, list: string): Promise<string> {
  const mark = page.locator(`${list} [data-part=rule-mark]`).last();
  await mark.waitFor();
  await mark.scrollIntoViewIfNeeded();
  await atRest(page);
  const rule = (await mark.textContent()) ?? '';
  expect(await mark.getAttribute('aria-label')).toBe(`Rule ${rule}`);
  const { x, y, width, height } = (await mark.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  return rule;
}

test('every line of the log that tells an action has its rule beside it, and a click opens the book there', async () => {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    const page = await house.visit({ width, height, touch: width < 500 });
    await page.goto('/play/economicus');
    await page.click('[data-part=start]');
    await untilAsked(page);
    const random = dice(4);
    const since = page.locator('[data-part=since]');
    for (let n = 0; n < 12 && (await since.count()) === 0; n++) {
      await decide(page, random);
      await untilAsked(page);
    }
    // What has happened since one's last decision leads there too.
    await since.click();
    await page.locator('[data-part=since-lines] [data-part=rule-mark]').first().waitFor();
    expect(await badMarks(page, '[data-part=since-lines]'), `${width}`).toEqual([]);
    const told = await openMark(page, '[data-part=since-lines]');
    await page.waitForSelector(`[data-rule="${told}"][data-wanted=true]`);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await expect.poll(() => isInSight(page, `[data-rule="${told}"]`)).toBe(true);

    await page.locator('[data-part=drawer]').getByRole('button', { name: 'Log', exact: true }).click();
    await page.locator('[data-part=log] [data-part=rule-mark]').first().waitFor();
    await atRest(page);
    expect(await badMarks(page, '[data-part=log]'), `${width}`).toEqual([]);
    // Of all that is told only the opening is no action.
    const bare = await page
      .locator('[data-part=log] > li')
      .evaluateAll((lines) =>
        lines.flatMap((line, at) =>
          line.textContent !== '' && line.querySelector('[data-part=rule-mark]') === null ? [at] : [],
        ),
      );
    expect(bare).toEqual([0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const rule = await openMark(page, '[data-part=log]');
    await page.waitForSelector(`[data-rule="${rule}"][data-wanted=true]`);
    await expect.poll(() => isInSight(page, `[data-rule="${rule}"]`)).toBe(true);
    expect(page.troubles).toEqual([]);
  }
});

test('an example is tried in place, by pointer, at a desk and on a phone', async () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await house.visit({ width, height, touch: width < 500 });
    await page.goto('/rules/boom');
    await press(page, '[data-example=flotation] [data-part=try-it]');
    await press(page, '[data-part=trial] [data-place=company-P01]');
    await press(page, '[data-part=trial] [role=dialog] button:has-text("Ring the bell")');
    await page.waitForSelector('[data-part=trial][data-done=true]');
    expect(await page.locator('[data-part=trial-prompt]').textContent()).toContain('$99m');
    await press(page, '[data-part=again]');
    await page.waitForSelector('[data-part=trial][data-done=false]');
    // Another one puts this one away: there is one board in a book.
    await press(page, '[data-example=muttscape] [data-part=try-it]');
    await page.waitForSelector('[data-example=muttscape] [data-part=trial]');
    expect(await page.locator('[data-part=trial]').count()).toBe(1);
    await press(page, '[data-part=show-me]');
    await page.waitForSelector('[data-part=trial][data-done=true]');
    expect(page.troubles).toEqual([]);
  }
});

test('Economicus: a chain is rolled for, and an offer answered', async () => {
  const page = await house.visit({ width: 1440, height: 900 });
  await page.goto('/rules/economicus');
  await press(page, '[data-example=chain] [data-part=try-it]');
  await press(page, '[data-part=trial] [data-action=roll]');
  await page.waitForSelector('[data-part=trial][data-done=true]');
  await press(page, '[data-example=takeover] [data-part=try-it]');
  await press(page, '[data-part=trial] [data-action=keepCompany]');
  await page.waitForSelector('[data-example=takeover] [data-part=trial][data-done=true]');
  expect(page.troubles).toEqual([]);
});

test('Matter of Fact: mines are run, one is bought, and a raid is shown, at a desk and on a phone', async () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await house.visit({ width, height, touch: width < 500 });
    await page.goto('/rules/matter-of-fact');
    await press(page, '[data-example=mines] [data-part=try-it]');
    await press(page, '[data-part=trial] [data-part=production] [data-action=runProposed]');
    await page.waitForSelector('[data-example=mines] [data-part=trial][data-done=true]');
    await press(page, '[data-example=second-mine] [data-part=try-it]');
    await press(page, '[data-part=trial] [data-part=investments] [data-action=buyAsset]');
    await page.waitForSelector('[data-example=second-mine] [data-part=trial][data-done=true]');
    await press(page, '[data-example=raid] [data-part=try-it]');
    await press(page, '[data-part=show-me]');
    await page.waitForSelector('[data-example=raid] [data-part=trial][data-done=true]');
    expect(page.troubles).toEqual([]);
  }
});

test('Manticore: the map of an example is walked on, and a blow taken under cover, at a desk and on a phone', async () => {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    const page = await house.visit({ width, height, touch: width < 500 });
    await page.goto('/rules/manticore');
    await press(page, '[data-example=covered] [data-part=try-it]');
    await press(page, '[data-part=trial] [data-part=duel] [data-action=cover]');
    await page.waitForSelector('[data-example=covered] [data-part=trial][data-done=true]');
    expect(await page.locator('[data-part=trial-prompt]').textContent()).toMatch(/12\sagainst\s10/);
    await press(page, '[data-example=gate] [data-part=try-it]');
    await press(page, '[data-part=trial] [data-place=cell-94]');
    await press(page, '[data-part=trial-prompt] [data-action=endTurn]');
    await page.waitForSelector('[data-example=gate] [data-part=trial][data-done=true]');
    expect(await page.locator('[data-part=trial-prompt]').textContent()).toMatch(/\b9\sagainst\s11/);
    expect(page.troubles).toEqual([]);
  }
});

test('Businessmen: a lorry is filled alone, and a fine is met', async () => {
  const page = await house.visit({ width: 1440, height: 900 });
  await page.goto('/rules/businessmen');
  await press(page, '[data-example=filling] [data-part=try-it]');
  await press(page, '[data-part=trial] [data-place=lorry-green]');
  await page.waitForSelector('[data-part=trial] [data-place=slot-green-3]');
  await press(page, '[data-part=trial] [data-place=lorry-green]');
  await press(page, '[data-part=trial] [data-action=spinPrices]');
  await page.waitForSelector('[data-part=trial][data-done=true]');
  expect(await page.locator('[data-part=trial-prompt]').textContent()).toMatch(/21\scoins/);
  await press(page, '[data-example=fined] [data-part=try-it]');
  await press(page, '[data-part=trial] [data-action=spinMisfortune]');
  await page.waitForSelector('[data-example=fined] [data-part=trial][data-done=true]');
  expect(page.troubles).toEqual([]);
});

test('on a phone the contents are pulled down, nothing is wider than the screen, no letter too small', async () => {
  for (const { id: game } of GAMES) {
    const page = await house.visit({ width: 390, height: 844, touch: true });
    await page.goto(`/rules/${game}`);
    await page.waitForSelector('[data-chapter]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), game).toBe(0);
    await page.locator('[data-part=contents-button]').tap();
    const last = page.locator('[data-part=contents] a').last();
    await last.scrollIntoViewIfNeeded();
    await last.tap();
    await expect.poll(() => isInSight(page, '[data-chapter]:last-of-type > h2'), { message: game }).toBe(true);
    const small = await page
      .locator('[data-chapter] :is(p, a, th, td, li, summary, figcaption)')
      .evaluateAll((all) => all.filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 12).length);
    expect(small, game).toBe(0);
    expect(page.troubles).toEqual([]);
  }
});

test.each([
  ['boom', 'light', 1440],
  ['businessmen', 'dark', 390],
  ['businessmen', 'light', 1440],
  ['economicus', 'dark', 390],
  ['manticore', 'light', 390],
  ['matter-of-fact', 'light', 390],
  ['matter-of-fact', 'dark', 1440],
] as const)('axe finds nothing in the book of %s: %s, %d wide', async (game, theme, width) => {
  const page = await house.visit({ theme, width, height: 844 });
  await page.goto(`/rules/${game}`);
  await page.waitForSelector('[data-chapter]');
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  expect(await faults(page)).toEqual([]);
});

test('axe finds nothing in an example in play', async () => {
  const page = await house.visit({ theme: 'dark', width: 1440, height: 900 });
  await page.goto('/rules/boom');
  await press(page, '[data-example=flotation] [data-part=try-it]');
  await page.waitForSelector('[data-part=trial-prompt]');
  expect(await faults(page, '[data-example=flotation]')).toEqual([]);
});
