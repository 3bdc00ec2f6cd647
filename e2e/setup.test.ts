import { expect, test } from 'vitest';
import { houseForAll } from './house-for-all.ts';
import { untilAsked } from './person.ts';

const house = houseForAll();

test('two quick clicks on the start make one table', async () => {
  const page = await house.visit();
  await page.goto('/play/boom');
  // Faster than a table is made.
  await page.locator('[data-part=start]').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  await page.goto('/');
  await page.locator('[data-part=running] li').first().waitFor();
  expect(await page.locator('[data-part=running] li').count()).toBe(1);
  expect(page.troubles).toEqual([]);
});

test('two quick clicks make one table online, too: at a new one, and where a game begun alone is taken to friends', async () => {
  const page = await house.visit();
  const clickedTwice = async (part: string) => {
    await page.locator(`[data-part=${part}]`).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.waitForURL(/\/t\//);
  };
  await page.goto('/host/boom');
  await page.fill('[data-part=name]', 'Ada');
  await page.click('[data-part=become]');
  await page.waitForURL(/\/t\//);
  await page.goto('/host/boom');
  await page.locator('[data-part=open-table]').waitFor();
  await clickedTwice('open-table');
  await page.goto('/play/boom');
  await page.click('[data-part=start]');
  await untilAsked(page);
  await page.goto(page.url().replace('/table/', '/friends/'));
  await page.fill('[data-part=name]', 'Ada');
  await clickedTwice('become');
  await page.goto('/online');
  await page.locator('[data-part=listed]').first().waitFor();
  expect(await page.locator('[data-part=listed]').count()).toBe(3);
  expect(page.troubles).toEqual([]);
});

test('on a full disk neither the set-up nor a card begins a game: both say so, in the reader’s language, and then it is tried again', async () => {
  const page = await house.visit({ settings: { language: 'ru' } });
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...all) {
      if (!('hasRoom' in globalThis)) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, all);
    };
  });
  for (const [address, part] of [
    ['/', 'play-now'],
    ['/play/boom', 'start'],
  ]) {
    await page.goto(`${address}`);
    const button = page.locator(`[data-part=${part}]`).first();
    await button.click();
    await page.getByRole('alert').getByText('Новую партию начать не удалось').waitFor();
    await page.evaluate(() => Object.assign(globalThis, { hasRoom: true }));
    await button.click();
    await page.waitForURL(/\/table\//);
  }
  expect(page.troubles).toEqual([]);
});

test('a person may write any name, a character’s too, and a bot with a character may be renamed', async () => {
  const page = await house.visit({ settings: { language: 'ru' } });
  await page.goto('/play/businessmen');
  await page.waitForSelector('[data-part=deal-characters]');
  const names = page.locator('li > input');
  await names.first().fill('');
  await names.first().pressSequentially('Маринад');
  expect(await names.first().inputValue()).toBe('Маринад');
  await names.first().fill('Марина');
  await page.click('[data-part=deal-characters]');
  expect(await names.first().inputValue()).toBe('Марина');
  await names.nth(1).fill('Тётя');
  expect(await names.nth(1).inputValue()).toBe('Тётя');
  expect(page.troubles).toEqual([]);
});
