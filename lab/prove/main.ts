/**
 * `npm run prove [leaks] [--positions N]`: proofs at full size. They can be broken off and go on where they were (`.cache/prove`), are
 * repeated by their seeds, and leave a report with seed and commit.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { GAMES } from '@parlour/games';
import type { Found, Stretch } from './leaks.ts';
import { commit, report, root } from './report.ts';

const given = process.argv.indexOf('--positions');
const WANTED = given < 0 ? 1_000_000 : Number(process.argv[given + 1]);
/** The first seed; nobody chose it: the day this proof was written. */
const SEED = 20_261_116;

/** Every game with the options under which something is hidden. */
const TABLES = (
  await Promise.all(
    GAMES.map(async ({ id, lab }) => {
      const { options = [], ...how } = (await lab())?.hidden ?? {};
      return options.map((each) => ({ game: id, options: each, every: 1, atOnce: 1, ...how }));
    }),
  )
).flat();

type Row = { game: string; options: Record<string, string>; seeds: number; seconds: number } & Found;
const cache = join(root, '.cache/prove');
const file = join(cache, `leaks-${commit}.json`);
mkdirSync(cache, { recursive: true });
const rows: Row[] = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : TABLES.map(({ game, options }) => ({
      game,
      options,
      seeds: 0,
      seconds: 0,
      positions: 0,
      choices: 0,
      found: [],
      neverVaried: [],
    }));

const total = () => rows.reduce((sum, { positions }) => sum + positions, 0);
const inWorker = (stretch: Stretch) =>
  new Promise<Found>((resolve, reject) => {
    const worker = new Worker(new URL('./leaks.ts', import.meta.url), { workerData: stretch });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** Each core takes the table on which the least time was spent so far: quick games bring more positions, slow ones are not left out. */
async function work(): Promise<void> {
  while (total() < WANTED) {
    const free = rows.map((_, i) => i).filter((i) => !busy.has(i));
    const at = free.reduce((least, i) => ((rows[i]?.seconds ?? 0) < (rows[least]?.seconds ?? 0) ? i : least));
    const row = rows[at] as Row;
    const table = TABLES[at] as (typeof TABLES)[0];
    busy.add(at);
    const began = performance.now();
    const seeds = Array.from({ length: table.atOnce }, (_, i) => SEED + row.seeds + i);
    const { positions, choices, found, neverVaried } = await inWorker({ ...table, seeds });
    busy.delete(at);
    row.seconds += (performance.now() - began) / 1000;
    row.neverVaried = row.seeds === 0 ? neverVaried : row.neverVaried.filter((kind) => neverVaried.includes(kind));
    row.seeds += seeds.length;
    row.positions += positions;
    row.choices += choices;
    row.found.push(...found);
    writeFileSync(file, JSON.stringify(rows));
    const told = found.length > 0 ? ` LEAKS ${found[0]}` : '';
    console.log(`${total()} of ${WANTED}: ${table.game} ${JSON.stringify(table.options)}${told}`);
  }
}
const busy = new Set<number>();

await Promise.all(Array.from({ length: availableParallelism() }, work));
const leaks = rows.reduce((sum, { found }) => sum + found.length, 0);
const laid = report(
  'leaks',
  `# Proof: no secret leaves the table, and no bot peeks

What somebody may not know was varied at every question of random games, or at every so-many-th where a game is long (column *every*), and over the next three moves; what they are told (view, facts, menu, prompt in three
languages, whom the table waits for, events, the line of each move, and the careful bot's choice) was compared to the byte.
Repeat it with \`npm run prove leaks\`; \`npm test\` plays a slice of it.

Commit ${commit}, seeds from ${SEED}, ${total()} varied positions, ${rows.reduce((sum, { choices }) => sum + choices, 0)} choices of bots, **${leaks} differences**.

| game | options | every | games | positions | bots' choices | differences | secrets never varied |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows
  .map(
    ({ game, options, seeds, positions, choices, found, neverVaried }, at) =>
      `| ${game} | ${
        Object.entries(options)
          .map(([name, value]) => `${name}=${value}`)
          .join(' ') || 'as printed'
      } | ${TABLES[at]?.every} | ${seeds} | ${positions} | ${choices} | ${found.length} | ${neverVaried.join(', ') || 'none'} |`,
  )
  .join('\n')}
${rows.flatMap(({ game, found }) => found.map((each) => `- ${game}: ${each}\n`)).join('')}`,
);
console.log(`${total()} positions, ${leaks} differences: ${laid}`);
process.exit(leaks > 0 ? 1 : 0);
