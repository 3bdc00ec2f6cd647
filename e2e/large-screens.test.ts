import { GAMES } from '@parlour/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { askedAfter, goldenGame } from './golden-game.ts';
import { houseForAll } from './house-for-all.ts';
import { takeOver } from './staged-game.ts';

const house = houseForAll();

const USUAL = { width: 1440, height: 900 };
const LARGE = [
  { width: 1920, height: 1080, grown: 1.1 },
  { width: 2560, height: 1440, grown: 1.35 },
];
const MOST_EMPTY = 0.4;

/** How large the letters are on the board and around it: the middle of all texts that are seen. */
const letters = (page: Page): Promise<{ board: number; shell: number }> =>
  page.evaluate(() => {
    const sizes = { board: [] as number[], shell: [] as number[] };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '' || !element.checkVisibility()) continue;
      if (element.closest('.visually-hidden') !== null) continue;
      if (element.closest('#board, [data-part=hand]') === null) {
        sizes.shell.push(Number.parseFloat(getComputedStyle(element).fontSize));
        continue;
      }
      // On a board the height of a line as it is drawn, whatever scales it.
      const range = document.createRange();
      range.selectNodeContents(node);
      const height = range.getClientRects()[0]?.height ?? 0;
      if (height > 0) sizes.board.push(height);
    }
    const middle = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    return { board: middle(sizes.board), shell: middle(sizes.shell) };
  });

/** How much of the board shows nothing: of its picture in squares, those without any contrast. */
async function emptyShare(page: Page): Promise<number> {
  const picture = (await page.locator('#board').screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const SQUARE = 48;
    const CONTRAST = 40;
    const bytesOf = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytesOf], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    let all = 0;
    let empty = 0;
    for (let y = 0; y + SQUARE <= height; y += SQUARE)
      for (let x = 0; x + SQUARE <= width; x += SQUARE) {
        const { data: bytes } = context.getImageData(x, y, SQUARE, SQUARE);
        let [darkest, lightest] = [255, 0];
        for (let at = 0; at < bytes.length; at += 4) {
          const light = 0.3 * (bytes[at] ?? 0) + 0.6 * (bytes[at + 1] ?? 0) + 0.1 * (bytes[at + 2] ?? 0);
          darkest = Math.min(darkest, light);
          lightest = Math.max(lightest, light);
        }
        all += 1;
        if (lightest - darkest < CONTRAST) empty += 1;
      }
    return empty / all;
  }, picture);
}

for (const { id } of GAMES)
  test(`${id}: on a large screen the board fills its place, and letters grow`, async () => {
    const page = await house.visit(USUAL);
    const record = goldenGame(id);
    await takeOver(page, record, askedAfter(record, 0.6));
    const usual = await letters(page);
    for (const { width, height, grown } of LARGE) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const { board, shell } = await letters(page);
      expect(board / usual.board, `letters on the board at ${width}`).toBeGreaterThan(grown);
      expect(shell / usual.shell, `letters around it at ${width}`).toBeGreaterThan(grown);
      expect(await emptyShare(page), `empty at ${width}`).toBeLessThan(MOST_EMPTY);
    }
    expect(page.troubles).toEqual([]);
  });
