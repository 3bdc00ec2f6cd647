import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goldenGame } from '@parlour/bundles/golden.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import { houseForAll } from './house-for-all.ts';
import { OVER, untilAsked } from './person.ts';

const house = houseForAll();

/** A game of the build before rules had versions, begun and not finished, as that build kept it in the browser. */
function oldTable(id: string, lines: number): Record<string, unknown> & { record: object } {
  const { seed, ...record } = JSON.parse(goldenGame('boom', 0, '3-careful'));
  return {
    id,
    game: 'boom',
    setup: { sitters: record.sitters, options: record.options, picks: record.picks },
    marks: ['blue', 'orange', 'green'],
    record: { ...record, entries: record.entries.slice(0, lines), outcome: null, seed: null },
    seed,
    updated: Date.now(),
    archived: false,
    kind: 'game',
  };
}

/** Makes the browser's store as that build made it, with these tables in it. */
async function oldStore(page: Page, tables: readonly unknown[]): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(
    (saved) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('parlour', 2);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
          opening.result.createObjectStore('bundles', { keyPath: 'rules' });
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('tables', 'readwrite');
          for (const table of saved) tx.objectStore('tables').put(table);
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    tables,
  );
}

test('a game that an older build began goes on by its own rules and kernel, is finished, and verifies', async () => {
  const page = await house.visit();
  await oldStore(page, [oldTable('old', 25)]);
  await page.goto('/table/old');
  await page.waitForSelector(OVER);
  await page.waitForSelector('[data-part=dice-verdict][data-ok=true]');
  await page.click('[data-part=watch-replay]');
  await page.waitForSelector('[data-part=timeline]');
  await page.click('[data-part=verify]');
  await page.waitForSelector('[data-part=verdict][data-ok=true]');
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-part=save-record]')]);
  const record = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(record.rules.version).toBe(0);
  expect(page.troubles).toEqual([]);
});

/** In the proof at full size the old store holds 60 MB. */
const MANY = process.env['PARLOUR_PROVE'] === 'on' ? 6000 : 40;

test('a store of an older build is taken over whole: many games, a broken one apart, and with another tab open', async () => {
  const page = await house.visit();
  const many = Array.from({ length: MANY }, (_, n) => ({ ...oldTable(`old${n}`, 5 + (n % 40)), updated: n }));
  await oldStore(page, [...many, { id: 'broken', game: 'boom', record: 3 }]);
  // Another tab still has the old store open: the page says so, and goes on when it is closed.
  const other = await page.context().newPage();
  await other.goto('/icon.svg');
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('parlour', 2);
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result });
          resolve();
        };
      }),
  );
  await page.goto('/');
  await page.waitForSelector('[data-part=storage-trouble]');
  await other.close();
  // Whoever closes the page in the middle finds everything as it was, or as it will be.
  for (const after of [0, 20, 60]) {
    const hasty = await page.context().newPage();
    await hasty.goto('/', { waitUntil: 'commit' });
    await hasty.waitForTimeout(after);
    await hasty.close();
  }
  await page.waitForFunction((n) => document.querySelectorAll('[data-part=running] li').length === n, MANY, {
    timeout: 900_000,
  });
  await page.waitForFunction(() => document.querySelector('[data-part=storage-trouble]') === null);
  await page.getByText('1 table can’t be read any more').waitFor();
  await page.goto('/table/old39');
  await page.waitForSelector(OVER);
});

test('an app that meets a newer store says so instead of breaking', async () => {
  const page = await house.visit();
  await page.goto('/icon.svg');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('parlour', 99);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await page.goto('/');
  await page.getByText('A newer version of Parlour').waitFor();
  await page.waitForSelector('[data-part=play-now]');
});

test('rules that this copy does not have are not guessed at: the table says so and gives its record', async () => {
  const page = await house.visit();
  const table = oldTable('strange', 20);
  await oldStore(page, [{ ...table, record: { ...table.record, rules: 'unknown' } }]);
  await page.goto('/table/strange');
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
    const page = await other.visit({ keepsApp: true });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.click('[data-part=play-now]');
    await untilAsked(page);
    const table = page.url();

    // The host puts a new version in place: another page, so another list of files to keep.
    const change = (name: string, how: (source: string) => string) => {
      writeFileSync(join(app, name), how(readFileSync(join(app, name), 'utf8')));
      for (const ending of ['br', 'gz']) rmSync(join(app, `${name}.${ending}`), { force: true });
    };
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
