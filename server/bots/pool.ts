import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameTypes, RulesName } from '@parlour/kernel';
import type { Seen } from '@parlour/search';

export type Thought = {
  id: number;
  game: string;
  rules: RulesName;
  bot: string;
  seen: Seen<GameTypes>;
  milliseconds: number;
};
type Asked = Omit<Thought, 'id' | 'milliseconds'>;
type Waiting = {
  asked: Asked;
  signal: { readonly aborted: boolean };
  resolve(choice: { type: string }): void;
  reject(error: Error): void;
};

/** How long a bot may think for one answer; and after how long a worker that does not answer is given up. */
const BUDGET = 1000;
const PATIENCE = 20_000;

export type Bots = {
  think(asked: Asked, signal: { readonly aborted: boolean }): Promise<{ type: string }>;
  close(): Promise<void>;
};

/**
 * Bots think in a few threads, one answer at a time each. A table has at most one question open, so that first come, first
 * served is fair among tables. What nobody waits for any more is not begun.
 */
export function botPool(threads = Math.max(1, availableParallelism() - 1)): Bots {
  const queue: Waiting[] = [];
  const free: Thinker[] = [];
  const all = new Set<Thinker>();
  let last = 0;

  type Thinker = { worker: Worker; doing: (Waiting & { id: number; timer: NodeJS.Timeout }) | null };

  function thinker(): Thinker {
    const each: Thinker = { worker: new Worker(new URL('./worker.ts', import.meta.url)), doing: null };
    each.worker.unref();
    each.worker.on('message', ({ id, choice, error }: { id: number; choice?: { type: string }; error?: string }) => {
      const { doing } = each;
      if (doing?.id !== id) return;
      clearTimeout(doing.timer);
      each.doing = null;
      if (choice !== undefined) doing.resolve(choice);
      else doing.reject(new Error(error ?? 'a bot gave no answer'));
      free.push(each);
      next();
    });
    each.worker.on('error', (error) => gone(each, error as Error));
    all.add(each);
    return each;
  }

  /** A worker that broke or did not answer is replaced; only the table it thought for hears of it. */
  function gone(each: Thinker, error: Error): void {
    if (!all.delete(each)) return;
    clearTimeout(each.doing?.timer);
    each.doing?.reject(error);
    void each.worker.terminate();
    const at = free.indexOf(each);
    if (at >= 0) free.splice(at, 1);
    next();
  }

  function next(): void {
    while (queue.length > 0) {
      const each = free.pop() ?? (all.size < threads ? thinker() : null);
      if (each === null) return;
      const waiting = queue.shift() as Waiting;
      if (waiting.signal.aborted) {
        waiting.reject(new Error('nobody waits for this any more'));
        free.push(each);
        continue;
      }
      last += 1;
      const timer = setTimeout(() => gone(each, new Error('a bot did not answer')), PATIENCE);
      timer.unref();
      each.doing = { ...waiting, id: last, timer };
      each.worker.postMessage({ id: last, ...waiting.asked, milliseconds: BUDGET } satisfies Thought);
    }
  }

  return {
    think: (asked, signal) =>
      new Promise((resolve, reject) => {
        queue.push({ asked, signal, resolve, reject });
        next();
      }),
    async close() {
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}
