import type { Failed, Hand, Kind, Lane, Work } from './work.ts';

/** No timer may be longer. */
const LONGEST_TIMER = 3_600_000;

type Waiting = { id: string; data: unknown; tries: number; resolve(result: unknown): void; reject(error: Error): void };
type Doer = { kind: Kind<never, unknown>; hand: Hand<unknown, unknown>; atOnce: number; busy: number; line: Waiting[] };

/** Work done in this process: first come, first served in each kind. What waits is gone with the process. */
export function ownHands(failed: Failed = () => {}): Work {
  const doers = new Map<string, Doer>();
  const open = new Map<string, Promise<unknown>>();
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;

  function later(milliseconds: number, then: () => void): void {
    if (isClosed) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        then();
      },
      Math.min(milliseconds, LONGEST_TIMER),
    );
    timer.unref();
    timers.add(timer);
  }

  function next(doer: Doer): void {
    while (doer.busy < doer.atOnce && !isClosed) {
      const waiting = doer.line.shift();
      if (waiting === undefined) return;
      doer.busy += 1;
      void begin(doer, waiting).finally(() => {
        doer.busy -= 1;
        next(doer);
      });
    }
  }

  async function begin(doer: Doer, waiting: Waiting): Promise<void> {
    const remember = async (data: unknown) => {
      waiting.data = data;
    };
    try {
      waiting.resolve(await doer.hand(waiting.data, { id: waiting.id, remember }));
    } catch (error) {
      const wait = doer.kind.again?.[waiting.tries];
      if (wait === undefined) return waiting.reject(error as Error);
      waiting.tries += 1;
      later(wait, () => stand(doer, waiting));
    }
  }

  function stand(doer: Doer, waiting: Waiting): void {
    doer.line.push(waiting);
    next(doer);
  }

  function asked(kind: Kind<never, unknown>, id: string, data: unknown, after: number): Promise<unknown> {
    const doer = doers.get(kind.name);
    if (doer === undefined) return Promise.reject(new Error(`nobody here can do this: ${kind.name}`));
    const key = `${kind.name} ${id}`;
    const known = open.get(key);
    if (known !== undefined) return known;
    const done = new Promise((resolve, reject) => {
      const waiting = { id, data, tries: 0, resolve, reject };
      if (after > 0) later(after, () => stand(doer, waiting));
      else stand(doer, waiting);
    });
    open.set(key, done);
    done.then(
      () => open.delete(key),
      (error) => {
        open.delete(key);
        failed(kind, error);
      },
    );
    return done;
  }

  return {
    isAlone: true,
    take: (kind, hand, atOnce) =>
      void doers.set(kind.name, {
        kind: kind as Kind<never, unknown>,
        hand: hand as Hand<unknown, unknown>,
        atOnce,
        busy: 0,
        line: [],
      }),
    do: (kind, id, data) => asked(kind as Kind<never, unknown>, id, data, 0) as never,
    async leave(kind, id, data, after) {
      asked(kind as Kind<never, unknown>, id, data, after).catch(() => {});
    },
    async waiting() {
      const found: Record<Lane, number> = { live: 0, aside: 0 };
      for (const { kind, line } of doers.values()) found[kind.lane] += line.length;
      return found;
    },
    async close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
