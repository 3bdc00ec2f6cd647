import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { decide, dice, untilAsked } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a game begun under older rules goes on by them after an update', async () => {
  const page = await house.visit({ fresh: true });
  await page.goto('/');
  await page.click('[data-part=play-now]');
  const random = dice(17);
  for (let n = 0; n < 3; n++) if ((await untilAsked(page)) === 'asked') await decide(page, random);
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('parlour');
          opening.onsuccess = () => {
            const count = opening.result.transaction('bundles').objectStore('bundles').count();
            count.onsuccess = () => {
              opening.result.close();
              resolve(count.result);
            };
          };
        }),
    );
  for (let n = 0; n < 60 && (await kept()) === 0; n++) await page.waitForTimeout(250);
  expect(await kept()).toBe(1);
  const table = page.url();

  // The update: the same app with other rules of the game.
  const { RULES_HASH } = await import('../games/boom/rules-hash.ts');
  await page.context().route(/\/assets\/.*\.js$/, async (route) => {
    const answer = await route.fetch();
    const source = await answer.text();
    await route.fulfill({ response: answer, body: source.replaceAll(RULES_HASH, 'f'.repeat(RULES_HASH.length)) });
  });
  await page.goto('/');
  await page.goto(table);
  for (let n = 0; n < 6; n++) if ((await untilAsked(page)) === 'asked') await decide(page, random);
  await untilAsked(page);
  expect(page.troubles).toEqual([]);
});

test('rules that were never kept are not guessed at: the table says so and gives its record', async () => {
  const page = await house.visit({ fresh: true });
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await untilAsked(page);
  const table = page.url();
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('parlour');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('tables', 'readwrite');
          const all = tx.objectStore('tables').getAll();
          all.onsuccess = () => {
            for (const saved of all.result)
              tx.objectStore('tables').put({ ...saved, record: { ...saved.record, rules: 'unknown' } });
          };
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto(table);
  await page.getByText('rules that this copy').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
});

test('a new version waits until it is asked for on the home page, and no running table is disturbed', async () => {
  const app = mkdtempSync(join(tmpdir(), 'parlour-app-'));
  cpSync(fileURLToPath(new URL('../dist/', import.meta.url)), app, { recursive: true });
  const other = await openHouse([], `${app}/`);
  try {
    const page = await other.visit();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.click('[data-part=play-now]');
    await untilAsked(page);
    const table = page.url();

    // The host puts a new version in place: another page, so another list of files to keep.
    const change = (name: string, how: (source: string) => string) =>
      writeFileSync(join(app, name), how(readFileSync(join(app, name), 'utf8')));
    change('index.html', (html) => html.replace('<html lang="en"', '<html lang="en" data-version="2"'));
    change('sw.js', (source) => source.replace(/(url:"index\.html",revision:")[0-9a-f]+/, '$1new'));
    const version = () => page.locator('html').getAttribute('data-version');
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
    await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting != null));
    await page.goto(table);
    await untilAsked(page);
    expect(await version()).toBeNull();

    await page.goto('/');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['version'] === '2');
    await page.goto(table);
    await untilAsked(page);
    expect(page.troubles).toEqual([]);
  } finally {
    await other.close();
    rmSync(app, { recursive: true });
  }
});
