import { fork } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Wanted } from '../parlour-table.ts';
import type { Kind } from '../server-process.ts';
import type { LoadAsk } from './load.ts';
import type { Saturated } from './saturated.ts';
import type { Steady } from './steady.ts';

/** Everybody who plays, in processes of their own: as many as leave the server a core. */
export type Load = {
  sit(kind: Kind, address: string, tables: number, wanted: Wanted): Promise<void>;
  saturate(seconds: number): Promise<Saturated>;
  steady(perSecond: number, seconds: number): Promise<Steady>;
  leave(): Promise<void>;
  comeBack(tables: number): Promise<number[]>;
  stop(): void;
};

/** Nothing that is asked takes so long, unless the server hangs. */
const PATIENCE = 180_000;
const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));

export function startLoad(processes = Math.max(1, Math.min(4, availableParallelism() - 1))): Load {
  // People have machines of their own: here they share one with the server, and it goes first.
  const children = Array.from({ length: processes }, () => fork(LOAD, { execArgv: ['--single-threaded-gc'] }));
  for (const { pid } of children) if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const isStopped = new Promise<never>((_, reject) => {
    for (const child of children)
      child.once('exit', (code) => reject(new Error(`the load ended with ${code}, see above`)));
  });
  isStopped.catch(() => {});
  const ask = <T>(what: (share: (all: number) => number, i: number) => LoadAsk): Promise<T[]> => {
    const answers = children.map((child, i) => {
      // What does not divide evenly goes to the first.
      const share = (all: number) => Math.floor(all / processes) + (i < all % processes ? 1 : 0);
      return new Promise<T>((resolve) => {
        child.once('message', (message) => resolve((message as { value: T }).value));
        child.send(what(share, i));
      });
    });
    let late: NodeJS.Timeout | undefined;
    const isLate = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error('the load was not served in time')), PATIENCE);
    });
    return Promise.race([Promise.all(answers), isStopped, isLate]).finally(() => clearTimeout(late));
  };
  return {
    async sit(kind, address, tables, wanted) {
      await ask((share, i) => ({ is: 'sit', kind, address, tables: share(tables), seed: i + 1, wanted }));
    },
    async saturate(seconds) {
      const parts = await ask<Saturated>(() => ({ is: 'saturate', seconds }));
      const sum = (of: keyof Saturated) => parts.reduce((all, each) => all + each[of], 0);
      return { moves: sum('moves'), refused: sum('refused') };
    },
    async steady(perSecond, seconds) {
      const parts = await ask<Steady>(() => ({ is: 'steady', perSecond: perSecond / processes, seconds }));
      return {
        latencies: parts.flatMap(({ latencies }) => latencies),
        late: parts.flatMap(({ late }) => late),
        refused: parts.reduce((all, { refused }) => all + refused, 0),
      };
    },
    async leave() {
      await ask(() => ({ is: 'leave' }));
    },
    async comeBack(tables) {
      return (await ask<number[]>((share) => ({ is: 'comeBack', tables: share(tables) }))).flat();
    },
    stop() {
      for (const child of children) if (child.connected) child.disconnect();
    },
  };
}
