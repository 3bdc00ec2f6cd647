import { proxy, type Remote, wrap } from 'comlink';
import type { Mode, News, Opening, TableApi } from './types.ts';

/** A table in a worker of its own, and how it is left. */
export type Connection = { table: Remote<TableApi>; leave(): void };

/** Starts the worker of a table. `onNews` hears everything the table tells, its end by an error included. */
export function connect(onNews: (news: News) => void): Connection & { open(id: string, mode: Mode): Promise<Opening> } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  worker.addEventListener('error', (event) => onNews({ is: 'crashed', detail: event.message || 'worker' }));
  const table = wrap<TableApi>(worker);
  return {
    table,
    open: (id, mode) => table.open(id, mode, proxy(onNews)),
    leave: () => worker.terminate(),
  };
}
