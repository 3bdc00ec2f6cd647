import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tournament } from '@parlour/lab/tournament/tournament.ts';
import type { Training } from '@parlour/lab/train/train.ts';
import type { Command, Context } from '../context.ts';
import { findBot, findGame, optionsFrom } from '../games.ts';
import { progressBar } from '../terminal.ts';
import { type Arguments, numberOf, Problem, wordAt } from '../usage.ts';

/** Where bots are taught and measured: what comes of it is written into the working tree, to be looked at and kept. */
export const lab: Command = async (context, args) => {
  const what = wordAt(args, 0, context.text);
  if (what === 'train') return train(context, args);
  if (what === 'tournament') return tournament(context, args);
  throw new Problem(context.text.lab.unknown(what), 2, 'lab');
};

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const reports = (file: string): string => {
  mkdirSync(at('docs/bots'), { recursive: true });
  return at(`docs/bots/${file}`);
};
const workersIn = (args: Arguments, text: Context['text']) =>
  args.has('workers') ? { workers: numberOf(args, 'workers', { min: 1, max: 256, otherwise: 1 }, text) } : {};

async function train({ text, print }: Context, args: Arguments): Promise<number> {
  const { id } = findGame(wordAt(args, 1, text), text);
  const { learntFrom, train: learn } = await import('@parlour/lab/train/train.ts');
  const { trainingReport } = await import('@parlour/lab/train/report.ts');
  const training: Training = {
    game: id,
    games: numberOf(args, 'games', { min: 10, otherwise: 3000 }, text),
    seed: numberOf(args, 'seed', { min: 0, otherwise: 1_000_000 }, text),
    explores: numberOf(args, 'explore', { min: 0, max: 100, otherwise: 6 }, text),
    folder: join(tmpdir(), 'parlour-train'),
    ...workersIn(args, text),
  };
  const lessons = await learn(training, progressBar(process.stderr, text.simulate.playing));
  const weights = at(`games/${id}/bot/thinking/learnt.json`);
  const report = reports(`${id}-learnt.md`);
  writeFileSync(weights, `${JSON.stringify(learntFrom(lessons), null, 2)}\n`);
  writeFileSync(report, trainingReport(training, lessons));
  print(text.simulate.written(weights), text.simulate.written(report));
  return 0;
}

async function tournament({ text, print, language }: Context, args: Arguments): Promise<number> {
  const entry = findGame(wordAt(args, 1, text), text);
  const { botsOf, pairsOf, playTournament } = await import('@parlour/lab/tournament/tournament.ts');
  const { tournamentCsv, tournamentPage } = await import('@parlour/lab/tournament/report.ts');
  const game = await entry.game();
  const options = optionsFrom(args, game, text);
  const known = await botsOf(entry.id);
  const named = args
    .get('bots')
    ?.split(',')
    .map(
      (name) =>
        findBot(
          name.trim(),
          known.map((bot) => ({ name: bot, choose: never })),
          text,
        ).name,
    );
  const usual = Math.min(game.seats.max, Math.max(game.seats.min, entry.isTogether === true ? 3 : 4));
  const { name } = await entry.text(language);
  const file = [entry.id, ...Object.entries(options).map(([key, value]) => `${key}-${value}`)].join('-');
  const wanted = {
    game: entry.id,
    seats: numberOf(args, 'seats', { ...game.seats, otherwise: usual }, text),
    options,
    seed: numberOf(args, 'seed', { min: 0, otherwise: 700_001 }, text),
    games: numberOf(args, 'games', { min: 1, otherwise: 40 }, text),
    pairs:
      named?.length === 2 ? [[named[1] as string, named[0] as string] as const] : pairsOf(named ?? known, 'careful'),
    ...workersIn(args, text),
  };
  const bar = progressBar(process.stderr, text.simulate.playing);
  const results = await playTournament(wanted, keptIn(reports(`${file}.json`)), (sofar) => {
    writeFileSync(reports(`${file}.json`), `${JSON.stringify(sofar, null, 2)}\n`);
    const done = sofar.pairings.reduce((sum, { games }) => sum + games, 0);
    bar(done, Math.max(done, wanted.games * wanted.pairs.length));
  });
  writeFileSync(reports(`${file}.csv`), tournamentCsv(results));
  writeFileSync(reports(`${file}.md`), tournamentPage(results, name));
  print(tournamentPage(results, name));
  return 0;
}

const never = (): never => {
  throw new Error('nobody is asked here');
};

function keptIn(file: string): Tournament | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Tournament;
  } catch {
    return null;
  }
}
