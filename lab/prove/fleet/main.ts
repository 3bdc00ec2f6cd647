/**
 * `npm run prove fleet [-- --minutes M] [--actions N] [--nodes N] [--tables N]`: episodes of play on several servers of one house, in which
 * everything is broken that can break, until so many actions were acknowledged or the time is over. Every run adds to those before
 * (`.cache/prove/fleet.json`; with --publish docs/proofs/fleet.json); an episode is repeated by its seed. Whatever is found wrong is left in its folder to be looked at.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commit, report, root } from '../report.ts';
import { episode } from './episode.ts';
import { groupsOf } from './groups.ts';
import { type Run, summed, WANTED, written } from './summary.ts';

/** The first seed; nobody chose it: the day this proof was written. */
const SEED = 20_261_118;
/** Past every time-out there is: of a line that is silent, of a request, of a claim on a table. */
const FROZEN = 60_000;
/** A node is frozen in one episode of so many: it takes a minute. */
const FROZEN_EVERY = 3;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== 'fleet'),
  options: {
    minutes: { type: 'string', default: '100000' },
    actions: { type: 'string', default: String(WANTED.actions) },
    episode: { type: 'string', default: '20000' },
    nodes: { type: 'string', default: '3' },
    /** How many tables of each game. */
    tables: { type: 'string', default: '6' },
    /** And how many with one person at all seats. */
    alone: { type: 'string', default: '12' },
    between: { type: 'string', default: '300' },
    'without-redis': { type: 'boolean', default: false },
  },
});
const end = Date.now() + Number(values.minutes) * 60_000;
const nodes = Number(values.nodes);
const cache = join(root, '.cache/prove');
const file = join(cache, 'fleet.json');
mkdirSync(cache, { recursive: true });
/** What was published goes on to count, whoever goes on with it and wherever. */
const published = join(root, 'docs/proofs/fleet.json');
const known = [file, published].find((each) => existsSync(each));
const runs: Run[] = known === undefined ? [] : JSON.parse(readFileSync(known, 'utf8'));

async function one(seed: number): Promise<Run> {
  const folder = join(cache, `fleet-${seed}`);
  rmSync(folder, { recursive: true, force: true });
  const hasRedis = !values['without-redis'];
  const named = { commit, seed, nodes, hasRedis, day: new Date().toISOString().slice(0, 16) };
  try {
    const made = await episode({
      folder,
      seed,
      nodes,
      hasRedis,
      plan: {
        kills: 10,
        stops: 2,
        cuts: 6,
        redisRestarts: 1,
        redisAway: 10_000,
        postgresCrashes: 1,
        frozen: seed % FROZEN_EVERY === 0 ? FROZEN : 0,
      },
      groups: groupsOf(Number(values.tables), Number(values.alone), seed % 1000),
      processes: 2,
      pause: 30,
      between: Number(values.between),
      actions: Number(values.episode),
      // A busy machine plays so many actions in their own time.
      patience: 240_000 + 30 * Number(values.episode),
      say: (what) => console.log(`${new Date().toISOString().slice(11, 19)} ${what}`),
    });
    if (made.verdict.wrong === 0) rmSync(folder, { recursive: true, force: true });
    return { ...named, made, stuck: null };
  } catch (error) {
    return { ...named, made: null, stuck: (error as Error).message };
  }
}

while (summed(runs).actions < Number(values.actions) && Date.now() < end) {
  const run = await one(SEED + runs.length);
  runs.push(run);
  writeFileSync(file, JSON.stringify(runs));
  const wrong = run.made === null ? run.stuck : JSON.stringify(run.made.verdict.found.slice(0, 5));
  console.log(`episode ${run.seed}: ${run.made?.verdict.counts['acknowledged']} acknowledged, wrong: ${wrong}`);
}
if (process.env['PARLOUR_PUBLISH'] === 'on') writeFileSync(published, JSON.stringify(runs));
const text = written(runs);
console.log(`${text}\n${report('fleet', text)}`);
process.exit(runs.every(({ made }) => made?.verdict.wrong === 0) ? 0 : 1);
