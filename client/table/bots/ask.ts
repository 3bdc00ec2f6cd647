import type { GameTypes } from '@parlour/kernel';
import type { Seen } from '@parlour/search';
import { type Answered, onceAborted, type Stopped } from '@parlour/search/thoughts.ts';
import type { Asked } from '../bot-worker.ts';

/** How long a bot may take for one answer. */
const BUDGET = 1000;

type Signal = { readonly aborted: boolean };
type Waiting = { resolve(choice: { type: string }): void; reject(error: Error): void };

/**
 * Asks the bots' worker. A thought that nobody waits for any more is told to stop, so that the next one need not wait for it, and its
 * answer is not looked at. `filesOf` finds the code of a bot.
 */
export function askThrough(
  port: Pick<MessagePort, 'postMessage' | 'onmessage'>,
  filesOf: (bot: string) => Promise<Asked['files']>,
): (bot: string, seen: Seen<GameTypes>, signal: Signal) => Promise<{ type: string }> {
  let last = 0;
  const waiting = new Map<number, Waiting>();
  port.onmessage = ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.id);
    if (data.choice !== undefined) asked?.resolve(data.choice);
    else asked?.reject(new Error(data.error ?? 'the bot gave no answer'));
  };
  return async (bot, seen, signal) => {
    const files = await filesOf(bot);
    if (signal.aborted) throw new Error('nobody waits for this any more');
    last += 1;
    const id = last;
    const forget = onceAborted(signal, () => port.postMessage({ stop: id } satisfies Stopped));
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        port.postMessage({ id, files, bot, seen, milliseconds: BUDGET } satisfies Asked);
      });
    } finally {
      waiting.delete(id);
      forget();
    }
  };
}
