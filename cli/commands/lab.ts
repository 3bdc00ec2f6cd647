import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameEntry } from '@parlour/games';
import { bundleOf } from '@parlour/kernel';
import type { Tournament } from '@parlour/lab/tournament/tournament.ts';
import type { Training } from '@parlour/lab/train/train.ts';
import type { Command, Context } from '../context.ts';
import { findGame, optionsFrom } from '../games.ts';
import { progressBar } from '../terminal.ts';
import { type Arguments, numberOf, Problem, wordAt } from '../usage.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** What is measured lies where whoever measures is, until it is published with the docs. */
const MEASURED = resolve('reports');
const PUBLISHED = at('docs/bots');
const SHAPES = ['one', 'duel'] as const;

/** Where bots are taught and measured: what comes of it is written into the working tree, to be looked at and kept. */
export const lab: Command = async (context, args) => {
  const what = wordAt(args, 0, context.text);
  if (what === 'train') return train(context, args);
  if (what === 'tournament') return tournament(context, args);
  throw new Problem(context.text.lab.unknown(what), 2, 'lab');
};

/** A file of a folder, whether the folder is there yet or not. */
function fileIn(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, file);
}
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
  const report = fileIn(PUBLISHED, `${id}-learnt.md`);
  writeFileSync(weights, `${JSON.stringify(learntFrom(lessons), null, 2)}\n`);
  writeFileSync(report, trainingReport(training, lessons));
  print(text.simulate.written(weights), text.simulate.written(report));
  return 0;
}

async function tournament({ text, print, language }: Context, args: Arguments): Promise<number> {
  const entry = findGame(wordAt(args, 1, text), text);
  const { playTournament } = await import('@parlour/lab/tournament/tournament.ts');
  const { nameOf, ratingsIn, tournamentCsv, tournamentPage } = await import('@parlour/lab/tournament/report.ts');
  const { ratingsChart } = await import('@parlour/lab/tournament/chart.ts');
  const game = await entry.game();
  const usual = Math.min(game.seats.max, Math.max(game.seats.min, entry.isTogether?.({}) === true ? 3 : 4));
  const wanted = {
    game: entry.id,
    seats: numberOf(args, 'seats', { ...game.seats, otherwise: usual }, text),
    options: optionsFrom(args, game, text),
    seed: numberOf(args, 'seed', { min: 0, otherwise: 700_001 }, text),
    games: numberOf(args, 'games', { min: 1, otherwise: 40 }, text),
    shape: shapeIn(args, text),
    bots: await botsIn(args, entry, text),
    bar: args.has('bar') ? numberOf(args, 'bar', { min: 1, max: 99, otherwise: 1 }, text) / 100 : null,
    stops: !args.has('whole'),
    ...workersIn(args, text),
  };
  const file = nameOf(wanted);
  const kept = keptIn(fileIn(MEASURED, `${file}.json`)) ?? keptIn(fileIn(PUBLISHED, `${file}.json`));
  const bar = progressBar(process.stderr, text.simulate.playing);
  const results = await playTournament(wanted, kept, (sofar) => {
    writeFileSync(fileIn(MEASURED, `${file}.json`), written(sofar));
    const done = sofar.pairings.reduce((sum, { games }) => sum + games, 0);
    bar(done, Math.max(done, wanted.games * sofar.pairings.length));
  });
  const { name } = await entry.text(language);
  const page = tournamentPage(results, name, `${file}.svg`);
  for (const folder of args.has('publish') ? [MEASURED, PUBLISHED] : [MEASURED]) {
    writeFileSync(fileIn(folder, `${file}.json`), written(results));
    writeFileSync(fileIn(folder, `${file}.csv`), tournamentCsv(results));
    writeFileSync(fileIn(folder, `${file}.md`), page);
    const ratings = ratingsIn(results);
    if (ratings.length > 1) writeFileSync(fileIn(folder, `${file}.svg`), ratingsChart(ratings));
    print(text.simulate.written(fileIn(folder, `${file}.md`)));
  }
  print('', page);
  return 0;
}

const written = (results: Tournament): string => `${JSON.stringify(results, null, 2)}\n`;

function shapeIn(args: Arguments, text: Context['text']): (typeof SHAPES)[number] {
  const given = args.get('pairing') ?? 'one';
  const found = SHAPES.find((shape) => shape === given);
  if (found === undefined) throw new Problem(text.lab.pairing(given, SHAPES.join(', ')), 2, 'lab');
  return found;
}

/** Those that were named, in their order; else all that people may play. */
async function botsIn(args: Arguments, entry: GameEntry, text: Context['text']): Promise<string[]> {
  const { labBots } = await import('@parlour/lab/bots.ts');
  const { botsOf } = await import('@parlour/lab/tournament/tournament.ts');
  const { known, find } = await labBots(entry, bundleOf(await entry.game()));
  const named = args
    .get('bots')
    ?.split(',')
    .map((name) => name.trim());
  for (const name of named ?? [])
    if (find(name) === null) throw new Problem(text.wrong.bot(name, known.join(', ')), 2, 'lab');
  return named === undefined ? await botsOf(entry.id) : [...new Set(named)];
}

function keptIn(file: string): Tournament | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Tournament;
  } catch {
    return null;
  }
}
