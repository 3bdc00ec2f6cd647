import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameTypes, RulesName } from '@parlour/kernel';
import type { Seen } from '@parlour/search';
import { type Answered, onceAborted, type Stopped } from '@parlour/search/thoughts.ts';
import { meters } from '../ops/meters.ts';

export type Thought = {
  id: number;
  game: string;
  rules: RulesName;
  bot: string;
  seen: Seen<GameTypes>;
  milliseconds: number;
};
export type Asked = Omit<Thought, 'id' | 'milliseconds'>;
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
  /** So many think at once. */
  readonly threads: number;
  think(asked: Asked, signal: { readonly aborted: boolean }): Promise<{ type: string }>;
  close(): Promise<void>;
};

/**
 * Bots think in a few threads, one answer at a time each. A table has at most one question open, so that first come, first
 * served is fair among tables. What nobody waits for any more is not begun, and is stopped where it has begun.
 */
export function botPool(
  threads = Math.max(1, availableParallelism() - 1),
  { patience = PATIENCE, thinks = new URL('./worker.ts', import.meta.url) } = {},
): Bots {
  const queue: Waiting[] = [];
  const free: Thinker[] = [];
  const all = new Set<Thinker>();
  let last = 0;

  type Doing = Waiting & { id: number; timer: NodeJS.Timeout; began: number; forget(): void };
  type Thinker = { worker: Worker; doing: Doing | null };

  function thinker(): Thinker {
    const each: Thinker = { worker: new Worker(thinks), doing: null };
    each.worker.unref();
    each.worker.on('message', ({ id, choice, error }: Answered) => {
      const { doing } = each;
      if (doing?.id !== id) return;
      clearTimeout(doing.timer);
      doing.forget();
      each.doing = null;
      meters.botSeconds.observe((performance.now() - doing.began) / 1000);
      if (choice === undefined) meters.botFailures.inc();
      if (choice !== undefined) doing.resolve(choice);
      else doing.reject(new Error(error ?? 'a bot gave no answer'));
      free.push(each);
      next();
    });
    each.worker.on('error', (error) => gone(each, error as Error));
    each.worker.on('exit', () => gone(each, new Error('a bot broke its thread')));
    all.add(each);
    return each;
  }

  /** A worker that broke or did not answer is replaced; only the table it thought for hears of it. */
  function gone(each: Thinker, error: Error): void {
    if (!all.delete(each)) return;
    clearTimeout(each.doing?.timer);
    each.doing?.forget();
    each.doing?.reject(error);
    if (each.doing !== null) meters.botFailures.inc();
    void each.worker.terminate();
    const at = free.indexOf(each);
    if (at >= 0) free.splice(at, 1);
    next();
  }

  function next(): void {
    begin();
    meters.botsWaiting.set(queue.length);
  }

  function begin(): void {
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
      const id = last;
      const forget = onceAborted(waiting.signal, () => each.worker.postMessage({ stop: id } satisfies Stopped));
      const timer = setTimeout(() => gone(each, new Error('a bot did not answer')), patience);
      timer.unref();
      each.doing = { ...waiting, id, timer, began: performance.now(), forget };
      each.worker.postMessage({ id, ...waiting.asked, milliseconds: BUDGET } satisfies Thought);
    }
  }

  return {
    threads,
    think: (asked, signal) =>
      new Promise((resolve, reject) => {
        queue.push({ asked, signal, resolve, reject });
        next();
      }),
    async close() {
      // Nobody waits any more: no thread is begun in place of those that end now.
      queue.length = 0;
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}
