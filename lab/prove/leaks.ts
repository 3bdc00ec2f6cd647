import { parentPort, workerData } from 'node:worker_threads';
import { gameById } from '@parlour/games';
import { below, bundleOf, type GameTypes, LANGUAGES, seeded } from '@parlour/kernel';
import { leaksIn } from '@parlour/kernel/testing/leaks.ts';

/** One stretch of the proof that no secret leaves the table: some seeds of one game under options that hide something. */
export type Stretch = { game: string; options: Record<string, string>; seeds: number[]; every: number };
export type Found = { positions: number; choices: number; found: string[]; neverVaried: string[] };

/** One question in so many is also put to the careful bot, in both positions: it is slow, and is given nothing but the view. */
const ASKED = 40;

async function search({ game: id, options, seeds, every }: Stretch): Promise<Found> {
  const entry = gameById(id);
  const game = await entry.game();
  const texts = await Promise.all(LANGUAGES.map((language) => entry.text(language)));
  const careful = (await entry.bots())(bundleOf(game)).find(({ name }) => name === 'careful');
  let choices = 0;
  let asked = 0;
  const { positions, found, neverVaried } = leaksIn<GameTypes>(game, {
    seeds,
    options: [options],
    texts,
    every,
    choose(seen, seed) {
      asked += 1;
      // Both positions of a pair are asked, or neither.
      if (Math.ceil(asked / 2) % ASKED !== 0 || careful === undefined) return null;
      choices += 1;
      const dice = { chance: seeded(seed) };
      return careful.choose(seen as never, (n) => below(dice, n));
    },
  });
  return { positions, choices, found, neverVaried };
}

parentPort?.postMessage(await search(workerData as Stretch));
