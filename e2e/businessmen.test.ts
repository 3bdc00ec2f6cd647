import { type GameRecord, sha256 } from '@parlour/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { untilAsked } from './person.ts';
import { auditPhone } from './phone-audit.ts';
import { recorded, type Scene, takeOver } from './staged-game.ts';

let house: House;
/** A game of four, and in it the first question of each kind that the first seat is asked once the table has filled. */
let game: { record: GameRecord; scenes: Map<string, Scene> };
/** As many crates of one good as come to the market at once, and when. */
const MOST = 7;
let fullest: Scene | null = null;
beforeAll(async () => {
  house = await openHouse();
  const scenes = new Map<string, Scene>();
  const record = await recorded('businessmen', { seats: 4, seed: sha256('pictures'), luck: 5 }, (open, view, lines) => {
    const question = `${open.phase}.${open.step}`;
    if (open.seats[0] !== 0) return;
    if (lines > 30 && !scenes.has(question)) scenes.set(question, { lines, seat: 0 });
    const { market } = view as { market: Record<string, number> };
    if (Math.max(...Object.values(market)) === MOST) fullest ??= { lines, seat: 0 };
  });
  game = { record, scenes };
});
afterAll(() => house.close());

const SCREENS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

for (const { width, height } of SCREENS)
  test(`every kind of question can be read and touched at ${width}x${height}`, async () => {
    const page = await house.visit({ width, height, touch: true });
    expect(game.scenes.size).toBe(10);
    for (const [question, scene] of game.scenes) {
      await takeOver(page, game.record, scene);
      const found = Object.entries(await auditPhone(page)).filter(([, list]) => list.length > 0);
      expect([question, Object.fromEntries(found)]).toEqual([question, {}]);
    }
    expect(page.troubles).toEqual([]);
  });

for (const { width, height } of SCREENS)
  test(`a full stall squeezes no name at ${width}x${height}`, async () => {
    if (fullest === null) throw new Error('no stall is ever full');
    const page = await house.visit({ width, height, touch: true });
    await takeOver(page, game.record, fullest);
    const names = page.locator(
      `[data-place^="stall-"]:has([data-crate="${MOST}"]) [aria-hidden=true] > span:first-of-type`,
    );
    const shown = await names.evaluateAll((all) =>
      all.map((name) => `${name.textContent}: ${name.scrollHeight - name.clientHeight} px too low`),
    );
    expect(shown).toEqual([expect.stringMatching(/^\w+: 0 px too low$/)]);
    const found = Object.entries(await auditPhone(page)).filter(([, list]) => list.length > 0);
    expect(Object.fromEntries(found)).toEqual({});
  });

test('a sheet over the market is pulled away by its upper edge', async () => {
  const page = await house.visit({ width: 390, height: 844 });
  await takeOver(page, game.record, game.scenes.get('exports.shipments') as Scene);
  const size = page.locator('[data-place^="ship-"]').first();
  expect(await size.isVisible()).toBe(true);
  const edge = await page.getByRole('button', { name: 'Close' }).boundingBox();
  if (edge === null) throw new Error('the sheet has no edge');
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 30, { steps: 3 });
  expect(await size.isVisible()).toBe(true);
  await page.mouse.move(x, y + 90, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => size.isVisible()).toBe(false);
});

test('the colour picked at set-up is seen at the table, with the symbol of the mark', async () => {
  const page = await house.visit();
  await page.goto('/play/businessmen');
  await page.getByLabel('Plays as: 1').selectOption('red');
  await page.click('[data-part=start]');
  await untilAsked(page);
  const fills = await page
    .locator('[data-part=seat-0] svg circle, [data-place=points-0] svg path')
    .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('fill')));
  expect(fills.filter((fill) => fill === '#c9501a').length).toBeGreaterThanOrEqual(2);
  expect(await page.locator('[data-part=seat-0] [data-part=symbol] path').getAttribute('d')).toContain('M12 5a7 7');
});
