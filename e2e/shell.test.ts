import { GAMES } from '@parlour/games';
import { typeset } from '@parlour/kernel';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { houseForAll } from './house-for-all.ts';
import { decide, dice, untilAsked } from './person.ts';

const house = houseForAll();

test('the language changes everywhere, at once, and stays', async () => {
  const page = await house.visit();
  await page.goto('/settings');
  await page.getByText('Українська').click();
  await page.getByRole('heading', { name: 'Налаштування' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Налаштування' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('uk');
  await page.getByText('Русский').click();
  await page.getByRole('heading', { name: 'Настройки' }).waitFor();
  await page.goto('/');
  // What games are called and promise, and their lessons, come with each language.
  for (const { id, about } of GAMES) {
    const card = page.locator(`[data-game=${id}]`);
    await card.waitFor();
    const { name, pitch, lessons = [] } = typeset('ru', about.ru);
    for (const words of [name, pitch, ...lessons]) expect(await card.textContent()).toContain(words);
  }
  await page.click('[data-part=play-now]');
  await untilAsked(page);
  expect(await page.locator('[data-part=prompt]').textContent()).toMatch(/[а-я]/);
  expect(page.troubles).toEqual([]);
});

test('every address can be opened directly, and the back button works', async () => {
  const page = await house.visit();
  await page.goto('/rules/boom/BO-6.5');
  await page.waitForSelector('[data-rule="BO-6.5"][data-wanted=true]');
  await page.goto('/');
  await page.locator('[data-game=boom]').getByRole('link', { name: 'Custom game' }).click();
  await page.waitForSelector('[data-part=start]');
  await page.goBack();
  await page.waitForSelector('[data-part=play-now]');
  await page.goto('/table/nothing');
  await page.getByText('no such table').waitFor();
  await page.goto('/nowhere/at/all');
  await page.getByText('nothing at this address').waitFor();
  expect(page.troubles).toEqual([]);
});

test('the home page says where to begin, and finds games for so many people and so much time', async () => {
  const page = await house.visit({ width: 390, height: 844, touch: true });
  await page.goto('/');
  const shown = () =>
    page.locator('[data-game]').evaluateAll((all) => all.map((each) => each.getAttribute('data-game')));
  await expect.poll(async () => (await shown()).length).toBe(5);
  await page.selectOption('[data-part=filter-players]', '8');
  await expect.poll(shown).toEqual(['economicus']);
  await page.selectOption('[data-part=filter-players]', '1');
  await expect.poll(shown).toEqual(['manticore']);
  await page.selectOption('[data-part=filter-minutes]', '20');
  await page.getByText('No game here fits that many players and that much time').waitFor();
  await page.selectOption('[data-part=filter-players]', '');
  await expect.poll(shown).toEqual(['boom']);
  await page.selectOption('[data-part=filter-players]', '2');
  await expect.poll(shown).toEqual(['businessmen', 'economicus']);
  // What was looked for is what a card says, not the longest game there may be.
  const minutes = await page.locator('[data-game=economicus] [data-part=minutes]').innerText();
  expect(minutes.replace(/\s/g, ' ')).toBe('about 20 min with 2');
  // And what its ways lead to.
  const economicus = page.locator('[data-game=economicus]');
  expect((await economicus.textContent())?.replace(/\s/g, ' ')).toContain('You against 1 bot');
  for (const [way, isChosen] of [
    ['Custom game', '2 seats'],
    ['Play with friends', '2 seats'],
  ] as const) {
    await economicus.getByRole('link', { name: way }).tap();
    await page.getByRole('button', { name: isChosen, pressed: true }).waitFor();
    await page.goto('/');
    await page.selectOption('[data-part=filter-players]', '2');
  }
  await economicus.locator('[data-part=play-now]').tap();
  await untilAsked(page);
  expect(await page.locator('[data-part^=seat-]').count()).toBe(2);
  await page.goto('/');
  await page.locator('[data-part=try-first]').tap();
  await page.waitForURL(/\/learn\/boom/);
  await page.waitForSelector('[data-part=guide-says]');
  expect(page.troubles).toEqual([]);
});

/** All of it is inside the window, and so are its words. */
const isWhole = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && element.scrollWidth <= element.clientWidth + 1;
  });

