import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { ownHands } from './own-hands.ts';
import type { Failed, Hand, Kind, Lane, RedisTold, Work } from './work.ts';

const PREFIX = 'parlour_work';
/** How long things may take, in milliseconds. */
const TIMES = {
  /** A connection that broke is tried again after so long. */
  again: 500,
  /**
   * Whoever has taken work and says nothing for so long is gone, and another one takes it. In the live lane people wait for it, and a
   * second answer counts for nothing: who has lost the work cannot end it any more. What is sent twice was sent twice.
   */
  silent: { live: 2000, aside: 30_000 } satisfies Record<Lane, number>,
  /** What is waited for is looked after so often: news of its end, or the work itself, may be lost with Redis. */
  looks: 2000,
  /** Redis may be away for so long before people notice; then own hands are used. */
  away: 1000,
  /** What is being done may end before the process does; then it is another one's. */
  closing: 3000,
  /** Events of the last minute are read at the start, by whoever's clock. */
  behind: 60_000,
};

type Asked = {
  id: string;
  data: unknown;
  due: number;
  /** Own hands have it. */
  isOwn: boolean;
  resolve(result: unknown): void;
  reject(error: Error): void;
};
/** A kind as Redis has it: a queue, news of what is done, and whoever takes it here. */
type Line = {
  kind: Kind<never, unknown>;
  queue: Queue;
  events: QueueEvents | null;
  worker: Worker | null;
  asked: Map<string, Asked & { promise: Promise<unknown> }>;
};

/** Colons have a meaning in names of jobs, and so have numbers. */
const nameOf = (id: string): string => `j-${encodeURIComponent(id)}`;

/**
 * Work on queues of BullMQ: each kind is a queue, and whoever took it on takes from it. Redis is never the truth: what it loses is left
 * there again by whoever asked, and while it is away they do it with their own hands.
 */
