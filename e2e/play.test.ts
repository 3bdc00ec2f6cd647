import { expect, test } from 'vitest';
import { houseForAll } from './house-for-all.ts';
import { ASKED, decide, dice, OVER, PASS, playToEnd, skipCard, untilAsked, untilOwnTurn } from './person.ts';

const house = houseForAll();

test('a stranger is asked the first question one click after the home page, and plays to the end', async () => {
  const page = await house.visit();
  await page.goto('/');
  await page.click('[data-part=play-now]');
  expect(await untilAsked(page)).toBe('asked');
  const decisions = await playToEnd(page, dice(7));
  expect(decisions).toBeGreaterThan(5);
  expect(await page.locator(`${OVER} li`).count()).toBe(4);
  await page.waitForSelector('dialog svg[role=img]');
  expect(page.troubles).toEqual([]);
});

test('a reload in the middle loses nothing', async () => {
  const page = await house.visit();
  await page.goto('/');
  await page.click('[data-part=play-now]');
  const random = dice(21);
  for (let n = 0; n < 4; n++) if ((await untilAsked(page)) === 'asked') await decide(page, random);
  await untilAsked(page);
  const before = await page.locator('[data-part=prompt]').textContent();
  const seats = await page.locator('[data-part^=seat-]').allTextContents();
  await page.reload();
  await untilAsked(page);
  expect(await page.locator('[data-part^=seat-]').allTextContents()).toEqual(seats);
  expect((await page.locator('[data-part=prompt]').textContent())?.slice(0, 30)).toBe(before?.slice(0, 30));
  await page.goto('/');
  await page.click('[data-part=running] a');
  await untilAsked(page);
  expect(await page.locator('[data-part^=seat-]').allTextContents()).toEqual(seats);
  expect(page.troubles).toEqual([]);
});

test('a move is taken back and done again; beyond the barrier the table says why not', async () => {
  const page = await house.visit({ settings: { asks: 'everything' } });
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await untilOwnTurn(page);
  await skipCard(page);
  await page.waitForSelector('[data-action=pass]');
  await page.click('[data-part=undo]');
  await page.waitForSelector('[data-action=skipCard]');
  await page.click('[data-part=redo]');
  await page.waitForSelector('[data-action=pass]');
  await page.click('[data-action=pass]');
  await untilAsked(page);
  // Greyed, and still to be asked why.
  await page.click('[data-part=undo]', { force: true });
  await page.waitForSelector('dialog');
  expect(await page.locator('dialog').textContent()).toContain('undoing this takes everyone’s consent');
  await page.keyboard.press('Escape');
  await page.click('[data-part=log-button]');
  await page.waitForSelector('[data-part=log] button');
  expect(await page.locator('[data-part=log] [data-undone=true]').count()).toBe(1);
  await page.locator('[data-part=log] button').first().click();
  await page.waitForFunction(() => document.querySelector('[data-part=prompt]')?.textContent?.includes('as it was'));
  expect(page.troubles).toEqual([]);
});

test('three around one screen: hands are hidden until the device is passed', async () => {
  const page = await house.visit({ settings: { asks: 'everything' }, width: 390, height: 844, touch: true });
  await page.goto('/play/boom');
  await page.getByRole('button', { name: '3 seats' }).click();
  for (const seat of [1, 2, 3]) await page.getByLabel(`Who plays: ${seat}`).selectOption('');
  await page.click('[data-part=start]');
  expect(await untilAsked(page)).toBe('pass');
  expect(await page.locator('[data-part=hand]').count()).toBe(0);
  const passes = new Set<string>();
  const random = dice(3);
  for (let n = 0; n < 30; n++) {
    const now = await untilAsked(page);
    if (now === 'over') break;
    if (now === 'pass') {
      expect(await page.locator('[data-part=hand]').count()).toBe(0);
      passes.add((await page.locator('[data-part=pass] h1').textContent()) ?? '');
      await page.click(PASS);
    } else await decide(page, random);
  }
  expect(passes.size).toBe(3);
  expect(page.troubles).toEqual([]);
});

test('a game without a board is played to its end with controls made from its offers', async () => {
  const page = await house.visit({ width: 390, height: 844, touch: true });
  await page.goto('/play/crates');
  await page.click('[data-part=start]');
  await playToEnd(page, dice(8));
  expect(await page.locator(`${OVER} li`).count()).toBeGreaterThan(1);
  expect(page.troubles).toEqual([]);
});

test('a second tab looks on, and can take the table over', async () => {
  const first = await house.visit();
  await first.goto('/');
  await first.click('[data-part=play-now]');
  await untilAsked(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByText('being played in another tab').waitFor();
  expect(await second.locator(ASKED).count()).toBe(0);
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await second.waitForSelector(ASKED);
  await first.getByText('being played in another tab').waitFor();
  const random = dice(2);
  await decide(second, random);
  await untilAsked(second);
  const there = await second.locator('[data-part^=seat-]').allTextContents();
  await first.waitForFunction(
    (wanted) => [...document.querySelectorAll('[data-part^=seat-]')].map((seat) => seat.textContent).join() === wanted,
    there.join(),
  );
});
