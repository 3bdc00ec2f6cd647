import type { Line } from '@parlour/lab/bench/measure.ts';
import type { House } from '../browser.ts';
import { carefulPerson } from './careful-person.ts';
import { playedOn } from './waits.ts';
import { momentLine, total, waitLines, watchedGame } from './watched.ts';

/** A whole game, and how many minutes it may take somebody who decides in five seconds. */
type Whole = { game: string; seats: number; minutes: number };

export const WHOLE: readonly Whole[] = [
  { game: 'boom', seats: 4, minutes: 10 },
  { game: 'businessmen', seats: 4, minutes: 20 },
  { game: 'manticore', seats: 1, minutes: 20 },
  { game: 'economicus', seats: 4, minutes: 15 },
  { game: 'matter-of-fact', seats: 4, minutes: 40 },
];

/**
 * Plays a whole game against bots in Chromium, by clicks. Each decision takes so many seconds: really, or counted only, so that one need
 * not wait for them.
 */
export async function wholeGame(
  house: House,
  { game, seats, minutes }: Whole,
  { seconds, isReal }: { seconds: number; isReal: boolean },
): Promise<Line[]> {
  const { page, watched } = await watchedGame(house, game, seats);
  const person = await carefulPerson(page, game);
  const made = await playedOn(page, person, Number.POSITIVE_INFINITY, async () => {
    if (isReal) await page.waitForTimeout(1000 * seconds);
  });
  const found = await watched();
  await page.context().close();
  const whole = found.first + total(found.waited) + made * seconds;
  const what = `${game}, ${seats} seats`;
  return [
    ...waitLines(what, found),
    momentLine(what, found),
    { what: `${what}: decisions`, value: String(made) },
    { what: `${what}: of them anything, as the list did not lead there`, value: String(person.lost.length) },
    {
      what: `${what}: the game, at ${seconds} s a decision`,
      value: `${(whole / 60).toFixed(1)} min`,
      bar: `${minutes} min`,
      ok: whole <= 60 * minutes,
    },
  ];
}
