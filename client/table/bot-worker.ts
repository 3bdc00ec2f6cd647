import type { GameTypes, Rules } from '@parlour/kernel';
import { patiently } from '@parlour/kit/parts/later.ts';
import type { Bot, Bots, Seen } from '@parlour/search';
import { answering, type Stopped } from '@parlour/search/thoughts.ts';

/** Where bots think: off the thread that answers the players, from what their seat sees and nothing else. */

export type Asked = {
  id: number;
  files: { rules: string; bots: string };
  bot: string;
  seen: Seen<GameTypes>;
  milliseconds: number;
};

const sitting = new Map<string, Promise<Bot<GameTypes>[]>>();

const load = async <T>(file: string): Promise<T> =>
  (await patiently<{ default: T }>(() => import(/* @vite-ignore */ file))).default;

async function seated({ rules, bots }: Asked['files']): Promise<Bot<GameTypes>[]> {
  return (await load<Bots>(bots)).botsFor(await load<Rules>(rules));
}

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  const answer = answering<Asked>(
    (answered) => port.postMessage(answered),
    ({ files }) => {
      const known = sitting.get(files.bots) ?? seated(files);
      sitting.set(files.bots, known);
      return known;
    },
  );
  port.onmessage = ({ data }: MessageEvent<Asked | Stopped>) => void answer(data);
};
