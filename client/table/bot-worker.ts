import type { GameTypes, RulesName } from '@parlour/kernel';
import type { Bot, Seen } from '@parlour/search';
import { botsOf, rulesOf } from '../storage/bundles.ts';

/** Where bots think: off the thread that answers the players, from what their seat sees and nothing else. */

type Asked = { id: number; game: string; rules: RulesName; bot: string; seen: Seen<GameTypes> };

/** How long a bot may take for one answer. */
const BUDGET = 1000;
const sitting = new Map<string, Promise<Bot<GameTypes>[]>>();

function botsFor(game: string, rules: RulesName): Promise<Bot<GameTypes>[]> {
  const known = sitting.get(rules.bundle) ?? loaded(game, rules);
  sitting.set(rules.bundle, known);
  return known;
}

async function loaded(game: string, name: RulesName): Promise<Bot<GameTypes>[]> {
  const rules = await rulesOf(game, name);
  return rules === null ? [] : botsOf(game, rules);
}

async function choose({ game, rules, bot: name, seen }: Asked): Promise<{ type: string }> {
  const bots = await botsFor(game, rules);
  const bot = bots.find((each) => each.name === name) ?? bots.at(-1);
  if (bot === undefined) throw new Error(`there is no bot ${name} for rules ${rules.version} of ${game}`);
  const limits = { milliseconds: BUDGET, signal: { aborted: false } };
  return bot.choose(seen, (n) => Math.floor(Math.random() * n), limits);
}

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  port.onmessage = async ({ data }: MessageEvent<Asked>) => {
    try {
      port.postMessage({ id: data.id, choice: await choose(data) });
    } catch (error) {
      port.postMessage({ id: data.id, error: String((error as Error).stack ?? error) });
    }
  };
};
