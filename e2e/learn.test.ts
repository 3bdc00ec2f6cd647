import { GAMES } from '@parlour/games';
import { expect, test } from 'vitest';
import { houseForAll } from './house-for-all.ts';
import { playLesson } from './lesson.ts';
import { untilAsked } from './person.ts';

const house = houseForAll();

test('the guide answers a wrong choice kindly, and waits for the right one', async () => {
  const page = await house.visit();
  await page.goto('/learn/boom');
  await page.click('[data-part=guide-next]');
  await page.waitForSelector('[data-part=guide][data-is=asking]');
  await untilAsked(page);
  const says = await page.locator('[data-part=guide-says]').textContent();
  await page.click('[data-action=skipCard]');
  await page.getByText('All in good time').waitFor();
  expect(await page.locator('[data-part=guide-says]').textContent()).toBe(says);
  expect(page.troubles).toEqual([]);
});

const boom = GAMES.find(({ id }) => id === 'boom') ?? GAMES[0];
if (boom === undefined) throw new Error('there are no games');

test('the guide speaks of nothing that the table has not shown yet', async () => {
  const page = await house.visit({ settings: { speed: 2 } });
  // Whenever the guide says something new: what was on the table, and whether there was still something to skip.
  await page.addInitScript(() => {
    const said: { words: string; isShowing: boolean; cash: string }[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const words = document.querySelector('[data-part=guide-says]')?.textContent ?? '';
      if (words === '' || words === said.at(-1)?.words) return;
      const cash = document.querySelector('[data-place=cash-P02]')?.textContent ?? '';
      const isShowing = document.querySelector('[data-part=stage], [data-part=skip]') !== null;
      said.push({ words, isShowing, cash });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await playLesson(page, boom, 1, { until: 7 });
  await page.waitForFunction(() => (window as unknown as { said: unknown[] }).said.length >= 8);
  const said = await page.evaluate(
    () => (window as unknown as { said: { words: string; isShowing: boolean; cash: string }[] }).said,
  );
  expect(said.filter(({ isShowing }) => isShowing)).toEqual([]);
  expect(said.find(({ words }) => words.includes('became'))?.cash).toMatch(/16/);
});

test.each(GAMES.map((entry) => ({ id: entry.id, entry })))(
  '$id: a lesson is taken up where it was left, and can be begun anew',
  async ({ entry }) => {
    const page = await house.visit();
    const [first, , , fourth] = (await entry.tutorial?.())?.steps ?? [];
    const says = async (step = first) =>
      page.waitForSelector(`[data-part=guide-says] >> text=${step?.say.en.replaceAll(/\s+/g, ' ').slice(0, 25)}`);
    await playLesson(page, entry, 1, { until: 3 });
    await says(fourth);
    const launched = page.locator('[data-place=company-P02]');
    const isLaunched = (await launched.count()) > 0;
    await page.reload();
    await says(fourth);
    expect((await launched.count()) > 0).toBe(isLaunched);
    if (entry === boom) expect(isLaunched).toBe(true);
    await page.click('[data-part=guide-again]');
    await says(first);
    expect(await launched.count()).toBe(0);
    await page.reload();
    await says(first);
    expect(page.troubles).toEqual([]);
  },
);

test('a move of a lesson is not taken back: its script only goes forward', async () => {
  const page = await house.visit();
  await playLesson(page, boom, 1, { until: 2 });
  await page.locator('[data-part=guide-says]').getByText('two shares').waitFor();
  await page.click('[data-part=undo]', { force: true });
  await page.getByText('For this lesson').waitFor();
  expect(await page.locator('[data-place=company-P02]').count()).toBe(1);
});

test('on the very first visit every game’s lesson is begun without a network', async () => {
  const page = await house.visit({ keepsApp: true });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  for (const { id } of GAMES) {
    await page.locator(`[data-game=${id}]`).getByText('Learn by playing').click();
    await page.locator('[data-part=guide-next], [data-part=guide-says]').first().waitFor();
    await page.goto('/');
  }
  await page.context().setOffline(false);
});
