import { gameById } from '@parlour/games';
import type { GameRecord } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { houseForAll } from '../house-for-all.ts';
import { OF_A_TEST } from '../patience.ts';
import { dice } from '../person.ts';
import { leavesAndReturns, losesTheNetwork } from './absence.ts';
import { type Company, gathered, type Visitor } from './company.ts';
import { allSeeTheEnd, answersIfAsked, botsCarry, botsFinish, clicked, isOver } from './course.ts';
import { nothingHiddenWasSent } from './nothing-hidden.ts';

const isProof = process.env['PARLOUR_PROVE'] === 'on';

/**
 * How a game is played here: under the options that hide most; bots play from the first part on to so many lines, at about
 * four fifths of a game of few or of many.
 */
type How = {
  options: Record<string, string>;
  bots: { few: number; many: number };
  isLargestInSlice?: boolean;
};

/** The slice's decisions by clicks, and the proof's: there bots only finish what people would play at for hours. */
const DECISIONS = isProof ? { first: 40, last: 400 } : { first: 8, last: 8 };

/** What a browser itself writes to its console when a line breaks. */
const LINE_BROKE = /WebSocket|ERR_|Failed to load resource/;

/** A game online to its end, with as few and with as many people as there can be. A file for each, so that they run side by side. */
export function playsOnline(id: string, how: How): void {
  const { seats } = gameById(id);
  const counts = isProof || how.isLargestInSlice ? [seats.min, seats.max] : [seats.min];
  const house = houseForAll([], null, seats.max + 1);

  for (const count of counts)
    test(
      `${id} online, ${count} to the end: one reloads at each question, one loses the network, one leaves and returns, one looks on; nobody is sent what is hidden from them`,
      async () => {
        const began = Date.now();
        const company = await gathered(house, id, count, how.options);
        // Who looks on is not told that they play elsewhere.
        await company.watcher.page.waitForSelector('[data-part=prompt]');
        expect(await company.watcher.page.getByText('another tab').count()).toBe(0);
        const decisions = await playedThrough(company, house.address, how.bots[count === seats.min ? 'few' : 'many']);
        await allSeeTheEnd(company);
        const said = await nothingHiddenWasSent(company, await takenHome(company));
        for (const { page } of [...company.players, company.watcher])
          expect(page.troubles.filter((each) => !LINE_BROKE.test(each))).toEqual([]);
        await company.close();
        console.log(`${id}, ${count} online: ${decisions} decisions by clicks, ${said}, ${seconds(began)}`);
      },
      isProof ? 2 * OF_A_TEST : OF_A_TEST,
    );
}

const seconds = (began: number): string => `${((Date.now() - began) / 1000).toFixed(0)} s`;

/** The first part, with all that can happen to people; the middle by bots; the last part again by people. */
async function playedThrough(company: Company, address: string, bots: number): Promise<number> {
  const random = dice(18);
  const { players } = company;
  const role = (at: number) => players[at % players.length] as Visitor;
  const [reloading, losing, leaving] = [role(1), role(2), role(3)];
  let decisions = 0;
  const some = async (most: number) => {
    decisions += await clicked(company, random, { most, reloading });
  };
  const without = (absent: Visitor) => async () => {
    decisions += await clicked(company, random, { most: 2, absent });
  };
  const { first, last } = DECISIONS;
  await some(first / 2);
  if (!isOver(company)) await leavesAndReturns(company, leaving, without(leaving));
  await some(first / 2);
  if (!isOver(company))
    await losesTheNetwork(losing, async () => {
      // What is answered while the line is down is sent when it stands again.
      decisions += await answersIfAsked(losing, random);
      await without(losing)();
    });
  if (!isOver(company)) await botsCarry(company, address, bots);
  await some(last);
  if (!isOver(company)) await botsFinish(company);
  return decisions;
}

/** The finished game as the first of them takes it home and checks it there. */
async function takenHome({ players: [first] }: Company): Promise<GameRecord> {
  const { page, ears } = first as Visitor;
  await page.click('[data-part=watch-replay]');
  await page.waitForSelector('[data-part=timeline]');
  await page.click('[data-part=verify]');
  await page.waitForSelector('[data-part=verdict][data-ok=true]');
  if (ears.record === null) throw new Error('the record was never sent');
  return ears.record;
}
