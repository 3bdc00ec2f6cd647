import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../browser.ts';
import { latest, type Visitor } from '../online/company.ts';
import { clicked, isOver } from '../online/course.ts';
import { dice } from '../person.ts';
import { deviceOf, gatheredAround, type How, shows, WALL } from './around.ts';
import {
  isSeen,
  isUntouched,
  listensTo,
  lockings,
  moments,
  reloadsAtAMoment,
  sounds,
  standsStill,
  wasReloaded,
  watchesLocks,
} from './spies.ts';

/** Showmanship with taste, and a screen that finds its way back. */

let house: House;
beforeAll(async () => {
  house = await openHouse([], null, 12);
});
afterAll(() => house.close());

const INTRO = '[data-part=screen-intro]';
const SWITCH = '[data-part=show-switch]';
const STAGE = '[data-part=stage]';
/** Moments and movements at their own pace, with sound, as a television has it. */
const SHOW = { speed: 1, sound: true };
const isScreen = ({ seat }: Visitor): boolean => seat === null;

/** Nobody wants anything explained. */
const untaught: How['before'] = async ({ page }) => {
  await page.click('[data-part=teach]');
  await page.waitForSelector('[data-part=teach]:not(:checked)');
};

test('the opening introduces everybody at the table; the host passes over it, and so does a key', async () => {
  const company = await gatheredAround(house, 'boom', 2, {
    screen: SHOW,
    before: untaught,
    // It does not end by itself: what ends it is what is pressed.
    prepare: async (visitor) => {
      if (isScreen(visitor)) await standsStill(visitor.page, 3000);
    },
  });
  const [host] = company.players as [Visitor];
  const { page } = company.watcher;
  await page.waitForSelector(INTRO);
  expect(await page.locator(`${INTRO} li`).count()).toBe(3);
  for (const { name } of company.players) expect(await page.textContent(INTRO)).toContain(name);
  await host.page.click('[data-part=skip-screen]');
  await page.waitForSelector(INTRO, { state: 'detached' });

  await page.reload();
  await page.waitForSelector(INTRO);
  await page.keyboard.press('Enter');
  await page.waitForSelector(INTRO, { state: 'detached' });
  await company.close();
});

test('the room hears the screen and no phone; one switch, and S and M, turn it off and on', async () => {
  const company = await gatheredAround(house, 'boom', 2, {
    screen: { ...SHOW, speed: 0 },
    phones: { sound: true },
    before: untaught,
    prepare: async ({ page }) => {
      await isUntouched(page);
      await listensTo(page);
    },
  });
  const { page } = company.watcher;
  const random = dice(14);
  const moves = async () => {
    const before = await sounds(page);
    await clicked(company, random, { most: 1 });
    await shows(company.watcher, latest(company)?.version ?? 0);
    return before;
  };
  const isSet = (sound: boolean, moving: boolean) =>
    page.waitForSelector(`${SWITCH}[data-sound=${sound}][data-moves=${moving}]`);
  // A browser lets nothing be heard before something is pressed: the screen says so.
  await isSet(true, false);
  expect(await page.textContent(SWITCH)).toContain('Press a key for sound');
  await page.keyboard.press('ArrowUp');
  await page.waitForFunction((part) => !document.querySelector(part)?.textContent?.includes('Press'), SWITCH);
  await isSet(true, false);
  const silent = await moves();
  await expect.poll(() => sounds(page)).toBeGreaterThan(silent);

  await page.keyboard.press('s');
  await isSet(false, false);
  await page.waitForTimeout(800);
  const off = await moves();
  await page.waitForTimeout(1500);
  expect(await sounds(page)).toBe(off);
  await page.keyboard.press('m');
  await isSet(false, true);
  await page.keyboard.press('m');
  await isSet(false, false);
  // Everything on, and everything off, by the remote control.
  await page.keyboard.press('ArrowDown');
  await isSet(true, true);
  await page.keyboard.press('ArrowDown');
  await isSet(false, false);
  await page.click(SWITCH);
  await isSet(true, true);
  const on = await moves();
  await expect.poll(() => sounds(page)).toBeGreaterThan(on);
  // Their own settings allow it, they have been touched, and they had as long as the screen.
  for (const player of company.players) expect(await sounds(player.page)).toBe(0);
  await company.close();
});

/** A bot plays for the only person until the round is over: then something deserves a stage. */
async function untilSomethingHappens(company: Awaited<ReturnType<typeof gatheredAround>>): Promise<void> {
  const device = await deviceOf(house, company, company.players[0] as Visitor);
  const { version } = device.update ?? { version: 0 };
  await device.ask({ is: 'leave', seat: 0 as never });
  await device.until('a round', () => (device.update?.version ?? 0) > version + 16 || device.update?.outcome != null);
  await device.ask({ is: 'back', seat: 0 as never });
  device.close();
}

test('what deserves the attention of the room has a stage, unless that is switched off; a reload in the middle of it changes nothing', async () => {
  const company = await gatheredAround(house, 'boom', 1, {
    screen: SHOW,
    before: untaught,
    prepare: async (visitor) => {
      if (isScreen(visitor)) await reloadsAtAMoment(visitor.page);
    },
  });
  const { page } = company.watcher;
  await untilSomethingHappens(company);
  await expect.poll(() => wasReloaded(page).catch(() => false)).toBe(true);
  await shows(company.watcher, latest(company)?.version ?? 0);

  // Another one is shown; switched off, it is gone, and none comes any more.
  await untilSomethingHappens(company);
  await expect.poll(() => moments(page)).toBeGreaterThan(0);
  await page.keyboard.press('m');
  await page.waitForSelector(`${SWITCH}[data-moves=false]`);
  await page.waitForSelector(STAGE, { state: 'detached' });
  const until = await moments(page);
  if (!isOver(company)) await untilSomethingHappens(company);
  await shows(company.watcher, latest(company)?.version ?? 0);
  expect(await moments(page)).toBe(until);
  await company.close();
});

test('the machine is asked to stay awake, and again whenever the screen is seen again', async () => {
  const screen = await house.visit({ width: 1920, height: 1080 });
  await watchesLocks(screen);
  await screen.goto('/screen');
  await expect.poll(() => lockings(screen)).toBe(1);
  await isSeen(screen, 'hidden');
  await screen.waitForTimeout(200);
  expect(await lockings(screen)).toBe(1);
  await isSeen(screen, 'visible');
  await expect.poll(() => lockings(screen)).toBe(2);
  await screen.context().close();
});

test('the screen itself loses the network: it says so, and shows its table as it is by then, without anybody touching it', async () => {
  const company = await gatheredAround(house, 'boom', 2);
  const { page, cable } = company.watcher;
  const before = await page.getAttribute(WALL, 'data-version');
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
  cable.cut();
  await page.waitForSelector('[data-part=screen-lost]');
  await clicked(company, dice(17), { most: 2 });
  expect(await page.getAttribute(WALL, 'data-version')).toBe(before);
  cable.mend();
  await page.waitForSelector('[data-part=screen-lost]', { state: 'detached' });
  await shows(company.watcher, latest(company)?.version ?? 0);
  expect(latest(company)?.version).toBeGreaterThan(Number(before));
  expect(await page.locator('body[data-same-page=yes]').count()).toBe(1);
  await company.close();
});
