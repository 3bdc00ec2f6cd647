import type { WebSocket } from 'ws';

/** Each group so long after the one before, at least so many in it, and never more groups than this. */
const PAUSE = 50;
const FEWEST = 10;
const MOST_GROUPS = 40;
/** Whoever has not said goodbye after so long is let go without. */
const GOODBYE = 2000;

const RESTART = 1012;

/** Lets everybody go, a few at a time: who is let go comes back at once, here or elsewhere, and all at once would be too many. */
export async function goInGroups(all: ReadonlySet<WebSocket>): Promise<void> {
  const waiting = [...all];
  const size = Math.max(FEWEST, Math.ceil(waiting.length / MOST_GROUPS));
  for (let from = 0; from < waiting.length; from += size) {
    if (from > 0) await later(PAUSE);
    for (const ws of waiting.slice(from, from + size)) ws.close(RESTART, 'the server restarts');
  }
  const until = performance.now() + GOODBYE;
  while (all.size > 0 && performance.now() < until) await later(10);
  for (const ws of all) ws.terminate();
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
