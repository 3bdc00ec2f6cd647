import type { GameRecord } from '@parlour/kernel';
import { sha256 } from '@parlour/kernel';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atRest, tapOn } from './at-rest.ts';
import { type House, openHouse, type Visit } from './browser.ts';
import { recorded, type Scene, takeOver } from './staged-game.ts';

type Moment = 'standing' | 'paving' | 'walking' | 'fighting';

let house: House;
let record: GameRecord;
const scenes: Partial<Record<Moment, Scene>> = {};
let target: string | null = null;
beforeAll(async () => {
  house = await openHouse();
  record = await recorded('manticore', { seats: 4, seed: sha256('pictures'), luck: 5 }, (open, view, lines, choice) => {
    if (open.seats[0] !== 0) return;
    const { round, roadPile } = view as { round: number; roadPile: { secret: unknown[] } };
    if (open.step === 'startCell') scenes.standing ??= { lines, seat: 0 };
    // Both in the thick of it: half of the roads lie, beasts stand about.
    if (open.step === 'lay' && roadPile.secret.length < 25) scenes.paving ??= { lines, seat: 0 };
    if (open.phase === 'turn' && open.step === 'act' && round >= 5) scenes.walking ??= { lines, seat: 0 };
    if (choice.type !== 'attack') return;
    scenes.fighting ??= { lines, seat: 0 };
    target ??= (choice as unknown as { target: string }).target;
  });
});
// A map that nobody looks at any more still glows.
afterEach(async () => {
  for (const context of house.browser.contexts()) for (const page of context.pages()) await page.close();
});
afterAll(() => house.close());

const UPRIGHT: Visit = { width: 390, height: 844, touch: true };

async function at(moment: Moment, how: Visit): Promise<Page & { troubles: string[] }> {
  const scene = scenes[moment];
  if (scene === undefined) throw new Error(`no ${moment} in the record`);
  const page = await house.visit(how);
  await takeOver(page, record, scene);
  return page;
}

const FRAME = '#board [role=application]';

type Seen = { cell: number; x: number; y: number; width: number; height: number };

/** Every cell that glows, and where its middle is on the page. */
const litCells = (page: Page): Promise<Seen[]> =>
  page.locator('#board [data-lit=true]').evaluateAll((lit) =>
    lit.map((element) => {
      const { x, y, width, height } = (element.querySelector('path') ?? element).getBoundingClientRect();
      const cell = Number((element as SVGElement).dataset['place']?.slice('cell-'.length));
      return { cell, x: x + width / 2, y: y + height / 2, width, height };
    }),
  );

/** What of them a finger would not reach: outside of the map, or under something else. */
const covered = (page: Page, cells: readonly Seen[]): Promise<string[]> =>
  page.evaluate(
    ({ cells, frame }) => {
      const map = document.querySelector(frame);
      return cells.flatMap(({ cell, x, y }) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && map?.contains(top) ? [] : [`${cell} under ${top?.outerHTML.slice(0, 120)}`];
      });
    },
    { cells: [...cells], frame: FRAME },
  );

for (const moment of ['standing', 'paving', 'walking'] as const)
  test(`390x844, ${moment}: the map has half of the height, and every cell that glows can be touched`, async () => {
    const page = await at(moment, UPRIGHT);
    const cells = await litCells(page);
    expect(cells.length).toBeGreaterThan(2);
    expect(await covered(page, cells)).toEqual([]);
    for (const { cell, width, height } of cells)
      expect(Math.min(width, height), `cell ${cell}`).toBeGreaterThanOrEqual(24);
    const map = await page.locator(FRAME).boundingBox();
    expect(map?.height).toBeGreaterThanOrEqual(844 / 2);
    expect(page.troubles).toEqual([]);
  });

