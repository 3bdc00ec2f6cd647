import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startRedis, type TestRedis } from '../server/testing/redis.ts';
import { type Kind, ownHands, type Work, workQueue } from './index.ts';

const DYING = fileURLToPath(new URL('./testing/dying.ts', import.meta.url));
let redis: TestRedis;
let works: Work[] = [];
let named = 0;
beforeAll(async () => {
  redis = await startRedis(20_000 + ((process.pid + 7919) % 20_000));
});
afterEach(async () => {
  await Promise.all(works.map((each) => each.close()));
  works = [];
});
afterAll(() => redis.close());

/** Nothing may go wrong aside, whatever happens to Redis. */
const aside: unknown[] = [];
const note = (error: unknown) => void aside.push(error);
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => {
  process.off('unhandledRejection', note);
  expect(aside).toEqual([]);
});

function kept(work: Work): Work {
  works.push(work);
  return work;
}
const onRedis = () => kept(workQueue(redis.url));
/** Work of its own for each test. */
function some<D, R>(lane: 'live' | 'aside', more: Partial<Kind<D, R>> = {}): Kind<D, R> {
  named += 1;
  return { name: `some${named}`, lane, ...more };
}
const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.each([
  ['in this process', () => kept(ownHands())],
  ['on queues', onRedis],
])('work %s', (_, open) => {
  test('what comes of it comes back, and so does what went wrong', async () => {
    const work = open();
    const kind = some<{ n: number }, { twice: number }>('live');
    work.take(
      kind,
      async ({ n }) => {
        if (n < 0) throw new RangeError('less than nothing');
        return { twice: 2 * n };
      },
      2,
    );
    expect(await work.do(kind, 'a:1', { n: 21 })).toEqual({ twice: 42 });
    await expect(work.do(kind, '2', { n: -1 })).rejects.toThrow('less than nothing');
    // Once it failed it may be asked for again.
    await expect(work.do(kind, '2', { n: -1 })).rejects.toThrow('less than nothing');
  });

  test('the same id asked for ten times at once is done once', async () => {
    const work = open();
    const kind = some<string, number>('live', { keep: 60 });
    let done = 0;
    work.take(
      kind,
      async () => {
        await passed(100);
        done += 1;
        return done;
      },
      5,
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => work.do(kind, 'same', 'x')));
    expect([answers, done]).toEqual([Array(10).fill(1), 1]);
  });

  test('what is left for later is done then, and not before; what is left twice once', async () => {
    const work = open();
    const kind = some<string, null>('aside');
    const at: number[] = [];
    work.take(
      kind,
      async () => {
        at.push(Date.now());
        return null;
      },
      1,
    );
    const began = Date.now();
    await work.leave(kind, 'later', 'x', 1000);
    await work.leave(kind, 'later', 'x', 1000);
    await expect.poll(() => at.length).toBe(1);
    // Timers of Redis and of Node count milliseconds a little differently.
    expect((at[0] ?? 0) - began).toBeGreaterThan(950);
    await passed(500);
    expect(at.length).toBe(1);
  });

  test('what failed is tried again, and begins with what was remembered', async () => {
    const work = open();
    const kind = some<string[], string[]>('aside', { again: [10, 10] });
    work.take(
      kind,
      async (data, { remember }) => {
        if (data.length === 3) return data;
        await remember([...data, 'again']);
        throw new Error('not yet');
      },
      1,
    );
    expect(await work.do(kind, 'tried', ['first'])).toEqual(['first', 'again', 'again']);
  });

  test('what people wait for is done while a thousand others wait aside and their one hand is busy', async () => {
    const work = open();
    const [aside, live] = [some<number, number>('aside'), some<string, string>('live')];
    const free = Promise.withResolvers<null>();
    let begun = 0;
    work.take(
      aside,
      async (n) => {
        begun += 1;
        await free.promise;
        return n;
      },
      1,
    );
    work.take(live, async (text) => `${text}!`, 1);
    const all = Array.from({ length: 1000 }, (_, n) => work.do(aside, `${n} of them`, n));
    await expect.poll(() => begun).toBe(1);
    await expect.poll(async () => (await work.waiting()).aside).toBe(999);
    expect(await work.do(live, 'now', 'here')).toBe('here!');
    expect(begun).toBe(1);
    free.resolve(null);
    expect(await Promise.all(all)).toEqual(Array.from({ length: 1000 }, (_, n) => n));
  });
});