export function workQueue(url: string, failed: Failed = () => {}, told: RedisTold = () => {}): Work {
  const own = ownHands(failed);
  const hands = new Set<string>();
  const lines = new Map<string, Line>();
  const connections: Redis[] = [];
  let isClosed = false;
  let awaySince: number | null = performance.now();
  let isThere: boolean | null = null;

  function connected(): Redis {
    const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => (isClosed ? null : TIMES.again) });
    client.on('error', () => {});
    connections.push(client);
    return client;
  }
  function say(isNow: boolean, why?: Error): void {
    if (isNow === isThere || isClosed) return;
    isThere = isNow;
    told(isNow, why);
  }
  const shared = connected();
  shared.on('error', (error) => shared.status !== 'ready' && say(false, error));
  shared.on('ready', () => {
    say(true);
    awaySince = null;
    for (const line of lines.values()) for (const each of line.asked.values()) void look(line, each);
  });
  shared.on('close', () => {
    // One that never was there says why with its error.
    if (isThere === true) say(false);
    awaySince ??= performance.now();
  });
  const looking = setInterval(lookAll, TIMES.looks / 4);
  looking.unref();

  function lineOf<D, R>(kind: Kind<D, R>): Line {
    const known = lines.get(kind.name);
    if (known !== undefined) return known;
    const queue = new Queue(`${kind.lane}-${kind.name}`, {
      connection: shared,
      prefix: PREFIX,
      streams: { events: { maxLen: 2000 } },
    });
    queue.on('error', () => {});
    queue.waitUntilReady().catch(() => {});
    const line: Line = { kind: kind as Kind<never, unknown>, queue, events: null, worker: null, asked: new Map() };
    lines.set(kind.name, line);
    return line;
  }

  /** Whoever asks hears what is done. */
  function listen(line: Line): void {
    if (line.events !== null) return;
    line.events = new QueueEvents(line.queue.name, {
      connection: connected(),
      prefix: PREFIX,
      lastEventId: `${Date.now() - TIMES.behind}-0`,
    });
    line.events.on('error', () => {});
    line.events.on('completed', ({ jobId, returnvalue }) => line.asked.get(jobId)?.resolve(returnvalue));
    line.events.on('failed', ({ jobId, failedReason }) => line.asked.get(jobId)?.reject(new Error(failedReason)));
  }

  function ask(kind: Kind<never, unknown>, id: string, data: unknown, after: number): Promise<unknown> {
    const line = lineOf(kind);
    const key = nameOf(id);
    const known = line.asked.get(key);
    if (known !== undefined) return known.promise;
    listen(line);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const asked = { id, data, due: Date.now() + after, isOwn: false, resolve, reject, promise };
    line.asked.set(key, asked);
    const forget = () => void line.asked.delete(key);
    promise.then(forget, (error) => {
      forget();
      failed(kind, error);
    });
    void look(line, asked);
    return promise;
  }

  /** Leaves it in the queue, if it is not there yet, and sees whether it is done already. */
  async function look({ kind, queue }: Line, { id, data, due, resolve, reject }: Asked): Promise<void> {
    if (shared.status !== 'ready' || isClosed) return;
    const { again = [], keep = 0 } = kind;
    try {
      const job = await queue.add(kind.name, data, {
        jobId: nameOf(id),
        delay: Math.max(0, due - Date.now()),
        attempts: again.length + 1,
        backoff: { type: 'custom' },
        removeOnComplete: keep === 0 ? true : { age: keep },
        removeOnFail: true,
      });
      if (keep === 0) return;
      const found = await queue.getJob(job.id ?? '');
      if (found?.finishedOn === undefined) return;
      if (found.failedReason) reject(new Error(found.failedReason));
      else resolve(found.returnvalue);
    } catch {
      // Redis went away meanwhile: it is looked after again.
    }
  }

  let looks = 0;
  function lookAll(): void {
    looks += 1;
    const isAway = awaySince !== null && performance.now() - awaySince > TIMES.away;
    for (const line of lines.values())
      for (const each of line.asked.values()) {
        const late = Date.now() - each.due;
        const { patience = Number.POSITIVE_INFINITY } = line.kind;
        if (late >= 0 && (isAway || late > patience)) doIt(line, each);
        else if (looks % 4 === 0 && late > TIMES.looks) void look(line, each);
      }
  }

  /** With own hands, whatever comes of it elsewhere: whoever is first has done it. */
  function doIt({ kind }: Line, asked: Asked): void {
    if (asked.isOwn || !hands.has(kind.name)) return;
    asked.isOwn = true;
    own.do(kind as Kind<unknown, unknown>, asked.id, asked.data).then(asked.resolve, asked.reject);
  }

  function take(kind: Kind<never, unknown>, hand: Hand<unknown, unknown>, atOnce: number): void {
    own.take(kind as Kind<unknown, unknown>, hand, atOnce);
    hands.add(kind.name);
    const line = lineOf(kind);
    const { again = [] } = kind;
    line.worker = new Worker(
      line.queue.name,
      async (job) => {
        const id = decodeURIComponent((job.id ?? '').slice(2));
        const result = await hand(job.data, { id, remember: (data) => job.updateData(data) });
        return result ?? null;
      },
      {
        connection: connected(),
        prefix: PREFIX,
        concurrency: Math.min(atOnce, 1000),
        lockDuration: TIMES.silent[kind.lane],
        stalledInterval: TIMES.silent[kind.lane] / 2,
        maxStalledCount: 5,
        runRetryDelay: TIMES.again,
        settings: { backoffStrategy: (made: number) => again[made - 1] ?? 0 },
      },
    );
    line.worker.on('error', () => {});
  }

  async function close(): Promise<void> {
    if (isClosed) return;
    isClosed = true;
    clearInterval(looking);
    const open = [...lines.values()];
    const ended = Promise.all(open.map(({ worker }) => worker?.close()));
    await Promise.race([ended.catch(() => {}), new Promise((resolve) => setTimeout(resolve, TIMES.closing).unref())]);
    for (const { queue, events, worker } of open)
      for (const each of [worker, events, queue]) void each?.close().catch(() => {});
    await own.close();
    for (const each of connections) each.disconnect();
  }

  return {
    isAlone: false,
    take: (kind, hand, atOnce) => take(kind as Kind<never, unknown>, hand as Hand<unknown, unknown>, atOnce),
    do: (kind, id, data) => ask(kind as Kind<never, unknown>, id, data, 0) as never,
    async leave(kind, id, data, after) {
      ask(kind as Kind<never, unknown>, id, data, after).catch(() => {});
    },
    async waiting() {
      const found: Record<Lane, number> = { live: 0, aside: 0 };
      if (shared.status !== 'ready') return found;
      for (const { kind, queue } of lines.values()) found[kind.lane] += await queue.getWaitingCount().catch(() => 0);
      return found;
    },
    close,
  };
}
