import { readFileSync } from 'node:fs';
import type { Disturbed } from './disturb.ts';
import type { Episode } from './episode.ts';

/** An episode, where it was played; or what it stuck at. */
export type Run = {
  commit: string;
  seed: number;
  nodes: number;
  hasRedis: boolean;
  day: string;
  made: Episode | null;
  stuck: string | null;
};

/** What the proof is to reach over all runs. */
export const WANTED = { actions: 1_000_000, kills: 100, redisRestarts: 10, postgresCrashes: 5, frozen: 1 };
/** After a node's death its tables answer again within so many milliseconds. */
const RECOVERED = 3000;
/** What was tried before the runs that are counted, written by hand. */
const BEFORE = readFileSync(new URL('./before.md', import.meta.url), 'utf8');

type Sum = typeof WANTED & { stops: number; cuts: number; redisAway: number; seconds: number };

const total = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);
const madeOf = (runs: readonly Run[]): Episode[] => runs.flatMap(({ made }) => made ?? []);

/** Episodes that stuck and were not played to their end since. */
export const unfinished = (runs: readonly Run[]): Run[] =>
  runs.filter(
    ({ made, seed }, i) =>
      made === null && !runs.slice(i + 1).some((later) => later.seed === seed && later.made !== null),
  );

/** What was found that may not be: by the checker, or a node that ended by itself. */
export const wrongIn = (runs: readonly Run[]): number => total(madeOf(runs).map(wrongWith));
export const wrongWith = ({ verdict, falls }: Pick<Episode, 'verdict' | 'falls'>): number => verdict.wrong + falls;

export function summed(runs: readonly Run[]): Sum {
  const made = madeOf(runs);
  const count = (is: (each: Disturbed) => boolean) => total(made.map(({ disturbed }) => disturbed.filter(is).length));
  return {
    actions: total(made.map(({ verdict }) => verdict.counts['acknowledged'] ?? 0)),
    kills: count(({ is }) => is === 'kill'),
    stops: count(({ is }) => is === 'stop'),
    cuts: count(({ is }) => is === 'cut'),
    redisRestarts: count(({ is, lasts }) => is === 'redis' && lasts < RECOVERED),
    redisAway: count(({ is, lasts }) => is === 'redis' && lasts >= RECOVERED),
    postgresCrashes: count(({ is }) => is === 'postgres'),
    frozen: count(({ is }) => is === 'freeze'),
    seconds: total(made.map(({ seconds }) => seconds)),
  };
}

const thousands = (n: number): string => Math.round(n).toLocaleString('en-US');

