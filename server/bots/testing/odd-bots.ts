import { parentPort } from 'node:worker_threads';
import type { Stopped } from '@parlour/search/thoughts.ts';
import type { Thought } from '../pool.ts';

/**
 * Bots as nobody wants them: one thinks for ever, one until nobody waits any more, one breaks its thread; the others say at once who
 * they are.
 */
parentPort?.on('message', (message: Thought | Stopped) => {
  if ('stop' in message) return parentPort?.postMessage({ id: message.stop, choice: { type: 'stopped' } });
  const { id, bot } = message;
  if (bot === 'patient') return;
  while (bot === 'endless') Math.sqrt(2);
  if (bot === 'breaks') process.exit(1);
  parentPort?.postMessage({ id, choice: { type: bot } });
});