const DESK: Visit = { width: 1440, height: 900 };
/** A finger or a mouse on the middle of something that has come to rest. */
async function press(page: Page, how: Visit, { x, y }: { x: number; y: number }): Promise<void> {
  if (how.touch === true) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
async function pressOn(page: Page, how: Visit, place: string): Promise<void> {
  const thing = page.locator(`#board [data-place="${place}"]`);
  await thing.waitFor();
  await atRest(page);
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${place} is not seen`);
  await press(page, how, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

for (const how of [UPRIGHT, DESK]) {
  test(`${how.width}x${how.height}: one touch lays the token where it is`, async () => {
    const page = await at('paving', how);
    const [first] = await litCells(page);
    if (first === undefined) throw new Error('nothing glows');
    await press(page, how, first);
    await page.locator(`#board [data-place="road-${first.cell}"]`).waitFor({ state: 'attached' });
    expect(page.troubles).toEqual([]);
  });

  test(`${how.width}x${how.height}: at one touch the rest lies down by itself, and the first round begins`, async () => {
    const page = await at('paving', how);
    // It may be over before anybody looks.
    await page.evaluate(() => {
      const board = document.querySelector('#board') as HTMLElement;
      new MutationObserver(() => {
        if (board.querySelector('[data-part=paving]') !== null) board.dataset['paved'] = 'true';
      }).observe(board, { childList: true, subtree: true });
    });
    await pressOn(page, how, 'lay-rest');
    await page.locator('#board[data-paved=true]').waitFor({ state: 'attached' });
    await page.locator('[data-part=prompt][data-asked=true] [data-action=endTurn]').waitFor();
    expect(await page.locator('#board [data-part=paving], #board [data-part=lay]').count()).toBe(0);
    expect(page.troubles).toEqual([]);
  });

  test(`${how.width}x${how.height}: whoever says stop lays the next token himself`, async () => {
    // Slowly: there is to be time to say it.
    const page = await at('paving', { ...how, settings: { speed: 0.5 } });
    await pressOn(page, how, 'lay-rest');
    await page.locator('#board [data-place=stop-paving]').click();
    await page.locator('#board [data-part=lay]').waitFor();
    const roads = () => page.locator('#board [data-place^="road-"]').count();
    const before = await roads();
    await page.waitForTimeout(2500);
    expect(await roads()).toBe(before);
    expect(page.troubles).toEqual([]);
  });
}

test('390x844: a finger shows the way first, and the second touch walks it', async () => {
  const page = await at('walking', UPRIGHT);
  const cells = await litCells(page);
  const goal = cells.at(-1);
  if (goal === undefined) throw new Error('nowhere to go');
  const hero = page.locator('#board [data-place="hero-0"]');
  const before = await hero.getAttribute('style');
  await page.touchscreen.tap(goal.x, goal.y);
  await page.locator('#board [data-part=cell]').waitFor();
  expect(await hero.getAttribute('style')).toBe(before);
  expect(await covered(page, await litCells(page))).toEqual([]);
  await page.touchscreen.tap(goal.x, goal.y);
  await page.waitForFunction(
    (old) => document.querySelector('#board [data-place="hero-0"]')?.getAttribute('style') !== old,
    before,
  );
  expect(page.troubles).toEqual([]);
});

test('390x844: touching a foe opens its sheet, and attacks nobody yet', async () => {
  const page = await at('fighting', UPRIGHT);
  const question = await page.locator('[data-part=question]').textContent();
  await tapOn(page, page.locator(`#board [data-place="foe-${target}"]`));
  await page.locator('#board [data-part=foe] [data-place="strike-close"]').waitFor();
  await page.waitForTimeout(900);
  expect(await page.locator('[data-part=question]').textContent()).toBe(question);
  await tapOn(page, page.locator('#board [data-place="strike-close"]'));
  await page.waitForFunction((old) => document.querySelector('[data-part=question]')?.textContent !== old, question);
  expect(page.troubles).toEqual([]);
});

