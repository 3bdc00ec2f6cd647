import type { Locator, Page } from 'playwright-core';
import { PATIENCE } from './patience.ts';

/** So many looks in a row find everything where it was. */
const SAME = 4;

/** Waits until fonts are there, nothing fades or turns that comes to an end, and nothing that can be named moves any more, however slow the machine. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    async ({ same, patience }) => {
      await document.fonts.ready;
      const places = () =>
        [...document.querySelectorAll('[data-part], [data-place], button')]
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return `${x},${y},${width},${height}`;
          })
          .join(';');
      // What glows for ever is at rest as it is, and so is what hangs on how far a list is scrolled.
      const animated = () =>
        document.getAnimations().filter(({ effect, timeline, playState }) => {
          const isEnding = timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
          return isEnding && playState === 'running';
        });
      const end = performance.now() + patience;
      let before = places();
      for (let equal = 0; equal < same; ) {
        if (performance.now() > end) {
          const targets = animated().map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120));
          throw new Error(`it never comes to rest: ${targets.join(', ') || 'something moves'}`);
        }
        // A frame that is drawn, and a while that does not depend on how many of them are.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
        const now = places();
        equal = now === before && animated().length === 0 ? equal + 1 : 0;
        before = now;
      }
    },
    { same: SAME, patience: PATIENCE },
  );
}

/** A finger on the middle of something that has come to rest. */
export async function tapOn(page: Page, thing: Locator): Promise<void> {
  await thing.waitFor();
  await atRest(page);
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${thing} is not seen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
