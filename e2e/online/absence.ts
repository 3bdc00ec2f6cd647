import { expect } from 'vitest';
import { closed } from '../person.ts';
import type { Company, Visitor } from './company.ts';

/** The ways in which people are away from a table and come back to it. */

const OPEN = '[data-part=room-bar][data-line=open]';

const atTheTable = ({ page }: Visitor) => page.waitForSelector(OPEN);

export async function reloads(visitor: Visitor): Promise<void> {
  await visitor.page.reload();
  await atTheTable(visitor);
}

/** The network is gone, and comes back: the page finds its way by itself, and is the same page. */
export async function losesTheNetwork({ page, cable, ears }: Visitor, meanwhile: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
  cable.cut();
  await page.waitForSelector('[data-part=room-bar][data-line=lost]');
  await meanwhile();
  cable.mend();
  await page.waitForSelector(OPEN);
  expect(await page.locator('body[data-same-page=yes]').count()).toBe(1);
  await expect.poll(() => ears.room?.state).not.toBe('dice');
}

/** Closes the page; the others see that; and comes back by the link. */
export async function leavesAndReturns(
  { watcher, path }: Company,
  visitor: Visitor,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { page, seat, ears } = visitor;
  const isHere = () => watcher.ears.room?.seats[seat ?? 0]?.isHere;
  await page.close();
  await expect.poll(isHere).toBe(false);
  await meanwhile();
  const next = await page.context().newPage();
  next.on('pageerror', (error) => page.troubles.push(error.message));
  visitor.page = Object.assign(next, { troubles: page.troubles });
  ears.listen(next);
  await next.goto(path);
  await atTheTable(visitor);
  await expect.poll(isHere).toBe(true);
}

/** A bot plays for somebody who says so; and no longer. */
export const letsABotPlay = (visitor: Visitor): Promise<void> => switchTo(visitor, true);
export const playsAgain = (visitor: Visitor): Promise<void> => switchTo(visitor, false);

/** A game that has ended in the meantime has nobody to play for; its result lies over everything then. */
async function switchTo({ page, seat, ears, name }: Visitor, isAway: boolean): Promise<void> {
  const isSo = () => (ears.room?.seats[seat ?? 0]?.standIn != null) === isAway || ears.room?.state !== 'playing';
  const people = page.getByRole('dialog', { name: 'People' });
  const soon = { timeout: 30_000 };
  const pressed = async () => {
    if (!(await people.isVisible())) {
      // An answer given while the line was down may be refused just now, and the reason lies over the table.
      await closed(page);
      await page.click('[data-part=people-button]', soon);
    }
    await people.locator('[data-part=leave-to-bot]').click(soon);
    await expect.poll(isSo).toBe(true);
  };
  let trouble = '';
  for (let tries = 0; tries < 10 && !isSo(); tries++)
    await pressed().catch((error: unknown) => {
      trouble = String(error);
    });
  expect(isSo(), `${name} ${isAway ? 'leaves' : 'is back'}: ${trouble}`).toBe(true);
  // Not by the mouse, because of the result.
  if (await people.isVisible())
    await people.getByRole('button', { name: 'Close', exact: true }).last().dispatchEvent('click');
}
