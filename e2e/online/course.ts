import { attend } from '@parlour/server/testing/guest.ts';
import type { Page } from 'playwright-core';
import { PATIENCE } from '../patience.ts';
import { ASKED, decide, OVER } from '../person.ts';
import { letsABotPlay, playsAgain, reloads } from './absence.ts';
import { type Company, latest, tokenOf, type Visitor } from './company.ts';

/** Nobody is waited for longer than this, however busy the machine is. */

export const isOver = (company: Company): boolean => latest(company)?.outcome != null;

/** Decisions by clicks, of whoever is asked; one of them reloads the page at each question. While somebody is absent
 *  only until it is them whom the table waits for. Tells how many there were. */
export async function clicked(
  company: Company,
  random: (n: number) => number,
  { most, reloading = null, absent = null }: { most: number; reloading?: Visitor | null; absent?: Visitor | null },
): Promise<number> {
  let reloadedAt = -1;
  for (let decisions = 0; ; ) {
    if (decisions >= most || isOver(company)) return decisions;
    const asked = await untilAsked(company, absent);
    if (asked === null) return decisions;
    const version = latest(company)?.version ?? 0;
    if (asked === reloading && reloadedAt !== version) {
      reloadedAt = version;
      await reloads(asked);
      continue;
    }
    await decide(asked.page, random);
    decisions += 1;
  }
}

/** Whoever of those present the table waits for, once their page shows the question; `null`: nobody, or it is over. */
async function untilAsked(company: Company, absent: Visitor | null): Promise<Visitor | null> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await company.watcher.page.waitForTimeout(20)) {
    if (isOver(company)) return null;
    const seats = (latest(company)?.waiting?.seats ?? []).filter((seat) => seat !== absent?.seat);
    if (absent !== null && seats.length === 0) return null;
    for (const player of company.players)
      if (player.seat !== null && seats.includes(player.seat) && (await isShown(player.page, ASKED))) return player;
  }
  throw new Error(`nobody is asked: ${JSON.stringify(latest(company)?.waiting)}`);
}

/** Answers, if it is them who are asked. */
export async function answersIfAsked({ page }: Visitor, random: (n: number) => number): Promise<number> {
  if (!(await isShown(page, ASKED))) return 0;
  await decide(page, random);
  return 1;
}

const isShown = async (page: Page, part: string): Promise<boolean> => (await page.locator(part).count()) > 0;

/** Bots play for everybody, until the game is over. */
export async function botsFinish(company: Company): Promise<void> {
  await Promise.all(company.players.map(letsABotPlay));
}

/**
 * Bots play for everybody until the game has so many lines; then people play again. Bots are quicker than any page: somebody
 * holds them up from another device of theirs, over the bare wire.
 */
export async function botsCarry(company: Company, house: string, until: number): Promise<void> {
  const [first, ...others] = company.players as [Visitor, ...Visitor[]];
  const device = attend(house, company.path.split('/').at(-1) ?? '', (await tokenOf(first)) ?? '');
  await device.until('the other device', () => device.update !== null);
  await botsFinish(company);
  const isThere = () => device.update?.outcome != null || (device.update?.version ?? 0) >= until;
  for (const end = Date.now() + PATIENCE; !isThere(); await new Promise((resolve) => setTimeout(resolve, 1)))
    if (Date.now() > end) throw new Error('the bots never came so far');
  await device.ask({ is: 'back', seat: first.seat ?? 0 });
  device.close();
  await Promise.all(others.map(playsAgain));
}

/** Everybody sees the end, and that the dice were those that were promised. */
export async function allSeeTheEnd({ players, watcher }: Company): Promise<void> {
  for (const { page } of [...players, watcher]) {
    await page.waitForSelector(OVER);
    await page.waitForSelector('[data-part=dice-verdict][data-ok=true]');
  }
}