test('lists that come late to the home page move no game', async () => {
  const page = await house.visit();
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await untilAsked(page);
  // Somebody who sits at tables with others has their list there, too.
  await page.evaluate(() => localStorage.setItem('parlour-online', 'yes'));
  for (const [width, height] of [
    [1440, 900],
    [1000, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let late = 0;
    await page.route(/(table|home)-lists/, async (route) => {
      late += 1;
      await held;
      await route.continue();
    });
    await page.goto('/');
    await page.waitForSelector('[data-game]');
    await atRest(page);
    const places = () =>
      page.locator('[data-game]').evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    const before = await places();
    expect(await page.locator('[data-part=running] li').count()).toBe(0);
    release();
    await page.waitForSelector('[data-part=running] li');
    await page.waitForSelector('[data-part=home-online]');
    await atRest(page);
    expect(await places(), `${width}`).toEqual(before);
    expect(late).toBeGreaterThan(0);
    // What was begun is seen at once where there is room for it, whole, and can be gone on with.
    const [row, first] = await Promise.all(
      ['[data-part=running] li', '[data-game]'].map((part) => page.locator(part).first().boundingBox()),
    );
    const links = page.locator('header a');
    for (const at of [0, 1]) expect(await isWhole(links.nth(at)), `${width}`).toBe(true);
    if (width > 1100) expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan(first?.y ?? 0);
    expect(row?.height).toBeGreaterThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.unroute(/(table|home)-lists/);
  }
  await page.click('[data-part=running] a');
  await untilAsked(page);
  expect(page.troubles).toEqual([]);
});

test('a list that cannot be drawn says so in the reader’s language, and the games stay', async () => {
  const page = await house.visit({ settings: { language: 'ru' } });
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await untilAsked(page);
  const body = 'export const Running = () => { throw new Error("broken piece"); }; export const Over = Running;';
  await page.route(/table-lists-[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/');
  const alert = page.locator('main [role=alert]').filter({ hasText: /\S/ });
  await alert.waitFor();
  expect(await alert.textContent()).not.toMatch(/[a-z]/i);
  expect(await page.locator('[data-part=play-now]').count()).toBe(5);
});

test('nothing scrolls the page while playing: phone, phone on its side, desktop at 100 and 200 %, large text', async () => {
  for (const [width, height, textSize] of [
    [390, 844, 1],
    [390, 844, 1.3],
    [844, 390, 1],
    [640, 360, 1],
    [1280, 720, 1.3],
    [1920, 1080, 1],
  ] as const) {
    const page = await house.visit({ width, height, settings: { textSize } });
    await page.goto('/');
    await page.click('[data-part=play-now]');
    const random = dice(width);
    for (let n = 0; n < 5; n++) {
      if ((await untilAsked(page)) !== 'asked') break;
      await atRest(page);
      const overflow = await page.evaluate(() => [
        document.documentElement.scrollHeight - innerHeight,
        document.documentElement.scrollWidth - innerWidth,
      ]);
      expect(overflow).toEqual([0, 0]);
      const [prompt, board, hand] = await Promise.all(
        ['[data-part=prompt]', '#board', '[data-part=hand]'].map((part) => page.locator(part).boundingBox()),
      );
      // Everything needed for a decision is there at once, and nothing lies on anything else.
      expect(prompt && board && hand && [prompt.width > 150, board.height > 130, hand.height > 100]).toEqual([
        true,
        true,
        true,
      ]);
      expect(overlaps(prompt, board) || overlaps(board, hand) || overlaps(prompt, hand)).toBe(false);
      await decide(page, random);
    }
    await page.context().close();
  }
});

type Box = { x: number; y: number; width: number; height: number } | null | undefined;
const overlaps = (a: Box, b: Box): boolean =>
  a != null &&
  b != null &&
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

for (const { id } of GAMES)
  test(`${id}: who wants less movement gets none, and plays all the same`, async () => {
    const page = await house.visit({ isCalm: true, settings: { speed: undefined } });
    await page.goto('/');
    await page.click(`[data-game=${id}] [data-part=play-now]`);
    await untilAsked(page);
    expect(await page.locator('html').getAttribute('data-motion')).toBe('none');
    const random = dice(3);
    for (let n = 0; n < 4; n++) if ((await untilAsked(page)) === 'asked') await decide(page, random);
    const moving = await page.evaluate(() =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 5),
    );
    expect(moving).toEqual([]);
    expect(page.troubles).toEqual([]);
  });

test('sound is off with one tap at the table, and stays off', async () => {
  const page = await house.visit({ settings: { sound: true } });
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await untilAsked(page);
  const sound = page.locator('[data-part=sound]');
  expect(await sound.getAttribute('aria-label')).toBe('Sound: on');
  await sound.click();
  await expect.poll(() => sound.getAttribute('aria-label')).toBe('Sound: off');
  await page.reload();
  await untilAsked(page);
  expect(await sound.getAttribute('aria-label')).toBe('Sound: off');
});

test('the table in words suffices to know where one stands', async () => {
  const page = await house.visit();
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await untilAsked(page);
  await page.click('[data-part=menu-button]');
  await page.getByRole('button', { name: 'The table in words' }).click();
  await page.waitForSelector('[data-part=text-view] li');
  expect(await page.locator('[data-part=text-view] li').count()).toBeGreaterThan(3);
  expect(await page.locator('[data-part=live-question]').textContent()).not.toBe('');
});

test('after the first visit the game is played without a network', async () => {
  const page = await house.visit({ keepsApp: true });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(
    async () =>
      (await caches.keys()).length > 0 &&
      (await (await caches.open((await caches.keys())[0] ?? '')).keys()).length > 20,
  );
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await page.click('[data-part=play-now]');
  const random = dice(5);
  for (let n = 0; n < 4; n++) if ((await untilAsked(page)) === 'asked') await decide(page, random);
  await page.context().setOffline(false);
});
