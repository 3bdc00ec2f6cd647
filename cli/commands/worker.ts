import { availableParallelism } from 'node:os';
import type { Command, Context } from '../context.ts';
import { type Arguments, numberOf, Problem } from '../usage.ts';

/** A process that only works for others: bots of servers, and shares of simulations. Each has threads of its own. */
export const worker: Command = async ({ text, print }, args) => {
  const redis = redisIn(args, text);
  const usual = Math.max(1, availableParallelism() - 1);
  const threads = numberOf(args, 'threads', { min: 1, max: 256, otherwise: usual }, text);
  const [{ workQueue }, { botPool }, { botsAtWork }, { playForOthers }] = await Promise.all([
    import('@parlour/work'),
    import('@parlour/server/bots/pool.ts'),
    import('@parlour/server/bots/at-work.ts'),
    import('@parlour/lab'),
  ]);
  const work = workQueue(redis);
  const bots = botsAtWork(botPool(threads), work);
  playForOthers(work, threads);
  print(text.house.atWork(threads));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await work.close();
  await bots.close();
  process.exit(0);
};

/** Where Redis is; what is wrong with it is said without a password. */
export function redisIn(args: Arguments, text: Context['text']): string {
  const given = args.get('redis') ?? process.env['PARLOUR_REDIS'] ?? '';
  if (!/^rediss?:$/.test(URL.parse(given)?.protocol ?? '')) throw new Problem(text.house.noRedis, 2, args.command);
  return given;
}
