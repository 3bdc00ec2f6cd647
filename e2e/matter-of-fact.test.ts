import type { GameRecord, Seat } from '@parlour/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { goldenGame } from './golden-game.ts';
import { houseForAll } from './house-for-all.ts';
import { untilAsked } from './person.ts';
import { released, takeOver } from './staged-game.ts';

const house = houseForAll();

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
/** What a person would still call at once, on a machine that has much else to do. */
const SOON = { interval: 50 };

/** The table of a lesson, left to itself: in the first one the chip is to be placed, in the second a turn begins with plants at work. */
async function begin(page: Page, lesson: 1 | 2 = 1): Promise<void> {
  await page.goto(`/learn/matter-of-fact${lesson === 1 ? '' : '/2'}`);
  await page.locator('[data-part=guide-leave]').click();
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  await page
    .locator(lesson === 1 ? '[data-place^="cell-"]' : '[data-part=production]')
    .first()
    .waitFor({ state: 'attached' });
  await atRest(page);
}

/** Every hex that may be chosen and lies in the window of the map: its middle, and whether a pointer there meets the map. */
const legalHexes = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector('[data-part=map]') as HTMLElement;
    const frame = map.querySelector('[role=application]');
    const seen = map.getBoundingClientRect();
    // The map has a printed border.
    const RIM = 5;
    return [...map.querySelectorAll('[data-place^="cell-"]')].flatMap((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isSeen = x > seen.left + RIM && x < seen.right - RIM && y > seen.top + RIM && y < seen.bottom - RIM;
      const met = document.elementFromPoint(x, y);
      const place = hex.getAttribute('data-place') ?? '';
      return isSeen ? [{ place, x, y, width, height, isMet: met !== null && frame?.contains(met) === true }] : [];
    });
  });

/** Whatever lies on the map, wherever the hexes may be moved to: a point every few pixels is tried. */
const lyingOnTheMap = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector('[data-part=map]') as HTMLElement;
    const frame = map.querySelector('[role=application]');
    const { left, top, right, bottom } = map.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 6; x < right - 5; x += 12)
      for (let y = top + 6; y < bottom - 5; y += 12) {
        const met = document.elementFromPoint(x, y);
        if (met === null || frame?.contains(met) !== true) found.add(met?.outerHTML.slice(0, 80) ?? 'nothing');
      }
    return [...found];
  });

async function expectRoomOnTheMap(page: Page, least: number): Promise<void> {
  await atRest(page);
  const box = await page.locator('[data-part=map]').boundingBox();
  const { height } = page.viewportSize() ?? UPRIGHT;
  expect((box?.height ?? 0) / height).toBeGreaterThanOrEqual(least);
  expect(await lyingOnTheMap(page)).toEqual([]);
  const hexes = await legalHexes(page);
  expect(hexes.length).toBeGreaterThan(3);
  expect(hexes.filter(({ isMet }) => !isMet)).toEqual([]);
  for (const { width, height: tall } of hexes) expect(Math.min(width, tall)).toBeGreaterThanOrEqual(24);
}

/** A finger on the middle of a hex. */
async function tap(page: Page, place: string): Promise<void> {
  const find = async () => {
    await atRest(page);
    return (await legalHexes(page)).find((each) => each.place === place);
  };
  await expect.poll(async () => (await find())?.isMet, { message: `${place} is in the window`, ...SOON }).toBe(true);
  const hex = await find();
  if (hex === undefined) throw new Error(`${place} has gone again`);
  await page.touchscreen.tap(hex.x, hex.y);
  await atRest(page);
}

/** A finger on the middle of something that must be there to be touched. */
async function touch(page: Page, selector: string): Promise<void> {
  const find = async () => {
    await atRest(page);
    return page.evaluate((sought) => {
      const box = [...document.querySelectorAll(sought)].at(-1)?.getBoundingClientRect();
      if (box === undefined) return null;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return { x, y, isMet: document.elementFromPoint(x, y)?.closest(sought) != null };
    }, selector);
  };
  await expect.poll(async () => (await find())?.isMet, { message: `${selector} can be met`, ...SOON }).toBe(true);
  const spot = await find();
  if (spot === null) throw new Error(`${selector} has gone again`);
  await page.touchscreen.tap(spot.x, spot.y);
  await atRest(page);
}