test('390x844: what opens under a finger is not pressed by the same touch, however late its click comes', async () => {
  const page = await at('fighting', UPRIGHT);
  const question = await page.locator('[data-part=question]').textContent();
  const foe = await page.locator(`#board [data-place="foe-${target}"]`).boundingBox();
  if (foe === null) throw new Error('no foe');
  const spot = { clientX: foe.x + foe.width / 2, clientY: foe.y + foe.height / 2 };
  const send = (types: readonly string[]) =>
    page.evaluate(
      ({ types, spot }) => {
        for (const type of types) {
          const how = { ...spot, bubbles: true, pointerId: 7, pointerType: 'touch', isPrimary: true };
          document.elementFromPoint(spot.clientX, spot.clientY)?.dispatchEvent(new PointerEvent(type, how));
        }
      },
      { types, spot },
    );
  await send(['pointerdown', 'pointerup']);
  await atRest(page);
  await send(['click']);
  await page.locator('#board [data-part=foe] [data-place="strike-close"]').waitFor();
  await atRest(page);
  expect(await page.locator('[data-part=question]').textContent()).toBe(question);
  expect(page.troubles).toEqual([]);
});

test('a cell that does not glow answers why, and offers no button that does nothing', async () => {
  const page = await at('paving', UPRIGHT);
  const lit = new Set((await litCells(page)).map(({ cell }) => cell));
  const lands = await page.locator('#board [data-place^="land-"]').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        cell: Number((element as SVGElement).dataset['place']?.slice('land-'.length)),
        x: x + width / 2,
        y: y + height / 2,
      };
    }),
  );
  const dark = lands.find(({ cell }) => !lit.has(cell));
  if (dark === undefined) throw new Error('everything glows');
  await page.touchscreen.tap(dark.x, dark.y);
  await page.locator('#board [data-part=lay] [data-bad=true]').waitFor();
  expect(await page.locator('#board [data-part=lay] [data-action=lay]').count()).toBe(0);
});

for (const how of [UPRIGHT, { width: 844, height: 390, touch: true }, { width: 1440, height: 900 }])
  test(`${how.width}x${how.height}: nothing scrolls the map's frame from inside, so that taps never miss by a row`, async () => {
    const page = await at('walking', how);
    const scrolled = await page.locator(FRAME).evaluate((frame) => {
      const all = [frame, ...[frame.parentElement, frame.closest('[data-layout]')].filter((each) => each !== null)];
      for (const element of all) element.scrollTop = 68;
      frame.querySelector('[data-place="foe-manticore"]')?.scrollIntoView({ block: 'end', inline: 'end' });
      return all.map(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft);
    });
    expect(scrolled.every((by) => by === 0)).toBe(true);
  });

test('390x844: the sheets can be pushed down and pulled up by a finger, and every text can be read', async () => {
  const page = await at('walking', UPRIGHT);
  await page.locator('[data-part=watch]').tap();
  await page.locator('[data-part=cover-foes]').waitFor();
  // The grip is taken where it comes to rest.
  await atRest(page);
  expect(await tooSmall(page)).toEqual([]);
  const grip = await page.locator('[data-part=cover-foes] [data-part=pull]').boundingBox();
  if (grip === null) throw new Error('no grip');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2, grip.y + 120, { steps: 4 });
  await page.mouse.up();
  await page.locator('[data-part=cover-foes]').waitFor({ state: 'detached' });
  expect(await tooSmall(page)).toEqual([]);
});

/** Texts of the board and the hand that are drawn smaller than 12 px. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const small: string[] = [];
    for (const place of document.querySelectorAll('#board, [data-part=hand]')) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement: element, textContent } = node;
        if (element === null || !textContent?.trim() || !element.checkVisibility()) continue;
        const box = element.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const svg = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
        const size =
          Number.parseFloat(getComputedStyle(element).fontSize) * (svg === null ? 1 : Math.hypot(svg.a, svg.b));
        if (size < 11.95) small.push(`${textContent.trim().slice(0, 30)}: ${size.toFixed(1)}`);
      }
    }
    return small;
  });
