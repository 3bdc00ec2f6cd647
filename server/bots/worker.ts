import { parentPort } from 'node:worker_threads';
import type { GameTypes } from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import { botsOf, rulesOf } from '../bundles.ts';
import type { Thought } from './pool.ts';

/** Where the bots of a server think: off the thread that answers people, from what their seat sees and nothing else. */

const sitting = new Map<string, Promise<readonly Bot<GameTypes>[]>>();

async function botsFor({ game, rules: name }: Thought): Promise<readonly Bot<GameTypes>[]> {
  const rules = await rulesOf(game, name);
  return rules === null ? [] : botsOf(game, rules);
}

parentPort?.on('message', async (asked: Thought) => {
  const { id, rules, bot: name, seen, milliseconds } = asked;
  try {
    const known = sitting.get(rules.bundle) ?? botsFor(asked);
    sitting.set(rules.bundle, known);
    const bots = await known;
    const bot = bots.find((each) => each.name === name) ?? bots.at(-1);
    if (bot === undefined) throw new Error(`there is no bot ${name} for ${asked.game}`);
    const random = (n: number) => Math.floor(Math.random() * n);
    parentPort?.postMessage({
      id,
      choice: await bot.choose(seen, random, { milliseconds, signal: { aborted: false } }),
    });
  } catch (error) {
    parentPort?.postMessage({ id, error: String((error as Error).stack ?? error) });
  }
});