/** What can be read now and is smaller than twelve pixels. */
const smallTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const root of document.querySelectorAll('#board, [data-part=hand]')) {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const parent = node.parentElement;
        const words = node.textContent?.trim() ?? '';
        if (parent === null || words === '' || !parent.checkVisibility() || parent.closest('svg') !== null) continue;
        const { width } = parent.getBoundingClientRect();
        const zoom = parent.currentCSSZoom;
        if (width > 2 && Number.parseFloat(getComputedStyle(parent).fontSize) * zoom < 11.95) found.push(words);
      }
    }
    return found;
  });

// A mine two hexes from the west of the business centre: cells are numbered row by row (games/matter-of-fact/content/map.ts).
const [WEST, MINE] = ['cell-67', 'cell-53'];

test('upright, a choice on the map leaves it half of the height, with no control on a hex; the chip is placed, sent and the mine bought by finger', async () => {
  const page = await house.visit({ ...UPRIGHT, touch: true });
  await begin(page);
  await expectRoomOnTheMap(page, 0.5);
  await tap(page, WEST);
  await page.locator('[data-part=travel]').waitFor();
  await expectRoomOnTheMap(page, 0.5);
  // A touch shows the ways there, of which one draws a card; a button takes one of them.
  await tap(page, MINE);
  await page.locator('[data-part=destination]').waitFor();
  await expectRoomOnTheMap(page, 0.5);
  await touch(page, '[data-place=go]');
  await page.locator('[data-part=investments]').waitFor();
  expect(await smallTexts(page)).toEqual([]);
  await touch(page, '[data-part=investments] [data-action=buyAsset]');
  await page.locator('[data-part=salary]').waitFor();
  expect(page.troubles).toEqual([]);
});

