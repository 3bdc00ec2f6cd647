import { parentPort } from 'node:worker_threads';
import type { Thought } from '../pool.ts';

/** Bots as nobody wants them: one thinks for ever, one breaks its thread; the others say at once who they are. */
parentPort?.on('message', ({ id, bot }: Thought) => {
  while (bot === 'endless') Math.sqrt(2);
  if (bot === 'breaks') process.exit(1);
  parentPort?.postMessage({ id, choice: { type: bot } });
});
