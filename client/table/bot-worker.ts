import type { GameTypes, Rules } from '@parlour/kernel';
import { patiently } from '@parlour/kit/parts/later.ts';
import type { Bot, Bots, Seen } from '@parlour/search';

/** Where bots think: off the thread that answers the players, from what their seat sees and nothing else. */

export type Asked = { id: number; files: { rules: string; bots: string }; bot: string; seen: Seen<GameTypes> };

/** How long a bot may take for one answer. */
const BUDGET = 1000;
const sitting = new Map<string, Promise<Bot<GameTypes>[]>>();

const load = async <T>(file: string): Promise<T> =>
  (await patiently<{ default: T }>(() => import(/* @vite-ignore */ file))).default;

async function seated({ rules, bots }: Asked['files']): Promise<Bot<GameTypes>[]> {
  return (await load<Bots>(bots)).botsFor(await load<Rules>(rules));
}

async function choose({ files, bot: name, seen }: Asked): Promise<{ type: string }> {
  const known = sitting.get(files.bots) ?? seated(files);
  sitting.set(files.bots, known);
  const bots = await known;
  const bot = bots.find((each) => each.name === name) ?? bots.at(-1);
  if (bot === undefined) throw new Error(`there is no bot ${name}`);
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