function quantiles(all: readonly number[]): string {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (part: number) => thousands(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  const late = sorted.filter((each) => each > RECOVERED).length;
  return sorted.length === 0
    ? '| 0 | | | | | |'
    : `| ${thousands(sorted.length)} | ${at(0.5)} | ${at(0.9)} | ${at(0.99)} | ${at(1)} | ${late} |`;
}

/** The report, made of nothing but what the checker and the stage counted. */
export function written(runs: readonly Run[]): string {
  const made = madeOf(runs);
  const sum = summed(runs);
  const counts = (name: string) => total(made.map(({ verdict }) => verdict.counts[name] ?? 0));
  const wrong = total(made.map(({ verdict }) => verdict.wrong));
  const falls = total(made.map((each) => each.falls));
  const stuck = runs.filter(({ made: each }) => each === null);
  const open = unfinished(runs);
  const seeds = runs.map(({ seed }) => seed);
  const games = [...new Set(made.flatMap(({ verdict }) => Object.keys(verdict.games)))].sort();
  const shown = made.flatMap(({ recovery }) => recovery.shown);
  const moved = made.flatMap(({ recovery }) => recovery.moved);
  const isProven =
    wrongIn(runs) === 0 &&
    open.length === 0 &&
    (Object.keys(WANTED) as (keyof typeof WANTED)[]).every((name) => sum[name] >= WANTED[name]);
  return `# Proof: a fleet loses nothing

\`npm run prove fleet\` plays on several servers of one house, with a PostgreSQL and a Redis of its own, over lines that go to any server, and breaks everything that can
break. Clients are the library that browsers use; each writes down what it sent, what was acknowledged, and every byte it was told. A checker that shares no code with
the program ([lab/prove/fleet/checker](../../lab/prove/fleet/checker/check.ts): Node and a driver for PostgreSQL) then holds these logs against the rows of the database. A test breaks its evidence on purpose, one way at a time
(rows dropped, swapped and doubled, acknowledgements without a row, a seed in a frame), and another runs the whole of it on a PostgreSQL that acknowledges before it writes: each must be found.

Commits ${[...new Set(runs.map(({ commit }) => commit))].join(', ')}; seeds ${Math.min(...seeds)} to ${Math.max(...seeds)}, one an episode; ${thousands(sum.seconds / 60)} minutes.

| | done | wanted |
| --- | --- | --- |
| acknowledged actions | ${thousands(sum.actions)} | ${thousands(WANTED.actions)} |
| nodes killed (SIGKILL) and started again | ${sum.kills} | ${WANTED.kills} |
| nodes stopped gracefully and started again | ${sum.stops} | |
| Redis killed and restarted | ${sum.redisRestarts} | ${WANTED.redisRestarts} |
| Redis away for 10 s | ${sum.redisAway} | 1 |
| PostgreSQL stopped at once (\`-m immediate\`) | ${sum.postgresCrashes} | ${WANTED.postgresCrashes} |
| a node frozen (SIGSTOP) for a minute, and woken | ${sum.frozen} | ${WANTED.frozen} |
| connections cut: clients, PostgreSQL or Redis from a node; reset or silent | ${sum.cuts} | |

## What was found

| | |
| --- | --- |
| acknowledged and not there, there twice, or another than was sent; out of order; refused and yet there; told otherwise than written; stuck; secrets sent | **${wrong}** |
| episodes in which something did not come about; of these not played to their end since, by the same seed | ${stuck.length}; **${open.length}** |
| actions refused; without an answer when their client left | ${thousands(counts('refused'))}; ${thousands(counts('unanswered'))} |
| actions of which the server said that it could not tell, and which are there | ${thousands(counts('unknownYetWritten'))} |
| rows | ${thousands(total(made.map(({ verdict }) => verdict.rows)))} at ${thousands(total(made.map(({ verdict }) => verdict.tables)))} tables, ${thousands(total(made.map(({ finished }) => finished)))} games finished |
| positions told, lines told after a reconnection, whole records compared link by link | ${thousands(counts('told'))}; ${thousands(counts('missed'))}; ${thousands(counts('records'))} |
| views of the same position to the same eyes, compared | ${thousands(counts('views'))} |
| lines that a client was not told one by one, because it was told a later position at once | ${thousands(counts('unheard'))} |
| frames searched for seeds, tokens and parts of dice | ${thousands(counts('frames'))} (${thousands(counts('bytes') / 1e6)} MB) |
| lines of clients that were lost, and laid again by themselves | ${thousands(counts('reconnects'))} |
| nodes that ended by themselves, and were started again | **${thousands(falls)}** |

| game | acknowledged actions |
| --- | --- |
${games.map((game) => `| ${game} | ${thousands(total(made.map(({ verdict }) => verdict.games[game] ?? 0)))} |`).join('\n')}

## After a node's death

Of nodes that were killed while nothing else was broken; milliseconds, on a machine of two cores that carried everything at once: nodes, databases, clients, and whatever else it had to do.

| | measured | median | 90 % | 99 % | most | above ${RECOVERED} ms |
| --- | --- | --- | --- | --- | --- | --- |
| a client that lost its line is shown its table again, from the loss on ${quantiles(shown)}
| a table that had a client there goes on: the next line is told to anybody, from the kill on ${quantiles(moved)}

## Episodes

| day | commit | seed | nodes | acknowledged | disturbances | wrong |
| --- | --- | --- | --- | --- | --- | --- |
${runs.map(rowOf).join('\n')}

${isProven ? 'Proven.' : '**Not proven** as far as it is wanted.'}

${BEFORE}`;
}

function rowOf({ day, commit, seed, nodes, hasRedis, made, stuck }: Run): string {
  const head = `| ${day} | ${commit} | ${seed} | ${nodes}${hasRedis ? '' : ', without Redis'} |`;
  if (made === null) return `${head} | | not judged: ${stuck} |`;
  return `${head} ${thousands(made.verdict.counts['acknowledged'] ?? 0)} | ${made.disturbed.length} | ${made.verdict.wrong} |`;
}
