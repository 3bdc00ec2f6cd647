import { readFile } from 'node:fs/promises';
import { goldenGame } from '@parlour/bundles/golden.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { goldenRecord } from './golden-game.ts';
import { houseForAll } from './house-for-all.ts';
import { botsPlay, untilAsked } from './person.ts';
import { openRecord, released } from './staged-game.ts';

const house = houseForAll();

const golden = (game: string, name: string): object => JSON.parse(goldenGame(game, 1, name));

async function openResult(page: Page, game: string, name: string): Promise<void> {
  await openRecord(page, golden(game, name));
  await page.click('[data-part=see-result]');
  await page.waitForSelector('[data-part=ranking]');
}

/** Width and height as a PNG says them in its first chunk. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const position = (page: Page) => page.locator('[data-part=position]').textContent();

test('the result says how it was decided, in the words of the game, and is saved as a picture', async () => {
  const page = await house.visit();
  await botsPlay(page);
  await page.waitForSelector('dialog svg[role=img]');
  expect(await page.locator('[data-part=decided]').textContent()).toMatch(/^When the .+ in round\s\d+, .+ had \$\d+m/);
  expect(await page.locator('[data-part=score]').first().textContent()).toMatch(/^\$\d+m$/);
  // Axes have titles, and the lines of all seats are there.
  const chart = page.locator('dialog svg[role=img]');
  expect(await chart.locator('text').allTextContents()).toEqual(expect.arrayContaining(['Round', 'Treasury, $m']));
  expect(await chart.locator('[data-part=course]').count()).toBe(await page.locator('[data-part=score]').count());

  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-part=picture]')]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const png = await readFile(await download.path());
  expect(sizeOf(png)).toEqual([1080, 1350]);
  // Words are written in it: where the headline stands, the felt is not the only colour.
  const light = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      const pixels = pen?.getImageData(330, 40, 694, 340).data ?? [];
      let found = 0;
      for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 220) found += 1;
      return found;
    },
    [...png],
  );
  expect(light).toBeGreaterThan(3000);
  expect(page.troubles).toEqual([]);
});

test('a turning point opens the replay at its moment', async () => {
  const page = await house.visit();
  await openResult(page, 'boom', 'preset-civilised');
  const point = page.locator('[data-part=turning-point]').last();
  await point.waitFor();
  const count = await page.locator('[data-part=turning-point]').count();
  expect(count).toBeGreaterThanOrEqual(3);
  expect(count).toBeLessThanOrEqual(5);
  const line = await point.getAttribute('data-line');
  const first = await page.locator('[data-part=turning-point]').first().getAttribute('data-line');
  await point.click();
  await page.waitForSelector('[data-part=timeline]');
  expect(await position(page)).toMatch(new RegExp(`^Move\\s${line}\\s`));
  // The same moments are marked on the timeline, and lead there too.
  expect(await page.locator('[data-part=marker]').count()).toBe(count);
  await page.locator('[data-part=marker]').first().click();
  await page.waitForFunction(
    (at) => document.querySelector('[data-part=position]')?.textContent?.split(/\s/)[1] === at,
    first,
  );
  expect(page.troubles).toEqual([]);
});

test('two quick clicks on a new game make one table', async () => {
  const page = await house.visit();
  await openResult(page, 'boom', '4-careful');
  // Faster than a table is made.
  await page.locator('[data-part=play-again]').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL(/\/table\//);
  await page.goto('/');
  await page.locator('[data-part=running] li').first().waitFor();
  expect(await page.locator('[data-part=running] li').count()).toBe(1);
});

test('a rematch is one click: the same people, rules and colours, and new dice', async () => {
  const page = await house.visit();
  await botsPlay(page);
  const table = page.url();
  const seats = () =>
    page.locator('[data-part^=seat-]').evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('span > span > span')?.textContent,
        mark: item.querySelector('circle')?.getAttribute('fill'),
      })),
    );
  const before = await seats();
  await page.click('[data-part=play-again]');
  await page.waitForURL((url) => url.href !== table && /\/table\//.test(url.href));
  await page.waitForSelector('[data-part=ranking]');
  expect(await seats()).toEqual(before);
  expect(before.length).toBeGreaterThan(2);
  expect(page.troubles).toEqual([]);
});

test('no game prints what it sorts by; every game has a sentence, a chart and a score of its own', async () => {
  const page = await house.visit();
  for (const [game, file, unit] of [
    ['businessmen', 'preset-short', /points?/],
    ['economicus', '2-careful', /stars?/],
    ['manticore', '2-careful', /life/],
    ['matter-of-fact', 'preset-family', /BIObots?/],
  ] as const) {
    await openResult(page, game, file);
    await page.waitForSelector('dialog svg[role=img]');
    for (const score of await page.locator('[data-part=score]').allTextContents()) {
      expect(score).toMatch(unit);
      expect(score).not.toMatch(/\d{5}/);
    }
    expect(await page.locator('[data-part=decided]').textContent()).toMatch(/^\p{Lu}.+\.$/u);
  }
  expect(page.troubles).toEqual([]);
});

test('a game that ended at once, or was left by all others, has a result without a chart', async () => {
  const page = await house.visit({ width: 390, height: 844, touch: true });
  await openResult(page, 'matter-of-fact', 'leaver-liquidate');
  await page.getByText('everybody else had left the game').waitFor();
  // A record without names calls its seats by their numbers.
  await page.locator('[data-part=ranking]').getByText('Player 3').waitFor();
  const wide = await page.evaluate(() => document.querySelector('dialog')?.scrollWidth ?? 0);
  expect(wide).toBeLessThanOrEqual(390);
  expect(page.troubles).toEqual([]);
});

test('all hands open: everybody’s cards are seen, and the deck is what everybody knew of it', async () => {
  const page = await house.visit();
  await openRecord(page, golden('boom', '4-careful'));
  const hands = page.locator('[data-part=hands]');
  await hands.waitFor();
  expect(await hands.locator('> li').count()).toBe(4);
  expect(await hands.locator('> li > ul > li').count()).toBeGreaterThanOrEqual(12);
  // In the first round four of the five events are still to come, and the •Crash is none of them.
  const toCome = page.locator('[data-place=event] ul li');
  const left = () => toCome.evaluateAll((items) => items.filter(({ className }) => !/gone/.test(className)).length);
  const open = await left();
  expect(open).toBe(4);
  expect(await page.getByText('No crash at the next flip').count()).toBe(1);
  await page.locator('[data-part=eyes]').selectOption('spectator');
  await hands.waitFor({ state: 'detached' });
  expect(await left()).toBe(open);
  // A seat's name looks through its eyes: then its cards are drawn.
  await page.locator('[data-part=eyes]').selectOption('open');
  await hands.locator('li button').nth(2).click();
  await page.waitForSelector('[data-place=hand-2]');
  expect(page.troubles).toEqual([]);
});

test('Economicus: all hands open are those that were held at that moment, and the rest is as a spectator sees it', async () => {
  const page = await house.visit();
  const record = goldenRecord('economicus', 'preset-full');
  const { rules } = await released('economicus');
  const seeds = record.seeds ?? [];
  await openRecord(page, record);
  for (const line of [1, 41, 81]) {
    let match = rules.begin({ ...record, seed: seeds[0] ?? '' });
    for (const entry of record.entries.slice(0, line)) {
      const done = rules.repeat(match, entry, seeds);
      if (!done.ok) throw new Error(done.refusal.refused);
      match = done.match;
    }
    const { players } = rules.view(rules.laidOpen(match), null) as unknown as {
      players: { hand: { secret: unknown[] } }[];
    };
    const held = players.map(({ hand }) => hand.secret.length);
    expect(Math.max(...held)).toBeGreaterThan(0);
    await page.locator('[data-part=eyes]').selectOption('open');
    await page.locator('[data-part=timeline] input[type=range]').fill(String(line));
    const shown = () =>
      page
        .locator('[data-part=hands] > li')
        .evaluateAll((seats) => seats.map((each) => each.querySelectorAll('ul > li').length));
    await expect.poll(shown, { message: `line ${line}` }).toEqual(held);
    const board = () => page.locator('main').innerText();
    await atRest(page);
    const open = await board();
    await page.locator('[data-part=eyes]').selectOption('spectator');
    await page.locator('[data-part=hands]').waitFor({ state: 'detached' });
    await atRest(page);
    expect(await board()).toBe(open);
  }
  expect(page.troubles).toEqual([]);
});

test('Matter of Fact: nobody holds cards, so with everything open there is no list of hands, and the table is drawn', async () => {
  const page = await house.visit();
  await openRecord(page, golden('matter-of-fact', '2-careful'));
  for (const line of [0, 100, 291]) {
    await page.locator('[data-part=timeline] input[type=range]').fill(String(line));
    await page.waitForFunction(
      (at) => document.querySelector('[data-part=position]')?.textContent?.split(/\s/)[1] === at,
      String(line),
    );
    expect(await page.locator('[data-part=eyes]').inputValue()).toBe('open');
    expect(await page.locator('[data-part=hands]').count()).toBe(0);
    expect(await page.locator('main [role=application]').count()).toBeGreaterThan(0);
  }
  expect(page.troubles).toEqual([]);
});

test('taking over stops the replay, and goes on from exactly the moment that was seen', async () => {
  const page = await house.visit({ settings: { speed: 1 } });
  await openRecord(page, golden('boom', '4-careful'));
  await page.click('[data-part=step-play]');
  await page.waitForFunction(() =>
    /^Move\s[2-9]/.test(document.querySelector('[data-part=position]')?.textContent ?? ''),
  );
  await page.click('[data-part=take-over]');
  const seen = await position(page);
  expect(await page.locator('[data-part=take-over-line]').textContent()).toBe(seen);
  await page.waitForTimeout(2600);
  expect(await position(page)).toBe(seen);
  const lines = Number(/^Move\s(\d+)/.exec(seen ?? '')?.[1]);
  await page.click('[data-part=take-over-1]');
  await page.waitForURL(/\/table\//);
  expect(['asked', 'over']).toContain(await untilAsked(page));
  const from = await page.evaluate(async (id) => {
    const open = indexedDB.open('parlour');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const asked = database.transaction('kept').objectStore('kept').get(id);
    return new Promise((resolve) => {
      asked.onsuccess = () => resolve(asked.result.setup.from.lines);
    });
  }, page.url().split('/').at(-1) ?? '');
  expect(from).toBe(lines);
  expect(page.troubles).toEqual([]);
});

test('at its end a game cannot be taken over, and the way to its last decision is shown', async () => {
  const page = await house.visit();
  await openRecord(page, golden('boom', '4-careful'));
  await page.keyboard.press('End');
  await page.waitForFunction(() =>
    /^Move\s71\sof\s71/.test(document.querySelector('[data-part=position]')?.textContent ?? ''),
  );
  await page.click('[data-part=take-over]');
  expect(await page.locator('[data-part=take-over-1]').count()).toBe(0);
  await page.click('[data-part=last-decision]');
  await page.waitForSelector('[data-part=take-over-1]');
  expect(await position(page)).toMatch(/^Move\s70\s/);
  expect(page.troubles).toEqual([]);
});

test('while a game goes on, its replay shows nobody’s cards but one’s own, and takes over no other seat', async () => {
  const page = await house.visit();
  await page.goto('/play/boom');
  await page.click('[data-part=start]');
  await untilAsked(page);
  await page.goto(page.url().replace('/table/', '/replay/'));
  await page.waitForSelector('[data-part=timeline]');
  expect(
    await page
      .locator('[data-part=eyes] option')
      .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
  ).toEqual(['0', 'spectator']);
  expect(await page.locator('[data-part=see-result]').count()).toBe(0);
  await page.click('[data-part=take-over]');
  await page.waitForSelector('[data-part=take-over-0]');
  expect(await page.locator('[data-part=take-over-1]').count()).toBe(0);
  expect(page.troubles).toEqual([]);
});
