import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withAttic } from '../docs/examples/testing/registered.ts';
import { openHouse } from './browser.ts';
import { dice, OVER, untilAsked } from './person.ts';

const LOTS = 6;
const copy = withAttic(true);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('one entry in games/index.ts, and a game written from the docs is played to its end in the browser, and its rules are read', async () => {
  // As `npm start -- --working-tree` builds it.
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '-c', 'client/vite.config.ts', '--logLevel', 'error'],
    { cwd: copy, env: { ...process.env, VITE_WORKING_TREE: 'on' } },
  );
  const house = await openHouse([], `${join(copy, 'dist')}/`);
  const page = await house.visit();
  await page.goto('/play/attic');
  await page.getByRole('button', { name: '3 seats' }).click();
  await page.click('[data-part=start]');
  await page.getByText('Which note goes into your envelope?').first().waitFor();
  const random = dice(7);
  const prompt = page.locator('[data-part=prompt]');
  for (let lot = 1; lot <= LOTS; lot++) {
    expect(await untilAsked(page)).toBe('asked');
    await prompt.locator('[data-action=bid]').click();
    const notes = prompt.getByRole('button', { name: /^Bid note \d+$/ });
    // The last note leaves nothing to choose.
    if (lot < LOTS) await notes.nth(random(LOTS + 1 - lot)).click();
    // Bots bid too, then all envelopes are opened, and the next lot is turned up.
    if (lot < LOTS)
      await expect.poll(() => page.locator('main').innerText()).toMatch(new RegExp(`round\\s+${lot + 1}\\b`));
  }
  await page.waitForSelector(OVER);
  expect(await page.locator(`${OVER} li`).count()).toBe(3);
  await page.goto('/rules/attic/TA-2.1');
  await page.waitForSelector('[data-rule="TA-2.1"][data-wanted=true]');
  expect(page.troubles).toEqual([]);
  await house.close();
});
