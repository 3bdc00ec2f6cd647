import { parentPort } from 'node:worker_threads';
import type { GameTypes } from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import { answering } from '@parlour/search/thoughts.ts';
import { botsOf, rulesOf } from '../bundles.ts';
import type { Thought } from './pool.ts';

/** Where the bots of a server think: off the thread that answers people, from what their seat sees and nothing else. */

const sitting = new Map<string, Promise<readonly Bot<GameTypes>[]>>();

async function botsFor({ game, rules: name }: Thought): Promise<readonly Bot<GameTypes>[]> {
  const rules = await rulesOf(game, name);
  return rules === null ? [] : botsOf(game, rules);
}

const answer = answering<Thought>(
  (answered) => parentPort?.postMessage(answered),
  (asked) => {
    const known = sitting.get(asked.rules.bundle) ?? botsFor(asked);
    sitting.set(asked.rules.bundle, known);
    return known;
  },
);
parentPort?.on('message', answer);
