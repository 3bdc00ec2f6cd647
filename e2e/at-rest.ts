import type { Locator, Page } from 'playwright-core';

/** So many looks in a row find everything where it was. */
const SAME = 4;
/** Longer than any movement of the table: what still moves then moves for ever, and has to be touched all the same. */
const PATIENCE = 20_000;

/** Waits until fonts are there and nothing that can be named moves any more, however slow the machine. */
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
      const end = performance.now() + patience;
      let before = places();
      for (let equal = 0; equal < same && performance.now() < end; ) {
        // A frame that is drawn, and a while that does not depend on how many of them are.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
        const now = places();
        equal = now === before ? equal + 1 : 0;
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
