import { GAMES } from '@parlour/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { SIZES } from './browser.ts';
import { askedAfter, goldenGame } from './golden-game.ts';
import { houseForAll } from './house-for-all.ts';
import { decide, dice, untilAsked } from './person.ts';
import { auditPhone, coveredBy, isMet, ON_A_PANEL, PICTURES } from './phone-audit.ts';
import { takeOver } from './staged-game.ts';

const house = houseForAll();

/** With PARLOUR_PROVE=on at every size and for long; else on a phone, until one was read. */
const isProof = process.env['PARLOUR_PROVE'] === 'on';
const ENOUGH = isProof ? 8 : 1;
const FROM = isProof ? 0.3 : 0.6;
const DECISIONS = 60;
/** The phone among `SIZES` that is held upright, by its width. */
const UPRIGHT = 390;

const TIP = '[data-part=tip]';
const NO_TIP = '[data-part=no-tip]';
const READ = '[data-part=tip-read]';

/** What an upright phone has no room for while a tip is there. */
async function crampedBy(page: Page, game: string): Promise<string[]> {
  const { board, prompt, small } = await auditPhone(page, PICTURES[game]);
  const isOnAPanel = (await page.locator(ON_A_PANEL).count()) > 0;
  return [...(isOnAPanel ? [] : board), ...prompt, ...small];
}

/** Reads every tip that is due now, by pointer, and tells what was in the way of each. */
async function readTips(page: Page, game: string, faults: string[]): Promise<number> {
  let read = 0;
  for (; (await page.locator(TIP).count()) > 0; read++) {
    await atRest(page);
    const says = await page.locator(TIP).textContent();
    for (const covered of await coveredBy(page, TIP)) faults.push(`“${says}” lies on ${covered}`);
    if (page.viewportSize()?.width === UPRIGHT)
      for (const cramped of await crampedBy(page, game)) faults.push(`“${says}”: ${cramped}`);
    if (!(await isMet(page, READ))) faults.push(`“${says}”: its button is under something`);
    const box = await page.locator(READ).boundingBox();
    if (box === null) throw new Error(`“${says}” has no button`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(({ tip, before }) => document.querySelector(tip)?.textContent !== before, {
      tip: TIP,
      before: says,
    });
  }
  return read;
}

for (const { id } of GAMES)
  for (const [i, { width, height, touch }] of SIZES.entries())
    test.runIf(isProof || i === 0)(
      `${id}: tips at ${width}x${height} come while a game is played, and lie on nothing`,
      async () => {
        const page = await house.visit({ width, height, touch, settings: { tips: true } });
        const record = goldenGame(id);
        await takeOver(page, record, askedAfter(record, FROM));
        const random = dice(width);
        const faults: string[] = [];
        let read = 0;
        for (let n = 0; n < DECISIONS && read < ENOUGH; n++) {
          if ((await untilAsked(page)) !== 'asked') break;
          // Tips are fetched once something has been asked: whoever clicks faster than that sees none.
          await page.waitForSelector(`${TIP}, ${NO_TIP}`, { state: 'attached' });
          read += await readTips(page, id, faults);
          await decide(page, random);
        }
        expect(faults).toEqual([]);
        expect(read).toBeGreaterThan(0);
        expect(page.troubles).toEqual([]);
        if (isProof) console.log(`${read} tips`);
      },
    );
