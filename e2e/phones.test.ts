import { GAMES } from '@parlour/games';
import { LANGUAGES, type Language } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { atRest, tapOn } from './at-rest.ts';
import { askedAfter, goldenGame } from './golden-game.ts';
import { houseForAll } from './house-for-all.ts';
import { untilAsked } from './person.ts';
import { auditPhone, ON_A_PANEL, PICTURES, shownOf } from './phone-audit.ts';
import { takeOver } from './staged-game.ts';

const house = houseForAll();

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
type Moment = { id: string; language: Language; part: number; size: typeof UPRIGHT };

/**
 * A crowded middle of every game upright, of three also on its side, and one in a language with longer words; with PARLOUR_PROVE=on
 * ten moments from the opening to the end, both ways, in three languages.
 */
const isProof = process.env['PARLOUR_PROVE'] === 'on';
const PARTS = Array.from({ length: 10 }, (_, i) => (i + 1) / 11);
const MOMENTS: readonly Moment[] = isProof
  ? GAMES.flatMap(({ id }) =>
      LANGUAGES.flatMap((language) =>
        PARTS.flatMap((part) => [UPRIGHT, SIDEWAYS].map((size) => ({ id, language, part, size }))),
      ),
    )
  : [
      ...GAMES.map(({ id }): Moment => ({ id, language: 'en', part: 0.6, size: UPRIGHT })),
      ...['boom', 'manticore', 'matter-of-fact'].map(
        (id): Moment => ({ id, language: 'en', part: 0.6, size: SIDEWAYS }),
      ),
      { id: 'economicus', language: 'ru', part: 0.6, size: UPRIGHT },
    ];

for (const { id, language, part, size } of MOMENTS)
  test(`${id}: ${Math.round(100 * part)} % of a game (${language}) on a phone held ${size === UPRIGHT ? 'upright' : 'sideways'}, and nothing in the way`, async () => {
    const record = goldenGame(id);
    const page = await house.visit({ ...size, touch: true, settings: { language } });
    await takeOver(page, record, askedAfter(record, part));
    const { board, ...found } = await auditPhone(page, PICTURES[id]);
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
    if ((await page.locator(ON_A_PANEL).count()) === 0) expect(board).toEqual([]);
    expect(page.troubles).toEqual([]);
  });

for (const [id, language, label] of [
  ['boom', 'en', 'Character'],
  ['economicus', 'ru', 'Характер'],
] as const)
  test(`${id}: bots with characters (${language}) have room in a phone's row of seats, and nothing is cut`, async () => {
    const page = await house.visit({ ...UPRIGHT, touch: true, settings: { language } });
    await page.goto(`/play/${id}`);
    for (const seat of [2, 3, 4]) await page.getByLabel(`${label}: ${seat}`).selectOption({ index: seat });
    await page.click('[data-part=start]');
    await untilAsked(page);
    await atRest(page);
    const epithets = page.locator('[data-part=epithet]');
    await expect.poll(() => epithets.count()).toBe(3);
    expect(await shownOf(epithets)).not.toContain('cut');
    const { clipped, rows, seats, small } = await auditPhone(page, PICTURES[id]);
    expect({ clipped, rows, seats, small }).toEqual({ clipped: [], rows: [], seats: [], small: [] });
    expect(page.troubles).toEqual([]);
  });

for (const { id } of GAMES)
  test(`${id}: setting up a table fits a phone, and a tap in the middle of Start begins it`, async () => {
    const page = await house.visit({ width: 390, height: 844, touch: true });
    await page.goto(`/play/${id}`);
    const start = page.locator('[data-part=start]');
    await start.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await tapOn(page, start);
    await page.waitForURL(/\/table\//);
  });
