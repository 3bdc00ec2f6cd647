import { expect, test } from 'vitest';
import { houseForAll } from './house-for-all.ts';
import { decide, dice, untilAsked } from './person.ts';
import { shownOf } from './phone-audit.ts';

const house = houseForAll();

test('a seat tells in a few words how its bot plays where they have room whole, and nothing of it where they have not', async () => {
  const page = await house.visit({ width: 1000, height: 720 });
  await page.goto('/play/boom');
  for (const seat of [2, 3, 4]) await page.getByLabel(`Character: ${seat}`).selectOption({ index: seat });
  await page.click('[data-part=start]');
  const epithets = page.locator('[data-part=epithet]');
  await expect.poll(() => epithets.count()).toBe(3);
  for (const width of [1000, 1280, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await shownOf(epithets), `${width}`).not.toContain('cut');
  }
  expect(await shownOf(epithets)).toContain('whole');
  expect(page.troubles).toEqual([]);
});

test('whom one plays is chosen for the whole table with one tap, or seat by seat; nobody is offered who takes anything', async () => {
  const page = await house.visit({ width: 390, height: 844, touch: true });
  await page.goto('/play/boom');
  await page.waitForSelector('[data-part=opponents]');
  const levels = page.locator('[data-part=levels] button');
  expect(await levels.locator('b').allTextContents()).toEqual(['Beginner', 'Careful bot', 'Thinking bot', 'Expert']);
  for (const hint of await levels.locator('span').allTextContents()) expect(hint.length).toBeGreaterThan(20);
  const seat = (n: number) => page.getByLabel(`Who plays: ${n}`);
  expect(await seat(2).locator('option').allTextContents()).not.toContain('Random bot');
  await levels.filter({ hasText: 'Expert' }).click();
  expect(await Promise.all([1, 2, 3, 4].map((n) => seat(n).inputValue()))).toEqual(['', 'expert', 'expert', 'expert']);
  expect(await levels.filter({ hasText: 'Expert' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: '5 seats' }).click();
  expect(await Promise.all([4, 5].map((n) => seat(n).inputValue()))).toEqual(['expert', 'expert']);
  expect(await levels.filter({ hasText: 'Expert' }).getAttribute('aria-pressed')).toBe('true');
  await seat(3).selectOption('novice');
  expect(await levels.filter({ hasText: 'Expert' }).getAttribute('aria-pressed')).toBe('false');
  await page.click('[data-part=start]');
  const random = dice(5);
  for (let n = 0; n < 6; n++) if ((await untilAsked(page)) === 'asked') await decide(page, random);
  expect(page.troubles).toEqual([]);
});
