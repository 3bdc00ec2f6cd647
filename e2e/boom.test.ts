import { afterAll, beforeAll, expect, test } from 'vitest';
import { tapOn } from './at-rest.ts';
import { type House, openHouse, type Visit } from './browser.ts';
import { untilAsked } from './person.ts';
import { auditPhone } from './phone-audit.ts';
import { stagedGame, takeOver } from './staged-game.ts';

/** The face of •Boom in a real browser: what only a browser can tell of letters, room and sound. */

let house: House;
let staged: Awaited<ReturnType<typeof stagedGame>>;
beforeAll(async () => {
  [house, staged] = await Promise.all([openHouse(), stagedGame()]);
});
afterAll(() => house.close());

const UPRIGHT: Visit = { width: 390, height: 844, touch: true };

/** Letters, and what a face draws for them that only looks as if it had Cyrillic. */
const MISTAKEN = [
  ['К', 'Ќ'],
  ['Э', 'З'],
  ['Е', 'Є'],
  ['ґ', 'Y'],
] as const;

test.each(['ru', 'uk'])('headlines in %s are set in a face that has every letter', async (language) => {
  const page = await house.visit({ settings: { language } });
  await takeOver(page, staged.record, staged.crowd);
  const alike = await page.evaluate(async (pairs) => {
    const headline = document.querySelector('[data-place=event] strong');
    if (headline === null) throw new Error('there is no headline');
    const { fontFamily } = getComputedStyle(headline);
    const font = `600 64px ${fontFamily}`;
    await document.fonts.load(font, pairs.flat().join(''));
    const inkOf = (letter: string): Uint8ClampedArray => {
      const canvas = new OffscreenCanvas(96, 112);
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('nothing to draw with');
      pen.font = font;
      pen.fillText(letter, 12, 84);
      return pen.getImageData(0, 0, 96, 112).data.filter((_, i) => i % 4 === 3);
    };
    /** How much of the ink of two letters is not in the same place. */
    const apart = (one: string, other: string): number => {
      const [a, b] = [inkOf(one), inkOf(other)];
      const all = a.reduce((sum, ink, i) => sum + Math.max(ink, b[i] ?? 0), 0);
      return a.reduce((sum, ink, i) => sum + Math.abs(ink - (b[i] ?? 0)), 0) / all;
    };
    return pairs.map(([one, other]) => [one, apart(one, other)] as const);
  }, MISTAKEN);
  expect(alike.filter(([, part]) => part < 0.06)).toEqual([]);
});

test('firms chosen at set-up are seen at the table', async () => {
  const page = await house.visit();
  await page.goto('/play/boom');
  const picks = page.locator('select[class*=pick]');
  await picks.nth(0).selectOption('ARS');
  await picks.nth(1).selectOption('GOS');
  await page.click('[data-part=start]');
  await untilAsked(page);
  await expect
    .poll(() => page.locator('[data-part=firm]').allInnerTexts())
    .toEqual(expect.arrayContaining(['ARS', 'GOS']));
  await page.getByText('Arse Alliance').first().waitFor();
});

test('on a phone the IPO table is one tap away, and every window and investor is seen whole', async () => {
  const page = await house.visit(UPRIGHT);
  await takeOver(page, staged.record, staged.crowd);
  const { small, targets, unnamed, clipped } = await auditPhone(page);
  expect({ small, targets, unnamed, clipped }).toEqual({ small: [], targets: [], unnamed: [], clipped: [] });
  const spill = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-place^="shares-"]')].filter((row) => row.scrollWidth > row.clientWidth)
        .length,
  );
  expect(spill).toBe(0);
  // Of the windows, those of a page are seen whole and none in part.
  const desk = await page.locator('[data-place=desk]').boundingBox();
  const cut = await page.evaluate(
    ([left, right]) =>
      [...document.querySelectorAll('[data-place^="company-"]')]
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.right > left + 12 && box.left < right - 12)
        .filter((box) => box.left < left - 1 || box.right > right + 1).length,
    [desk?.x ?? 0, (desk?.x ?? 0) + (desk?.width ?? 0)] as const,
  );
  expect(cut).toBe(0);
  await tapOn(page, page.locator('[data-place=ipo-table]'));
  await page.locator('[popover]:popover-open').getByText('1000').waitFor();
  expect(page.troubles).toEqual([]);
});

test('whoever asked for less movement sees none that goes on', async () => {
  const page = await house.visit({ isCalm: true, settings: { speed: 1 } });
  await takeOver(page, staged.record, staged.crowd);
  // With a card in the air the windows it may go to glow, and would breathe.
  await page.locator('[data-place^=held-C] button').first().click();
  // What follows a scrolling finger moves only with it.
  const moving = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 600)
      .map(({ id }) => id);
  });
  expect(moving).toEqual([]);
});

test.each([true, false])('with sounds switched to %s a card that is played is heard accordingly', async (sound) => {
  const page = await house.visit({ settings: { sound } });
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const make = AudioContext.prototype.createBufferSource;
    AudioContext.prototype.createBufferSource = function (this: AudioContext) {
      heard.push(performance.now());
      return make.call(this);
    };
  });
  await takeOver(page, staged.record, staged.crowd);
  const count = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.length);
  const before = await count();
  await page.click('[data-part=prompt] [data-action=skipCard]');
  await page.click('[data-part=confirm]');
  if (sound) return expect.poll(count).toBeGreaterThan(before);
  await untilAsked(page);
  await page.waitForTimeout(1500);
  expect(await count()).toBe(before);
});
