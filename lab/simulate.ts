import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { gameById } from '@parlour/games';
import { bundleOf, optionsOf } from '@parlour/kernel';
import type { Kind, Work } from '@parlour/work';
import { labBots } from './bots.ts';
import { addUp, type Batch, type Found, nothingFound } from './play-games.ts';
import { type Share, type Spread, shareOf, spreadOf } from './statistics.ts';

/** A few games of a simulation, played by whoever has nothing better to do. They are the same games whoever plays them. */
const PLAYING: Kind<Batch, Found> = { name: 'games', lane: 'aside', keep: 600 };
/** So many games are played at once by one; and so many such shares are asked for at a time. */
const SHARE = 25;
const MOST_ASKED = 100;

/** From now on this process plays games for others too, so many shares at once. */
export const playForOthers = (work: Work, atOnce: number): void =>
  work.take(PLAYING, (batch) => inWorker(batch, () => {}), atOnce);

type Simulation = {
  game: string;
  games: number;
  /** The bots at the table; fewer than seats are repeated round the table. */
  bots: string[];
  seats: number;
  seed: number;
  options?: Record<string, string>;
  workers?: number;
  /** Who sits where in the games of one deal: so many in a row are dealt alike. */
  seatings?: string[][];
  /** Where others take shares of it; this process takes some itself. */
  work?: Work;
};

export type Report = {
  game: string;
  games: number;
  seats: number;
  bots: string[];
  seconds: number;
  /** Games that somebody won: in a game against the box, all together. */
  won: Share;
  /** A victory of several is divided among them. */
  bySeat: Share[];
  byBot: (Share & { bot: string })[];
  /** What part of the games of each deal the bots won, where several are dealt alike. */
  byDeal?: Record<string, number>[];
  /** How many answers each bot gave, and the processor time they took in all. */
  thought: Record<string, { answers: number; milliseconds: number }>;
  length: { actions: Spread; rounds: Spread | null };
  scores: Spread;
  /** How often each action was taken, and with each card or other thing it names. */
  played: Record<string, number>;
  fired: Record<string, number>;
  problems: { seed: number; what: string }[];
};

/** Plays many games on all cores, and with others where there is a queue. The same seed gives the same games, however many workers share them. */
export async function simulate(
  simulation: Simulation,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Report> {
  const { games, seats, seed, bots, seatings } = simulation;
  const entry = gameById(simulation.game);
  const game = await entry.game();
  const options = optionsOf(game, simulation.options ?? {});
  if (!Number.isInteger(games) || games < 1) throw new RangeError(`games must be a whole number above 0, not ${games}`);
  if (!Number.isInteger(seed)) throw new RangeError(`the seed must be a whole number, not ${seed}`);
  if (seats < game.seats.min || seats > game.seats.max || !Number.isInteger(seats))
    throw new RangeError(`${game.id} takes ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  const { known, find } = await labBots(entry, bundleOf(game));
  for (const bot of bots)
    if (find(bot) === null) throw new RangeError(`${game.id} has no bot “${bot}”. It has ${known.join(', ')}.`);

  const began = performance.now();
  const found = nothingFound(seats);
  let done = 0;
  const played = (more: number) => {
    done += more;
    onProgress(done, games);
  };
  const workers = simulation.workers ?? availableParallelism();
  const { version } = game;
  const whole = {
    ...{ game: game.id, version, bots, seats, seed, options, first: 0, games, alike: seatings?.length ?? 1 },
    ...(seatings !== undefined && { seatings }),
  };
  const { work } = simulation;
  const parts =
    work === undefined
      ? await Promise.all(shareOut(whole, workers).map((batch) => inWorker(batch, played)))
      : await playedBy(work, shareOut(whole, Math.ceil(games / SHARE)), workers, played);
  for (const part of parts) addUp(found, part);
  return reportOf(simulation, found, (performance.now() - began) / 1000);
}

function shareOut(whole: Batch, workers: number): Batch[] {
  const parts = Math.max(1, Math.min(workers, whole.games));
  return Array.from({ length: parts }, (_, i) => {
    const first = Math.floor((whole.games * i) / parts);
    return { ...whole, first, games: Math.floor((whole.games * (i + 1)) / parts) - first };
  });
}

async function playedBy(work: Work, batches: Batch[], workers: number, played: (more: number) => void) {
  playForOthers(work, workers);
  const found: Found[] = [];
  const open = batches.entries();
  const asking = Array.from({ length: Math.min(MOST_ASKED, batches.length) }, async () => {
    for (const [at, batch] of open) {
      found[at] = await work.do(PLAYING, nameOf(batch), batch);
      played(batch.games);
    }
  });
  await Promise.all(asking);
  return found;
}

/** Named by all that it depends on: whoever asks for the same games is given the same answer. */
const nameOf = (batch: Batch): string =>
  `${batch.game} ${batch.first} ${createHash('sha256').update(JSON.stringify(batch)).digest('base64url').slice(0, 22)}`;

function inWorker(batch: Batch, onGames: (more: number) => void): Promise<Found> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: batch });
    worker.on('message', (message: { played: number } | { found: Found }) => {
      if ('played' in message) onGames(message.played);
      else resolve(message.found);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
  });
}

function reportOf({ game, games, seats, bots }: Simulation, found: Found, seconds: number): Report {
  return {
    game,
    games,
    seats,
    bots,
    seconds,
    won: shareOf(found.won, found.games),
    bySeat: found.winsBySeat.map((wins) => shareOf(wins, found.games)),
    byBot: Object.entries(found.seatsByBot).map(([bot, sat]) => ({ bot, ...shareOf(found.winsByBot[bot] ?? 0, sat) })),
    ...(found.winsByDeal !== undefined && { byDeal: Object.values(found.winsByDeal) }),
    thought: Object.fromEntries(
      Object.entries(found.answersByBot).map(([bot, answers]) => [
        bot,
        { answers, milliseconds: found.thoughtByBot[bot] ?? 0 },
      ]),
    ),
    length: { actions: spreadOf(found.actions), rounds: found.rounds.n === 0 ? null : spreadOf(found.rounds) },
    scores: spreadOf(found.scores),
    played: found.played,
    fired: found.fired,
    problems: found.problems,
  };
}
