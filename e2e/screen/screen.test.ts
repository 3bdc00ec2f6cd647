import { GAMES, gameById } from '@parlour/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../browser.ts';
import { latest, type Visitor } from '../online/company.ts';
import { clicked, isOver } from '../online/course.ts';
import { nothingHiddenWasSent } from '../online/nothing-hidden.ts';
import { dice } from '../person.ts';
import { deviceOf, finished, gatheredAround, resized, scanned, shows, WALL } from './around.ts';
import { letters } from './letters.ts';

const isProof = process.env['PARLOUR_PROVE'] === 'on';
/** Decisions by taps before and after what happens to people. */
const DECISIONS = isProof ? 12 : 2;

const BROKE = /WebSocket|ERR_|Failed to load resource/;

let house: House;
beforeAll(async () => {
  house = await openHouse([], null, 12);
});
afterAll(() => house.close());

const rooms = isProof
  ? GAMES.flatMap(({ id, seats }) => [...new Set([seats.min, seats.max])].map((count) => [id, count] as const))
  : [['boom', gameById('boom').seats.min] as const];

describe.each(rooms)('%s around a screen with %i phones', (game, count) => {
  test('from the code to the end: the screen is reloaded, another one is opened, a phone loses the network; the screen is sent nothing hidden', async () => {
    const company = await gatheredAround(house, game, count);
    const { watcher: screen, players } = company;
    const link = await scanned(screen);
    const random = dice(21);
    const version = () => latest(company)?.version ?? 0;
    await clicked(company, random, { most: DECISIONS });
    await shows(screen, version());

    // It finds its table again by itself, under the same digits, though it is reloaded while something is being shown.
    const reload = screen.page.reload();
    await clicked(company, random, { most: 1 });
    await reload;
    await shows(screen, version());
    expect(await scanned(screen)).toBe(link);

    // A second screen by the digits of the first.
    const second = await house.visit({ width: 1280, height: 800 });
    await second.goto(`/screen/${link.split('/').at(-1)}`);
    await second.waitForSelector(WALL);
    await shows({ page: second }, version());
    await second.context().close();

    // A phone sleeps, the others play on as far as they can, and it finds its way back.
    const sleeping = players.at(-1) as Visitor;
    sleeping.cable.cut();
    await sleeping.page.waitForSelector('[data-part=hand-bar][data-line=lost]');
    await clicked(company, random, { most: 1, absent: sleeping });
    sleeping.cable.mend();
    await sleeping.page.waitForSelector('[data-part=hand-bar][data-line=open]');
    if (!isOver(company)) await clicked(company, random, { most: DECISIONS });

    const record = await finished(house, company);
    await screen.page.waitForSelector('[data-part=screen-over]');
    for (const { ears } of [...players, screen]) await expect.poll(() => ears.whenOver()).not.toBeNull();
    const said = await nothingHiddenWasSent(company, record);
    for (const { page } of [...players, screen]) expect(page.troubles.filter((each) => !BROKE.test(each))).toEqual([]);
    await company.close();
    console.log(`${game} around a screen, ${count} phones: ${said}`);
  });
});

test('the host stops the game and lets it go on; two hold one seat; who comes late takes a bot’s seat', async () => {
  const company = await gatheredAround(house, 'boom', 1);
  const [host] = company.players as [Visitor];
  const { page } = company.watcher;
  await host.page.click('[data-part=pause]');
  await page.waitForSelector('[data-part=screen-paused]');
  await host.page.click('[data-part=pause]');
  await page.waitForSelector('[data-part=screen-paused]', { state: 'detached' });

  await host.page.click('[data-part=team]');
  const team = new URL((await host.page.getAttribute('[data-part=team-link]', 'data-link')) ?? '');
  const partner = await house.visit({ width: 390, height: 844, touch: true });
  await partner.goto(team.pathname + team.search + team.hash);
  await partner.click('[data-part=redeem]');
  await partner.waitForSelector('[data-part=hand-table]');
  expect(await partner.locator('[data-own=true]').textContent()).toContain(host.name);

  const late = await house.visit({ width: 390, height: 844, touch: true });
  await late.goto(await scanned(company.watcher));
  await late.fill('[data-part=name]', 'Late');
  await late.click('[data-part=become]');
  await late.click('[data-part=take-bot-1]');
  await late.waitForSelector('[data-part=late-page] [role=status]');
  // It is not asked again which seat it wants, whatever happens to the page.
  await late.reload();
  await late.waitForSelector('[data-part=late-page] [role=status]');
  // Bots play for the host until the round is over.
  const device = await deviceOf(house, company, host);
  await device.ask({ is: 'leave', seat: 0 as never });
  await late.waitForSelector('[data-part=hand-table]');
  await page.waitForSelector('[data-part=screen-seats] li:has-text("Late")');
  device.close();
  await company.close();
});

