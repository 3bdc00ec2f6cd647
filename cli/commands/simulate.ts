import { bundleOf } from '@parlour/kernel';
import type { Command, Context } from '../context.ts';
import { writeText } from '../files.ts';
import { findBot, findGame, optionsFrom, usualBot } from '../games.ts';
import { csvOf, reportLines } from '../simulate/report.ts';
import { progressBar } from '../terminal.ts';
import { type Arguments, numberOf, Problem, wordAt } from '../usage.ts';
import { redisIn } from './worker.ts';

export const simulate: Command = async (context, args) => {
  const { text, print } = context;
  const entry = findGame(wordAt(args, 0, text), text);
  const [game, makeBots, words, lab] = await Promise.all([
    entry.game(),
    entry.bots(),
    entry.text(context.language),
    import('@parlour/lab'),
  ]);
  const known = makeBots(bundleOf(game));
  const bots = (args.get('bots') ?? usualBot(known)).split(',').map((name) => findBot(name.trim(), known, text).name);
  const seats = seatsFor(args, game.seats, bots.length, text);
  if (bots.length > seats) throw new Problem(text.wrong.tooManyBots(bots.length, seats), 2, 'simulate');
  const workers = args.has('workers')
    ? { workers: numberOf(args, 'workers', { min: 1, max: 256, otherwise: 1 }, text) }
    : {};
  const redis = args.has('redis') ? redisIn(args, text) : null;
  const work = redis === null ? null : (await import('@parlour/work')).workQueue(redis);
  const report = await lab.simulate(
    {
      game: entry.id,
      games: numberOf(args, 'games', { min: 1, otherwise: 100 }, text),
      bots,
      seats,
      seed: numberOf(args, 'seed', { min: 0, otherwise: 1 }, text),
      options: optionsFrom(args, game, text),
      ...workers,
      ...(work !== null && { work }),
    },
    progressBar(process.stderr, text.simulate.playing),
  );
  await work?.close();
  const csv = args.get('csv');
  if (csv !== null) writeText(csv, csvOf(report), text);
  print(...(args.has('json') ? [JSON.stringify(report, null, 2)] : reportLines(context, report, words)));
  if (csv !== null && !args.has('json')) print(text.simulate.written(csv));
  return report.problems.length > 0 ? 1 : 0;
};

/** As many as bots were named, within what the game takes; one bot alone plays a table of four. */
function seatsFor(
  args: Arguments,
  { min, max }: { min: number; max: number },
  bots: number,
  text: Context['text'],
): number {
  const usual = Math.min(max, Math.max(min, 4));
  return numberOf(args, 'seats', { min, max, otherwise: bots >= min && bots <= max ? bots : usual }, text);
}
