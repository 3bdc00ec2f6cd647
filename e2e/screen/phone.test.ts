import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../browser.ts';
import { latest, type Visitor } from '../online/company.ts';
import { clicked, isOver } from '../online/course.ts';
import { ASKED, decide, dice, PASS } from '../person.ts';
import { gatheredAround, scanned, shows } from './around.ts';
import { isUntouched } from './spies.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse([], null, 12);
});
afterAll(() => house.close());

test('a phone buzzes when its owner is needed, and says that it need not be looked at while others play', async () => {
  const company = await gatheredAround(house, 'boom', 3);
  for (const { page } of company.players)
    await page.evaluate(() => {
      const buzzed = window as unknown as { buzzes: number };
      buzzed.buzzes = 0;
      Object.assign(navigator, { vibrate: () => ++buzzed.buzzes > 0 });
    });
  const buzzes = ({ page }: Visitor) => page.evaluate(() => (window as unknown as { buzzes: number }).buzzes);
  const first = latest(company)?.waiting?.seats[0] ?? 0;
  const others = company.players.filter(({ seat }) => seat !== first);
  for (const { page } of others) expect(await page.textContent('[data-part=calm]')).toContain('Watch the big screen');
  // Whoever is asked is not told to look elsewhere, and reads whose turn it is to the end.
  const asked = company.players.find(({ seat }) => seat === first) as Visitor;
  await asked.page.waitForSelector(ASKED);
  expect((await asked.page.locator('[data-part=calm]').allTextContents()).join()).not.toContain('Watch');
  const says = asked.page.locator('[data-part=hand-bar] [role=status]');
  expect(await says.textContent()).toBe('Your turn');
  expect(await says.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  // A turn of the one who is asked, and the next is needed.
  await clicked(company, dice(3), { most: 2 });
  await expect.poll(async () => Math.max(...(await Promise.all(others.map(buzzes))))).toBeGreaterThan(0);
  await company.close();
});

test('only a phone that will buzz says that it will', async () => {
  const company = await gatheredAround(house, 'boom', 3, {
    async prepare({ page, seat }) {
      await isUntouched(page);
      // The middle one is an iPhone.
      if (seat === 1) await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'vibrate'));
    },
  });
  const random = dice(6);
  const said = new Map<boolean, string>();
  while (said.size < 2 && !isOver(company)) {
    for (const { page, seat } of company.players)
      for (const words of await page.locator('[data-part=calm]:has-text("Watch")').allTextContents())
        said.set(seat !== 1, words);
    if (said.size < 2) await clicked(company, random, { most: 1 });
  }
  expect(said.get(true)).toContain('will buzz');
  expect(said.get(false)).toContain('Watch the big screen');
  expect(said.get(false)).not.toContain('buzz');

  // After a reload nobody has touched the page, and the browser lets it make no buzz: it does not say so either.
  const calm = company.players.find(
    ({ seat }) => seat !== 1 && !latest(company)?.waiting?.seats.includes(seat as never),
  ) as Visitor;
  await calm.page.reload();
  await calm.page.waitForSelector('[data-part=calm]');
  expect(await calm.page.textContent('[data-part=calm]')).not.toContain('buzz');
  await company.close();
});

test('two children at one phone: each has a name and a seat, and the phone shows nothing on its way from one to the other', async () => {
  const company = await gatheredAround(house, 'boom', 1, {
    async before({ page }, screen) {
      await page.click('[data-part=another-here]');
      await page.fill('[data-part=another-name]', 'Leo');
      await page.click('[data-part=another-sits]');
      await screen.page.waitForSelector('[data-part=screen-gathering] li:has-text("Leo")');
      // A colour of their own does not cost them their name.
      const leo = page.locator('[data-part=seat-page] [data-seat="1"]');
      await leo.locator('[data-mark]:not([disabled])').last().click();
      await leo.locator('[data-mark][aria-pressed=true]:not([disabled])').waitFor();
      expect(await leo.textContent()).toContain('Leo');
    },
  });
  const { page } = company.players[0] as Visitor;
  const screen = company.watcher;
  const names = [company.players[0]?.name, 'Leo'] as string[];
  await screen.page.waitForSelector('[data-part=screen-seats] li:has-text("Leo")');
  const random = dice(11);
  const played = new Set<string | undefined>();
  const holds = async () => {
    const own = (await page.textContent('[data-own=true]')) ?? '';
    return names.find((name) => own.includes(name));
  };
  await page.evaluate(() => {
    const buzzed = window as unknown as { buzzes: number };
    buzzed.buzzes = 0;
    Object.assign(navigator, { vibrate: () => ++buzzed.buzzes > 0 });
  });
  const buzzes = () => page.evaluate(() => (window as unknown as { buzzes: number }).buzzes);
  let heard = -1;
  let passed = 0;
  while (played.size < 2 && !isOver(company)) {
    await page.waitForSelector(`${ASKED}, ${PASS}`);
    if ((await page.locator(PASS).count()) === 0) {
      played.add(await holds());
      heard = await buzzes();
      await decide(page, random);
      continue;
    }
    const words = await page.textContent('[data-part=pass]');
    // Who is needed next is called, though the phone was in use.
    await expect.poll(buzzes).toBeGreaterThan(heard);
    // Neither hand is seen until whoever is named has the phone.
    expect(await page.locator('[data-part=hand], [data-own=true]').count()).toBe(0);
    await page.click(PASS);
    expect(words).toContain(await holds());
    passed += 1;
  }
  expect(played).toEqual(new Set(names));
  // Once to whoever begins, and once to the other.
  expect(passed).toBeGreaterThanOrEqual(2);
  await shows(screen, latest(company)?.version ?? 0);
  await company.close();
});

test('the host settles on their phone how fast the game is and by what it is played, and frees the seat of somebody who has gone', async () => {
  const company = await gatheredAround(house, 'boom', 2, {
    async before({ page }, screen) {
      const link = await scanned(screen);
      const gone = await house.visit({ width: 390, height: 844, touch: true });
      await gone.goto(link);
      await gone.fill('[data-part=name]', 'Gone');
      await gone.click('[data-part=become]');
      await gone.waitForSelector('[data-part=seat-page] [data-mark]');
      await gone.context().close();
      await page.click('[data-part=more-settings]');
      await page.click('[data-part=free-2]');
      await screen.page.waitForSelector('[data-part=screen-gathering] li:has-text("Gone")', { state: 'detached' });
      await page.click('[data-part=more] [data-pace=quick]');
      await page.waitForSelector('[data-part=more] [data-pace=quick][aria-pressed=true]');
      const preset = page.locator('[data-part=more] [aria-pressed=false]:not([data-pace])').first();
      const name = await preset.textContent();
      await preset.click();
      await page.waitForSelector(`[data-part=more] [aria-pressed=true]:not([data-pace]):has-text("${name}")`);
    },
  });
  await company.watcher.page.waitForSelector('[data-part=screen-clock]');
  await company.close();
});
