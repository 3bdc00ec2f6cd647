import { GAMES } from '@parlour/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedAfter, goldenGame } from './golden-game.ts';
import { houseForAll } from './house-for-all.ts';
import { ASKED, decide, dice, OVER } from './person.ts';
import { takeOver } from './staged-game.ts';

const house = houseForAll();

/** With PARLOUR_PROVE=on every game at three moments of it, else one at one. */
const isProof = process.env['PARLOUR_PROVE'] === 'on';
const PLAYED = isProof
  ? GAMES.flatMap(({ id }) => [0.1, 0.4, 0.7].map((part) => ({ id, part })))
  : [{ id: 'businessmen', part: 0.4 }];
const DECISIONS = isProof ? 30 : 12;

type Watching = { frames: number; stages: string[]; moved: string[] };
declare global {
  interface Window {
    calm: Watching;
  }
}

/** Looks in every frame at whatever moves by itself, and at what stands on the stage. Whoever asked for calm gets cuts: what takes longer is told. */
const watch = (page: Page, longest = 5): Promise<void> =>
  page.evaluate((most) => {
    const calm: Watching = { frames: 0, stages: [], moved: [] };
    window.calm = calm;
    const named = (animation: Animation): string => {
      const { target } = animation.effect as KeyframeEffect;
      const what =
        animation instanceof CSSAnimation
          ? animation.animationName
          : animation instanceof CSSTransition
            ? animation.transitionProperty
            : 'a movement';
      return `${what} of ${target?.tagName.toLowerCase()}.${target?.getAttribute('class')}`;
    };
    const look = () => {
      calm.frames += 1;
      for (const animation of document.getAnimations()) {
        // What hangs on how far a list is scrolled moves only with the finger.
        if (animation.timeline !== document.timeline || animation.playState !== 'running') continue;
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (Number(endTime) > most && !calm.moved.includes(named(animation))) calm.moved.push(named(animation));
      }
      requestAnimationFrame(look);
    };
    look();
    new MutationObserver(() => {
      const moment = document.querySelector('[data-part=stage]')?.getAttribute('data-moment');
      if (moment != null && calm.stages.at(-1) !== moment) calm.stages.push(moment);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  }, longest);

const watched = (page: Page): Promise<Watching> => page.evaluate(() => window.calm);

for (const { id, part } of PLAYED)
  test(`${id} after ${100 * part} %: who asked their system for calm sees nothing move in any frame, stages included`, async () => {
    // They play at a pace at which everything is shown.
    const page = await house.visit({ isCalm: true, settings: { speed: 1 } });
    const record = goldenGame(id);
    await takeOver(page, record, askedAfter(record, part));
    await watch(page);
    const random = dice(11);
    for (let n = 0; n < DECISIONS || (!isProof && n < 40 && (await watched(page)).stages.length === 0); n++) {
      await page.waitForSelector(`${ASKED}, ${OVER}`);
      if ((await page.locator(OVER).count()) > 0) break;
      await decide(page, random);
    }
    const { frames, stages, moved } = await watched(page);
    expect(moved).toEqual([]);
    expect(frames).toBeGreaterThan(20);
    if (!isProof) expect(stages.length).toBeGreaterThan(0);
    console.log(`${id}: ${frames} frames, on the stage: ${stages.join(', ')}`);
    expect(page.troubles).toEqual([]);
  });

test('the watch itself sees what moves, where nobody asked for calm', async () => {
  const page = await house.visit({ settings: { speed: 1 } });
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await page.waitForSelector(ASKED);
  await watch(page);
  const random = dice(2);
  for (let n = 0; n < 8 && (await watched(page)).moved.length === 0; n++) {
    await page.waitForSelector(`${ASKED}, ${OVER}`);
    await decide(page, random);
  }
  await expect.poll(async () => (await watched(page)).moved.length).toBeGreaterThan(0);
});
