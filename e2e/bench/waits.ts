import type { Line } from '@parlour/lab/bench/measure.ts';
import type { Page } from 'playwright-core';
import type { House } from '../browser.ts';
import { ASKED, OVER } from '../person.ts';
import { type CarefulPerson, carefulPerson } from './careful-person.ts';
import { momentLine, waitLines, watchedGame } from './watched.ts';

type Stretch = { game: string; seats: number; decisions: number };

/** Several rounds of each game, with what is worth a stage in them. */
export const STRETCHES: readonly Stretch[] = [
  { game: 'boom', seats: 4, decisions: 40 },
  { game: 'businessmen', seats: 4, decisions: 50 },
  { game: 'manticore', seats: 1, decisions: 70 },
  { game: 'manticore', seats: 4, decisions: 50 },
  { game: 'economicus', seats: 4, decisions: 50 },
  { game: 'matter-of-fact', seats: 4, decisions: 50 },
];

/** Plays a stretch of a game by clicks, as somebody who decides at once and never skips. */
export async function waits(house: House, { game, seats, decisions }: Stretch): Promise<Line[]> {
  const { page, watched } = await watchedGame(house, game, seats);
  await playedOn(page, await carefulPerson(page, game), decisions);
  await page.waitForSelector(`${ASKED}, ${OVER}`);
  const found = await watched();
  await page.context().close();
  const what = `${game}, ${seats} seats`;
  return [...waitLines(what, found), momentLine(what, found)];
}

/** Plays so many decisions, or to the end; tells how many there were. */
export async function playedOn(
  page: Page,
  person: CarefulPerson,
  most: number,
  before: () => Promise<void> = async () => {},
): Promise<number> {
  for (let made = 0; ; made++) {
    await page.waitForSelector(`${ASKED}, ${OVER}`);
    if (made === most || (await page.locator(OVER).count()) > 0) return made;
    await before();
    await person.decides();
  }
}
