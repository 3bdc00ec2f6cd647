/**
 * `npm run prove fleet [-- --minutes M] [--actions N] [--nodes N] [--tables N] [--seed N]`: episodes of play on several servers of one house, in which
 * everything is broken that can break, until so many actions were acknowledged or the time is over. Every run adds to those before
 * (`.cache/prove/fleet.json`, and what was published: with --publish docs/proofs/fleet.json). An episode is repeated by its seed; one that stuck is, once, by itself.
 * Whatever is found wrong is left in its folder to be looked at.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commit, report, root } from '../report.ts';
import { episode } from './episode.ts';
import { groupsOf } from './groups.ts';
import { nextSeed } from './seeds.ts';
import { type Run, summed, unfinished, WANTED, written, wrongIn, wrongWith } from './summary.ts';

/** Past every time-out there is: of a line that is silent, of a request, of a claim on a table. */
const FROZEN = 60_000;
/** What does not come any nearer in so long is stuck, on a busy machine too: it is longer than anything is broken. */
const PATIENCE = 300_000;
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
    /** This episode, whatever comes of it, and no other. */
    seed: { type: 'string' },
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
const runsIn = (place: string): Run[] => (existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : []);
const runs = [
  ...new Map([...runsIn(published), ...runsIn(file)].map((run) => [`${run.day} ${run.seed}`, run])).values(),
];

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
      actions: Number(values.episode),
      patience: PATIENCE,
      say: (what) => console.log(`${new Date().toISOString().slice(11, 19)} ${what}`),
    });
    if (wrongWith(made) === 0) rmSync(folder, { recursive: true, force: true });
    return { ...named, made, stuck: null };
  } catch (error) {
    return { ...named, made: null, stuck: (error as Error).message };
  }
}

/** One episode a line, so that another one is another line. */
const keep = (place: string) => writeFileSync(place, `[\n${runs.map((run) => JSON.stringify(run)).join(',\n')}\n]\n`);

async function next(seed: number): Promise<void> {
  const run = await one(seed);
  runs.push(run);
  keep(file);
  const wrong = run.made === null ? run.stuck : JSON.stringify(run.made.verdict.found.slice(0, 5));
  const fell = run.made !== null && run.made.falls > 0 ? `; nodes that ended by themselves: ${run.made.falls}` : '';
  console.log(`episode ${run.seed}: ${run.made?.verdict.counts['acknowledged']} acknowledged, wrong: ${wrong}${fell}`);
}

if (values.seed !== undefined) await next(Number(values.seed));
else while (summed(runs).actions < Number(values.actions) && Date.now() < end) await next(nextSeed(runs));
if (process.env['PARLOUR_PUBLISH'] === 'on') keep(published);
const text = written(runs);
console.log(`${text}\n${report('fleet', text)}`);
process.exit(wrongIn(runs) === 0 && unfinished(runs).length === 0 ? 0 : 1);