describe('on queues', () => {
  test('whoever asks and whoever does it are not the same; the same id asked for by several is done once', async () => {
    const [one, two, doer] = [onRedis(), onRedis(), onRedis()];
    const kind = some<number, number>('live', { keep: 60 });
    let done = 0;
    doer.take(
      kind,
      async (n) => {
        done += 1;
        return n + 1;
      },
      1,
    );
    expect(await Promise.all([one.do(kind, 'it', 1), two.do(kind, 'it', 1)])).toEqual([2, 2]);
    expect(await two.do(kind, 'it', 1)).toBe(2);
    expect(done).toBe(1);
  });

  describe('somebody has it', () => {
    const DYING_KIND: Kind<string, string> = { name: 'dying', lane: 'live', keep: 60 };
    /** Whoever dies is noticed long before this. */
    const LATE = 12_000;
    let dying: ChildProcess;
    const says = () => once(dying.stdout as NodeJS.ReadableStream, 'data');
    afterEach(() => void dying.kill('SIGKILL'));

    /** Whatever is asked for is done by another one, who comes when the first has it and is no longer there. */
    async function doneByAnother(id: string, how: NodeJS.Signals): Promise<unknown> {
      const [asker, other] = [onRedis(), onRedis()];
      dying = spawn(process.execPath, [DYING, redis.url], { stdio: ['ignore', 'pipe', 'inherit'] });
      const answer = asker.do(DYING_KIND, id, 'x');
      await says();
      other.take(DYING_KIND, async (text) => `${text} by another one`, 1);
      dying.kill(how);
      return Promise.race([answer, passed(LATE).then(() => 'late')]);
    }

    test('and dies in the middle: another one does it, while people still wait for it', async () => {
      expect(await doneByAnother('dies', 'SIGKILL')).toBe('x by another one');
    });

    test('and stands still, and goes on when another one has done it: what was answered stays the answer', async () => {
      expect(await doneByAnother('stands', 'SIGSTOP')).toBe('x by another one');
      dying.kill('SIGCONT');
      await says();
      await passed(500);
      expect(await onRedis().do(DYING_KIND, 'stands', 'x')).toBe('x by another one');
    });
  });

  test('who has no patience does it with their own hands', async () => {
    const work = onRedis();
    const kind = some<string, number>('live', { patience: 100 });
    let begun = 0;
    work.take(
      kind,
      async () => {
        begun += 1;
        // The first is never done.
        if (begun === 1) await new Promise(() => {});
        return begun;
      },
      2,
    );
    expect(await work.do(kind, 'slow', 'x')).toBe(2);
  });

  test('Redis goes, with all it had, and comes back: nothing that was asked for or left is forgotten', async () => {
    const work = onRedis();
    const [kind, late] = [some<number, number>('live'), some<string, null>('aside')];
    const done: string[] = [];
    work.take(kind, async (n) => n + 1, 2);
    work.take(
      late,
      async (text) => {
        done.push(text);
        return null;
      },
      1,
    );
    expect(await work.do(kind, 'before', 1)).toBe(2);
    await work.leave(late, 'meanwhile', 'meanwhile', 500);
    await work.leave(late, 'after', 'after', 8000);
    await redis.stop();
    expect(await work.do(kind, 'without', 2)).toBe(3);
    // What was done in the moment Redis went may be done once more: nobody was told.
    await expect.poll(() => [...new Set(done)]).toEqual(['meanwhile']);
    await redis.start();
    expect(await work.do(kind, 'again', 3)).toBe(4);
    await expect.poll(() => [...new Set(done)]).toEqual(['meanwhile', 'after']);
    // Another one, that came when all was well, is served too.
    expect(await onRedis().do(kind, 'another', 4)).toBe(5);
  });

  test('that Redis is there, goes and comes back is told once each; and why it lets nobody in', async () => {
    const open = () => {
      const told: string[] = [];
      kept(workQueue(redis.url, undefined, (isThere, why) => told.push(why?.message ?? `${isThere}`)));
      return told;
    };
    const told = open();
    await expect.poll(() => told).toEqual(['true']);
    await redis.stop();
    await passed(2000);
    await redis.start();
    await expect.poll(() => told).toEqual(['true', 'false', 'true']);
    const host = new Redis(redis.url);
    await host.config('SET', 'requirepass', 'secret');
    const locked = open();
    await expect.poll(() => locked).toEqual([expect.stringContaining('NOAUTH')]);
    await passed(1500);
    await host.config('SET', 'requirepass', '');
    await expect.poll(() => locked).toEqual([expect.stringContaining('NOAUTH'), 'true']);
    host.disconnect();
  });

  test('closes also while Redis is away, and where it never was', async () => {
    const work = onRedis();
    const nowhere = kept(workQueue('redis://127.0.0.1:1'));
    const kind = some<number, number>('live');
    for (const each of [work, nowhere]) each.take(kind, async (n) => n, 1);
    expect(await nowhere.do(kind, 'x', 1)).toBe(1);
    expect(await work.do(kind, 'x', 1)).toBe(1);
    await redis.stop();
    await Promise.all([work.close(), nowhere.close()]);
    await redis.start();
  });
});