test('the house is killed and started again: the screen shows its table by itself, and the game goes on', async () => {
  const company = await gatheredAround(house, 'boom', 1);
  const [host] = company.players as [Visitor];
  await clicked(company, dice(7), { most: 1 });
  await house.pullThePlug();
  await host.page.waitForSelector('[data-part=hand-bar][data-line=open]');
  await clicked(company, dice(8), { most: 1 });
  await shows(company.watcher, latest(company)?.version ?? 0);
  await company.close();
});

test('on a tablet that lies flat the headline stands at both edges, each turned to its side of the table', async () => {
  const company = await gatheredAround(house, 'boom', 1);
  const tablet = await house.visit({ width: 1280, height: 800, touch: true });
  await tablet.goto(`/screen/${(await scanned(company.watcher)).split('/').at(-1)}`);
  await tablet.waitForSelector(WALL);
  const [near, far] = await Promise.all(
    [false, true].map((isAcross) =>
      tablet.locator(`header[data-across=${isAcross}]`).evaluate((line) => {
        const { top, bottom, width } = line.getBoundingClientRect();
        return { top, bottom, width, words: line.textContent, turned: getComputedStyle(line).rotate };
      }),
    ),
  );
  expect(far?.words).toBe(near?.words);
  expect([near?.turned, far?.turned]).toEqual(['none', '180deg']);
  expect(near?.width).toBeCloseTo(1280, -1);
  expect(far?.width).toBeCloseTo(1280, -1);
  expect([Math.round(near?.top ?? -1), Math.round(far?.bottom ?? -1)]).toEqual([0, 800]);
  // They have room beside each other, and the board between them.
  expect(far?.top).toBeGreaterThan((near?.bottom ?? 0) + 400);
  // Few sit around it: there is room for how they stand on both sides, too.
  const standings = tablet.locator('[data-part=screen-seats], [data-across=true] > ul');
  expect(await standings.allTextContents()).toHaveLength(2);
  expect(new Set(await standings.allTextContents()).size).toBe(1);
  for (const each of await standings.all()) expect(await each.isVisible()).toBe(true);
  // Nothing lies under what is explained, or under those words.
  const room = await tablet.evaluate(() => {
    const at = (part: string) => document.querySelector(part)?.getBoundingClientRect();
    const below = at('[data-part=screen-lesson]') ?? at('header[data-across=true]');
    return (below?.top ?? 0) - (at('[data-part=show-switch]')?.bottom ?? Number.POSITIVE_INFINITY);
  });
  expect(room).toBeGreaterThanOrEqual(0);
  expect(await company.watcher.page.locator('[data-across=true] > ul').isVisible()).toBe(false);
  await tablet.context().close();
  await company.close();
});

test.each(GAMES.map(({ id }) => id))(
  '%s on the wall: 24 px for what is read, 40 for whose turn and what happened, in colours that stand out 7 to 1',
  async (game) => {
    const company = await gatheredAround(house, game, 1);
    await clicked(company, dice(4), { most: 1 });
    const { page } = company.watcher;
    await shows(company.watcher, latest(company)?.version ?? 0);
    // What the numbers beside the names are can be read without a pointer.
    expect(await page.textContent('[data-part=screen-labels]')).not.toBe('');
    const all = await letters(page);
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(({ size }) => size < 24)).toEqual([]);
    expect(all.filter(({ contrast }) => contrast !== null && contrast < 7)).toEqual([]);
    expect(all.filter(({ part, size }) => /turn|happened/.test(part) && size < 40)).toEqual([]);
    // Nothing is pushed off it; on a larger screen the same is larger, and on a tablet, which lies near, smaller.
    for (const [width, height, scale] of [
      [1920, 1080, 1],
      [3840, 2160, 2],
      [1280, 800, 0.66],
    ] as const) {
      await resized(page, width, height);
      expect((await letters(page)).filter(({ size }) => size < 24 * scale)).toEqual([]);
      // The browser is told of its new size piece by piece.
      await page.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight);
    }
    await company.close();
  },
);
