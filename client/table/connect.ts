import { freshSeed, promiseOf } from '@parlour/kernel/fair.ts';
import { rememberDice } from '../storage/dice.ts';
import { calling, type Remote } from './calls.ts';
import type { Asks, Mode, News, Opening, TableApi } from './types.ts';

/** A table in a worker of its own or on a server, and how it is left. */
export type Connection = {
  table: Remote<TableApi>;
  leave(): void;
  /** At a table with others: its finished game as one of this browser, and playing again with the same people. */
  online?: { home(): Promise<string>; again(): Promise<string | null> };
};

/** Starts the workers of a table and of its bots. `onNews` hears everything the table tells, its end by an error included. */
export function connect(
  onNews: (news: News) => void,
): Connection & { open(id: string, mode: Mode, asks?: Asks): Promise<Opening> } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  let bots: Worker | null = null;
  const watch = (each: Worker): Worker => {
    each.addEventListener('error', (event) => onNews({ is: 'crashed', detail: event.message || 'worker' }));
    return each;
  };
  watch(worker);
  const table = calling<TableApi>(worker, onNews);
  return {
    table,
    async open(id, mode, asks) {
      // Who only looks needs no bots.
      if (mode !== 'look') {
        bots = watch(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' }));
        const { port1, port2 } = new MessageChannel();
        bots.postMessage(port1, [port1]);
        worker.postMessage(port2, [port2]);
      }
      const opening = await table.open(id, mode, asks);
      return opening.is === 'dice' ? settleDice(id, table, opening) : opening;
    },
    leave() {
      worker.terminate();
      bots?.terminate();
    },
  };
}

/**
 * What the persons at this screen add to the dice, after the table has committed to its seed: all promise, then all reveal.
 * The page remembers what it was shown and what it gave, and compares at the end.
 */
async function settleDice(
  id: string,
  table: Remote<TableApi>,
  { commitment, persons }: Extract<Opening, { is: 'dice' }>,
): Promise<Opening> {
  const entropy = persons.map(() => freshSeed().slice(0, 32));
  rememberDice(id, { commitment, persons, entropy });
  for (const [i, seat] of persons.entries()) await table.promise(seat, promiseOf(entropy[i] ?? ''));
  for (const [i, seat] of persons.entries()) await table.reveal(seat, entropy[i] ?? '');
  return table.opened();
}
