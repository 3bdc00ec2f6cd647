import type { GameTypes } from '@parlour/kernel';
import { type Bot, namedBot, type Seen } from './bot.ts';

/** How bots think in a worker: what crosses its edge, in a browser and on a server. */

type Asked = { id: number; bot: string; seen: Seen<GameTypes>; milliseconds: number };
/** Nobody waits for this thought any more. */
export type Stopped = { stop: number };
export type Answered = { id: number; choice?: { type: string }; error?: string };

/**
 * Answers thoughts under their numbers. One that is told to stop answers with what it has: a bot that thinks in its own time pauses,
 * so that it hears of it.
 */
export function answering<A extends Asked>(
  tell: (answered: Answered) => void,
  botsFor: (asked: A) => Promise<readonly Bot<GameTypes>[]>,
): (message: A | Stopped) => Promise<void> {
  const running = new Map<number, { aborted: boolean }>();
  return async (message) => {
    if ('stop' in message) {
      const signal = running.get(message.stop);
      if (signal !== undefined) signal.aborted = true;
      return;
    }
    const { id, bot: name, seen, milliseconds } = message;
    const signal = { aborted: false };
    running.set(id, signal);
    try {
      const bots = await botsFor(message);
      const bot = botFor(name, bots);
      tell({ id, choice: await bot.choose(seen, (n) => Math.floor(Math.random() * n), { milliseconds, signal }) });
    } catch (error) {
      tell({ id, error: String((error as Error).stack ?? error) });
    } finally {
      running.delete(id);
    }
  };
}

/** A table may name somebody who does not play here: for them plays their level, else the careful bot, else the weakest. */
function botFor(name: string, bots: readonly Bot<GameTypes>[]): Bot<GameTypes> {
  const known = [name, namedBot(name).level, 'careful'].map((each) => bots.find((bot) => bot.name === each));
  const bot = known.find((each) => each !== undefined) ?? bots[0];
  if (bot === undefined) throw new Error(`there is no bot ${name}`);
  return bot;
}

/** So soon it is noticed that nobody waits any more. */
const LOOK = 25;

/** Calls `stop` once the signal is aborted; returns how to stop looking. */
export function onceAborted(signal: { readonly aborted: boolean }, stop: () => void): () => void {
  const timer = setInterval(() => {
    if (!signal.aborted) return;
    clearInterval(timer);
    stop();
  }, LOOK);
  return () => clearInterval(timer);
}
