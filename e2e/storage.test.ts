import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storeContract } from '@parlour/table/testing/store-contract.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../tools/bundle.ts';
import { type House, openHouse } from './browser.ts';
import { PATIENCE } from './patience.ts';
import { skipCard, untilAsked, untilOwnTurn } from './person.ts';
import { openRecord, stagedGame } from './staged-game.ts';

let house: House;
let contract: string;
beforeAll(async () => {
  house = await openHouse();
  const root = fileURLToPath(new URL('../', import.meta.url));
  contract = await bundle(`
    import { browserStore } from ${JSON.stringify(join(root, 'client/storage/tables.ts'))};
    import { storeContract } from ${JSON.stringify(join(root, 'table/testing/store-contract.ts'))};
    globalThis.contract = Object.fromEntries(
      Object.entries(storeContract).map(([what, check]) => [what, () => check(async () => browserStore)]));`);
});
afterAll(() => house.close());

describe('IndexedDB keeps the contract of a store', () => {
  for (const what of Object.keys(storeContract))
    test(what, async () => {
      const page = await house.visit();
      await page.goto('/');
      // From an address of our own: the page lets no other script in.
      await page
        .context()
        .route('**/contract.js', (route) => route.fulfill({ contentType: 'text/javascript', body: contract }));
      await page.addScriptTag({ type: 'module', url: '/contract.js' });
      await page.waitForFunction(() => 'contract' in globalThis);
      const found = await page.evaluate((name) => {
        const { contract } = globalThis as unknown as { contract: Record<string, () => Promise<void>> };
        return contract[name]?.().then(
          () => 'kept',
          (error: Error) => error.message,
        );
      }, what);
      expect(found).toBe('kept');
    });
});

/** Runs something before a table's worker does. */
const inWorker = (page: Page, code: string): Promise<unknown> =>
  page.context().route(/\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${code}\n${await answer.text()}` });
  });

const linesKept = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('parlour');
        opening.onsuccess = () => {
          const all = opening.result.transaction('lines').objectStore('lines').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map(({ entry }: { entry: { hash: string } }) => entry.hash));
          };
        };
      }),
  );

test('two tabs of one table without locks never overwrite each other: the slower one is shown what happened', async () => {
  const page = await house.visit({ settings: { asks: 'everything' } });
  // As at the address of a home network, where browsers give no locks; and the tabs do not hear of each other either.
  await inWorker(
    page,
    "Object.defineProperty(navigator, 'locks', { value: undefined }); self.BroadcastChannel = class { postMessage() {} addEventListener() {} };",
  );
  await page.goto('/play/boom');
  await page.getByRole('button', { name: '3 seats' }).click();
  for (const seat of [1, 2, 3]) await page.getByLabel(`Who plays: ${seat}`).selectOption('');
  await page.click('[data-part=start]');
  await page.click('[data-part=take-device]');
  await page.waitForSelector('[data-action=skipCard]');
  const other = Object.assign(await page.context().newPage());
  await other.goto(page.url());
  await other.click('[data-part=take-device]');
  await other.waitForSelector('[data-action=skipCard]');
  await skipCard(page);
  await expect.poll(async () => (await linesKept(page)).length).toBeGreaterThan(0);
  const first = await linesKept(page);
  // The other tab still shows the position before: its own choice is refused, and it is shown what has happened.
  await other.click('[data-action=skipCard]');
  const confirm = other.locator('[data-part=confirm]');
  const elsewhere = other.getByText('being played in another window');
  await confirm.or(elsewhere).first().waitFor();
  if ((await confirm.count()) > 0) await confirm.click();
  await elsewhere.waitFor();
  expect(await linesKept(page)).toEqual(first);
});

test('a move that cannot be written down is not made: the table says what to do, gives a file, and goes on when there is room', async () => {
  const page = await house.visit();
  await inWorker(
    page,
    `const add = IDBObjectStore.prototype.add;
     let isFull = false;
     const told = new BroadcastChannel('test-disk');
     told.onmessage = ({ data }) => { isFull = data; told.postMessage('heard'); };
     IDBObjectStore.prototype.add = function (...all) {
       if (isFull && this.name === 'lines') throw new DOMException('no room', 'QuotaExceededError');
       return add.apply(this, all);
     };`,
  );
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await untilAsked(page);
  await untilOwnTurn(page);
  const disk = (isFull: boolean) =>
    page.evaluate(
      (value) =>
        new Promise<void>((resolve) => {
          const channel = new BroadcastChannel('test-disk');
          channel.onmessage = () => {
            channel.close();
            resolve();
          };
          channel.postMessage(value);
        }),
      isFull,
    );
  await disk(true);
  const before = await linesKept(page);
  await page.click('[data-action=skipCard]');
  await page.waitForSelector('[data-part=unsaved], [data-part=confirm]');
  const confirm = page.locator('[data-part=confirm]');
  if ((await confirm.count()) > 0) await confirm.click();
  await page.waitForSelector('[data-part=unsaved]');
  expect(await linesKept(page)).toEqual(before);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game to a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^boom-.*\.json$/);
  await disk(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForFunction(() => document.querySelector('[data-part=unsaved]') === null);
  // By the lines: the bots may have answered, and the same may be asked again, before anybody looks at the page.
  await expect.poll(async () => (await linesKept(page)).length, { timeout: PATIENCE }).toBeGreaterThan(before.length);
  expect((await linesKept(page)).slice(0, before.length)).toEqual(before);
});

test('one broken thing never takes the page with it: settings of no language, a malformed table', async () => {
  const page = await house.visit({ settings: { language: 'tlh', speed: 'fast', theme: 7 } });
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await untilAsked(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('parlour');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('kept', 'readwrite');
          tx.objectStore('kept').put({ id: 'no table at all', updated: 'yesterday' });
          tx.objectStore('kept').put({
            id: 'of no game',
            game: 'chess',
            setup: { sitters: [] },
            marks: [],
            updated: 1,
            version: 0,
          });
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto('/');
  await page.waitForFunction(() => document.querySelectorAll('[data-part=running] li').length >= 1);
  await page.getByText('1 table can’t be read any more').waitFor();
  await page.goto('/table/no table at all');
  await page.getByRole('link', { name: /Parlour/ }).waitFor();
  expect(page.troubles).toEqual([]);
});

test('on a full disk no new game begins from a replay: that is said in the reader’s language, and then tried again', async () => {
  const page = await house.visit({ settings: { language: 'ru' } });
  await inWorker(
    page,
    `const put = IDBObjectStore.prototype.put;
     IDBObjectStore.prototype.put = function (...all) {
       if (!self.hasRoom) throw new DOMException('no room', 'QuotaExceededError');
       return put.apply(this, all);
     };
     new BroadcastChannel('test-room').onmessage = () => { self.hasRoom = true; };`,
  );
  await openRecord(page, (await stagedGame()).record);
  await page.click('[data-part=take-over]');
  await page.click('[data-part=take-over-0]');
  await page.getByText('Новую партию начать не удалось').waitFor();
  await page.evaluate(() => new BroadcastChannel('test-room').postMessage('room'));
  await expect
    .poll(async () => {
      const button = page.locator('[data-part=take-over-0]');
      if ((await button.count()) > 0) await button.click();
      return page.url();
    })
    .toMatch(/\/table\//);
  expect(page.troubles).toEqual([]);
});