test('every sheet of a phone opens by its name, is pulled up and down, and gives the map back', async () => {
  const page = await house.visit({ ...UPRIGHT, touch: true });
  await begin(page);
  await tap(page, WEST);
  const pulled = (far: string) =>
    expect.poll(() => page.locator('[data-pull]').getAttribute('data-pull'), SOON).toBe(far);
  for (const drawer of ['exchange', 'works', 'rivals']) {
    await touch(page, `[data-part=open-${drawer}]`);
    await page.locator(`[data-part=drawer-${drawer}]`).waitFor();
    await pulled('half');
    expect(await smallTexts(page)).toEqual([]);
    await touch(page, `[data-part=open-${drawer}]`);
    await pulled('peek');
  }
  await touch(page, '[data-part=pull]');
  await pulled('half');
  // Dragged by its head, the sheet follows the finger: all the way up, and down again.
  await atRest(page);
  const head = await page.locator('[data-part=travel] > header h3').boundingBox();
  const [x, y] = [(head?.x ?? 0) + 20, (head?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, 220, { steps: 6 });
  await page.mouse.up();
  await pulled('full');
  await touch(page, '[data-part=pull]');
  await pulled('peek');
  expect(page.troubles).toEqual([]);
});

test('what is made is sold from its pile, and the sheet closes when nothing is left of it', async () => {
  const page = await house.visit({ ...UPRIGHT, touch: true });
  await begin(page, 2);
  await touch(page, '[data-part=production] [data-action=runProposed]');
  await page.locator('[data-part=monopoly]').waitFor();
  await touch(page, '[data-place=stock-steel]');
  await page.locator('[data-part=sell]').waitFor();
  await touch(page, '[data-place=sell-steel]');
  await page.locator('[data-part=sell]').waitFor({ state: 'detached' });
  await page.locator('[data-part=monopoly]').waitFor();
  expect(page.troubles).toEqual([]);
});

/** A finger or a mouse on the middle of something that must be there to be met; each is one click. */
async function press(page: Page, selector: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 500) return touch(page, selector);
  await page.locator(selector).last().waitFor();
  await atRest(page);
  const box = await page.locator(selector).last().boundingBox();
  if (box === null) throw new Error(`${selector} is not seen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

for (const [name, how] of [
  ['1440x900', { width: 1440, height: 900 }],
  ['390x844', { ...UPRIGHT, touch: true }],
] as const)
  test(`${name}: a whole turn takes three clicks: all as proposed, stay here, all as proposed`, async () => {
    const page = await house.visit(how);
    await begin(page, 2);
    expect(await page.locator('[data-part=proposal]').innerText()).toMatch(/^Proposed: make /);
    expect(await page.locator('[data-part=unmade]').innerText()).toMatch(/^without \d/);
    await press(page, '[data-place=as-proposed]');
    await page.locator('[data-part=travel]').waitFor();
    await press(page, '[data-place=stay]');
    await page.locator('[data-place=as-proposed]').waitFor();
    expect(await page.locator('[data-part=proposal]').innerText()).toContain('end the turn');
    await press(page, '[data-place=as-proposed]');
    // The rivals move, and the next turn begins with the next proposal.
    await page.locator('[data-part=production] [data-place=as-proposed]').waitFor();
    // Every action has its one place: the prompt has no second button for any.
    expect(await page.locator('[data-part=prompt] [data-action]').count()).toBe(0);
    expect(page.troubles).toEqual([]);
  });

test('390x844: to go there and buy what stands there is one touch more than to look at it', async () => {
  const page = await house.visit({ ...UPRIGHT, touch: true });
  await begin(page);
  await tap(page, WEST);
  await page.locator('[data-part=travel]').waitFor();
  await tap(page, MINE);
  await touch(page, '[data-place=go-for]');
  await page.locator('[data-part=salary]').waitFor();
  await page.locator('[data-place=as-proposed]').waitFor();
  expect(page.troubles).toEqual([]);
});

/** A recorded game with a move of the first seat in it, in which somebody offers it a deal, and where that is. */
async function offeredOnTheWay(): Promise<{ record: GameRecord; lines: number }> {
  const { entries: all, names, ...golden } = goldenGame('matter-of-fact');
  const { rules } = await released('matter-of-fact');
  let match = rules.begin({ ...golden, seed: golden.seeds?.[0] ?? '' });
  const entries: GameRecord['entries'] = [];
  const note = (made: ReturnType<typeof rules.act>) => {
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    match = made.match;
    entries.push(made.entry);
  };
  for (const entry of all) {
    if (!('do' in entry)) continue;
    const { stack, players } = rules.view(match, 0) as unknown as Seen;
    const turn = stack.at(-1);
    if (turn?.step === 'movement' && turn.seat === 0 && (players[0]?.stock.coal ?? 0) > 0) {
      const buyer = players.findIndex(({ cash }, i) => i > 0 && cash.secret > 20) as Seat;
      const terms = { give: { ...FREE, money: 20 }, take: { ...FREE, coal: 1 } };
      note(rules.act(match, { seat: buyer, type: 'proposeDeal', to: 0, terms }));
      const lines = entries.length;
      // Only games that are over can be opened: the rest is left to the clock.
      for (let open = rules.about(match).waiting; open !== null; open = rules.about(match).waiting)
        note(rules.actForClock(match, open.seats[0] as Seat));
      const { head, outcome, seeds } = rules.about(match);
      return { record: { ...head, names, entries, outcome, seeds: [...seeds] }, lines };
    }
    note(rules.act(match, { seat: entry.seat, ...entry.do }));
  }
  throw new Error('nobody travels with coal');
}
type Seen = {
  stack: { step: string; seat: number }[];
  players: { stock: { coal: number }; cash: { secret: number } }[];
};
const FREE = {
  ...{ money: 0, coal: 0, ore: 0, steel: 0, energy: 0 },
  ...{ assets: [], technologies: [], vehicles: [], contracts: [], release: null },
};

test('an offer in one’s own move leaves the map its half, says what it is, and opens by one touch', async () => {
  const { record, lines } = await offeredOnTheWay();
  const page = await house.visit({ ...UPRIGHT, touch: true });
  await takeOver(page, record, { lines, seat: 0 });
  await expectRoomOnTheMap(page, 0.5);
  expect(await page.locator('[data-part=open-rivals]').innerText()).toBe('Deal');
  await touch(page, '[data-part=open-rivals]');
  await page.locator('[data-place^=deal-] [data-action=acceptDeal]').waitFor();
  await touch(page, '[data-place^=deal-] [data-action=declineDeal]');
  await expect.poll(() => page.locator('[data-part=open-rivals]').innerText(), SOON).toBe('Rivals');
  expect(page.troubles).toEqual([]);
});

test('sideways, the map keeps more than half of the height, and every legal hex in sight can be touched', async () => {
  const page = await house.visit({ ...SIDEWAYS, touch: true });
  await begin(page);
  await tap(page, WEST);
  await expectRoomOnTheMap(page, 0.5);
  expect(await smallTexts(page)).toEqual([]);
  expect(page.troubles).toEqual([]);
});
