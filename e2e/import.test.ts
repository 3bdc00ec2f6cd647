import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { houseForAll } from './house-for-all.ts';
import { stagedGame } from './staged-game.ts';

const house = houseForAll();
let record: Record<string, unknown> & { entries: { hash: string }[]; rules: { bundle: string } };
beforeAll(async () => {
  record = JSON.parse(JSON.stringify((await stagedGame()).record));
});

/** Gives the home page a file, as a person does. */
const give = (page: Page, content: string): Promise<void> =>
  page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });

const kept = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('parlour');
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['kept', 'lines']);
          const counts = ['kept', 'lines'].map((name) => tx.objectStore(name).count());
          tx.oncomplete = () => {
            opening.result.close();
            resolve(counts.map(({ result }) => result));
          };
        };
      }),
  );

test('why a file is not taken in is said in the reader’s language, with what to do, and nothing of it is kept', async () => {
  const page = await house.visit({ settings: { language: 'ru' } });
  await page.goto('/');
  await page.waitForSelector('[data-part=play-now]');
  const hashless = record.entries.map((entry, at) => (at === 5 ? { ...entry, hash: '0'.repeat(24) } : entry));
  const refused: [content: string, words: string][] = [
    ['shopping list', 'файл дошёл не целиком'],
    ['{"a": "shopping list"}', 'Это не запись партии Parlour. Выберите файл'],
    [JSON.stringify({ ...record, version: 99 }), 'Обновите страницу'],
    [JSON.stringify({ ...record, seats: [] }), 'повреждена (место: «seats»)'],
    [JSON.stringify({ ...record, entries: hashless }), 'Строка 6 записи не следует из предыдущих'],
    [JSON.stringify({ ...record, outcome: { winners: [0], scores: [1] } }), 'Итог в записи не тот'],
    [JSON.stringify({ ...record, game: 'chess' }), 'которой в этой копии Parlour нет (chess)'],
    [JSON.stringify({ ...record, rules: { version: 77, bundle: 'f'.repeat(64) } }), '(версия 77)'],
    [' '.repeat(16_500_000), '17 МБ, а запись не бывает больше 16 МБ'],
  ];
  const told = async () =>
    (await page.locator('[aria-labelledby=records] [role=alert]').innerText()).replaceAll(/\s/g, ' ');
  for (const [content, words] of refused) {
    await give(page, content);
    await expect.poll(told).toContain(words);
    expect(await told(), words).not.toMatch(/[a-z]{2,} [a-z]{2,} [a-z]{2,}/);
  }
  expect(await kept(page)).toEqual([0, 0]);
  expect(page.troubles).toEqual([]);
});

test('a full disk is no fault of the record: it is said so, nothing of the game stays, and with room it opens', async () => {
  const page = await house.visit();
  await page.addInitScript(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...all) {
      if (this.name === 'lines' && !('hasRoom' in window)) throw new DOMException('no room', 'QuotaExceededError');
      return add.apply(this, all);
    };
  });
  await page.goto('/');
  await page.waitForSelector('[data-part=play-now]');
  await give(page, JSON.stringify(record));
  await page.getByText('There’s no room left on this device').waitFor();
  expect(await kept(page)).toEqual([0, 0]);
  await page.evaluate(() => Object.assign(window, { hasRoom: true }));
  await give(page, JSON.stringify(record));
  await page.waitForSelector('[data-part=timeline], [data-part=prompt]');
});

test('rules that have gone are told; while the network is away it is said what is waited for, and then the game opens', async () => {
  const page = await house.visit();
  await page.goto('/');
  await page.waitForSelector('[data-part=play-now]');
  await page.context().route('**/rules/**/*.js', (route) => route.fulfill({ status: 404 }));
  await give(page, JSON.stringify(record));
  await page.getByText('The rules of this game couldn’t be fetched').waitFor();
  await page.context().unroute('**/rules/**/*.js');
  // A browser that has once failed to fetch a module does not ask again before the page is opened anew.
  await page.reload();
  await page.waitForSelector('[data-part=play-now]');
  await page.context().route(/\/rules\/.*\.js$|\/$/, (route) => route.abort());
  await give(page, JSON.stringify(record));
  await page.getByText('Fetching the rules of this game').waitFor();
  await page.context().unroute(/\/rules\/.*\.js$|\/$/);
  await page.waitForSelector('[data-part=timeline], [data-part=prompt]');
});
