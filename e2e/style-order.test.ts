import { GAMES } from '@parlour/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { SIZES } from './browser.ts';
import { goldenGame } from './golden-game.ts';
import { houseForAll } from './house-for-all.ts';
import { botsPlay } from './person.ts';
import { takeOver } from './staged-game.ts';

const house = houseForAll();

/** Where everything lies that has a name, and how it is written. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], [data-part], [data-place], button')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
        const name = element.getAttribute('data-part') ?? element.getAttribute('data-place') ?? element.textContent;
        const place = [x, y, width, height].map(Math.round).join(' ');
        return `${name}: ${place}, ${fontSize} ${fontWeight} ${color} on ${backgroundColor}`;
      }),
  );

const SHEETS = 'link[rel=stylesheet]';

/** Parts of the app are fetched when they are needed, so any of their style sheets may come last: this one does now. */
async function putLast(page: Page, at: number): Promise<string> {
  const name = await page.evaluate(
    ({ sheets, nth }) => {
      const sheet = document.querySelectorAll<HTMLLinkElement>(sheets)[nth];
      if (sheet === undefined) throw new Error('no such sheet');
      document.head.append(sheet);
      return sheet.href;
    },
    { sheets: SHEETS, nth: at },
  );
  await page.waitForFunction(
    (sheets) => [...document.querySelectorAll<HTMLLinkElement>(sheets)].every(({ sheet }) => sheet !== null),
    SHEETS,
  );
  await atRest(page);
  return name;
}

async function staysAsItIs(page: Page): Promise<void> {
  await atRest(page);
  const before = await drawn(page);
  expect(before.length).toBeGreaterThan(10);
  const sheets = await page.locator(SHEETS).count();
  expect(sheets).toBeGreaterThan(3);
  // From the last to the first: in the end all of them have been last, and their order is turned round.
  for (let at = sheets - 1; at >= 0; at--) {
    const last = await putLast(page, at);
    expect(await drawn(page), `${last} comes last`).toEqual(before);
  }
}

const [PHONE, DESK] = SIZES;

for (const { id, seats } of GAMES)
  for (const size of [PHONE, DESK])
    test(`${id}: a table and its result at ${size?.width} px look the same, whichever style sheet comes first`, async () => {
      const page = await house.visit(size);
      const record = goldenGame(id);
      await takeOver(page, record, { lines: Math.floor(record.entries.length * 0.6), seat: 0 });
      await staysAsItIs(page);
      await botsPlay(page, id, Math.max(2, seats.min));
      await page.waitForSelector('svg[role=img]');
      await staysAsItIs(page);
    });
