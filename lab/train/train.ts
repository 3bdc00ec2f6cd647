import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gameById } from '@parlour/games';
import type { Learnt } from '@parlour/search';
import { codeOf } from '../code.ts';
import { type Fit, fit, type Row } from './fit.ts';
import type { SelfPlay } from './self-play.ts';

export type Training = {
  game: string;
  games: number;
  seed: number;
  /** How often, in a hundred, somebody explores. */
  explores: number;
  workers?: number;
  /** Where games that were played are kept until all are: a training that was broken off goes on from them. */
  folder: string;
};

export type Lesson = {
  kind: string;
  seats: number;
  options: Record<string, string>;
  names: readonly string[];
  positions: number;
} & Fit;

/** Games in one file; whoever goes on plays no more than these again. */
const CHUNK = 100;

/** Plays games of a game against itself on all cores, and fits what a position is worth. The same seed learns the same. */
export async function train(
  training: Training,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Lesson[]> {
  const thinking = await gameById(training.game).thinking();
  if (thinking === null) throw new RangeError(`${training.game} has nothing to learn`);
  const { names, isTogether, kinds } = thinking.features;
  const lessons: Lesson[] = [];
  const total = training.games * Object.keys(kinds).length;
  // What was played by other code, or looked at with other eyes, is not what would be played now.
  const code = codeOf(training.game, ['lab/train/self-play.ts']);
  const kept: string[] = [];
  for (const [kind, { seats, options }] of Object.entries(kinds)) {
    const before = lessons.length * training.games;
    const { rows, files } = await played(training, { kind, seats, options, names, code }, (done) =>
      onProgress(before + done, total),
    );
    lessons.push({ kind, seats, options, names, positions: rows.length, ...fit(rows, isTogether) });
    kept.push(...files);
  }
  for (const file of kept) rmSync(file, { force: true });
  return lessons;
}

/** The weights as they are kept beside the bots. */
export const learntFrom = (lessons: readonly Lesson[]): Learnt =>
  Object.fromEntries(
    lessons.map(({ kind, names, weights }) => [
      kind,
      Object.fromEntries(names.map((name, i) => [name, Number((weights[i] as number).toPrecision(5))])),
    ]),
  );

/** What the games of a kind of table depend on, besides the training. */
type Played = Pick<Lesson, 'kind' | 'seats' | 'options' | 'names'> & { code: string };

async function played(
  { game, games, seed, explores, workers = availableParallelism(), folder }: Training,
  of: Played,
  onGames: (done: number) => void,
): Promise<{ rows: Row[]; files: string[] }> {
  mkdirSync(folder, { recursive: true });
  const { kind, seats, options } = of;
  const files: string[] = [];
  const found: Row[][] = [];
  let done = 0;
  const waiting = Array.from({ length: Math.ceil(games / CHUNK) }, (_, i) => i);
  const worker = async (): Promise<void> => {
    for (let chunk = waiting.shift(); chunk !== undefined; chunk = waiting.shift()) {
      const first = chunk * CHUNK;
      const batch: SelfPlay = { game, seats, options, seed, first, games: Math.min(CHUNK, games - first), explores };
      const hash = createHash('sha256')
        .update(JSON.stringify([batch, of]))
        .digest('base64url')
        .slice(0, 16);
      const file = join(folder, `${game}-${kind}-${first}-${hash}.json`);
      found[chunk] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Row[]) : await inWorker(batch);
      // Written whole or not at all.
      writeFileSync(`${file}.part`, JSON.stringify(found[chunk]));
      renameSync(`${file}.part`, file);
      files.push(file);
      done += batch.games;
      onGames(done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, waiting.length) }, worker));
  return { rows: found.flat(), files };
}

function inWorker(batch: SelfPlay): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: batch });
    worker.on('message', (rows: Row[]) => resolve(rows));
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
  });
}
