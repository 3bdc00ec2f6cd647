import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dice } from '@parlour/server/testing/play.ts';
import type { Verdict } from './checker/check.ts';
import { type Disturbed, disturb } from './disturb.ts';
import { type Plan, pauseBefore, planned } from './plan.ts';
import type { GroupHow } from './players/group.ts';
import { type Players, startPlayers } from './players/players.ts';
import { type Recovery, recoveries } from './recovery.ts';
import { openStage, type Stage } from './stage/stage.ts';

type EpisodeHow = {
  folder: string;
  seed: number;
  nodes: number;
  hasRedis: boolean;
  plan: Plan;
  groups: readonly GroupHow[];
  processes: number;
  /** Milliseconds that somebody thinks at least. */
  pause: number;
  /** So many acknowledged actions at least, with the disturbances spread over them. */
  actions: number;
  /** What does not come any nearer in so many milliseconds is stuck. */
  patience: number;
  settings?: readonly string[];
  say?(what: string): void;
};

export type Episode = {
  seed: number;
  seconds: number;
  disturbed: Disturbed[];
  /** How often nodes ended by themselves while they served. */
  falls: number;
  finished: number;
  verdict: Verdict;
  recovery: Recovery;
};

const CHECKER = fileURLToPath(new URL('./checker/main.ts', import.meta.url));

/** People play, things are broken and mended, everybody plays on; then the checker, in a process of its own, is shown what they wrote down. */
export async function episode(how: EpisodeHow): Promise<Episode> {
  const { seed, nodes, hasRedis, settings } = how;
  const logs = join(how.folder, 'clients');
  mkdirSync(logs, { recursive: true });
  const began = Date.now();
  const random = dice(seed);
  const stage = await openStage({ folder: how.folder, nodes, hasRedis, random, ...(settings && { settings }) });
  const players = startPlayers({ ...how, folder: logs, address: stage.address });
  try {
    const disturbed = await played(how, stage, players);
    // Who comes after must find the same: nothing of it may be in the memory of a node only.
    await Promise.all(stage.nodes.map((node) => node.stop()));
    writeFileSync(join(how.folder, 'disturbed.json'), JSON.stringify(disturbed));
    const verdict = await checked(logs, stage.database);
    return {
      seed,
      seconds: (Date.now() - began) / 1000,
      disturbed,
      falls: stage.nodes.reduce((sum, { falls }) => sum + falls, 0),
      finished: players.games(),
      verdict,
      recovery: await recoveries(logs, disturbed),
    };
  } finally {
    players.stop();
    await stage.close();
  }
}

async function played(how: EpisodeHow, stage: Stage, players: Players): Promise<Disturbed[]> {
  const say = how.say ?? (() => {});
  const disturbed: Disturbed[] = [];
  const acknowledged = (wanted: number) => players.reach('acknowledged actions', wanted, players.total);
  await players.reach('groups that have come to play', how.groups.length, (all) => sum(all.map(({ begun }) => begun)));
  const plan = planned(how.plan, how.nodes, how.hasRedis, how.seed);
  for (const [i, what] of plan.entries()) {
    await acknowledged(players.total() + pauseBefore(i, plan.length, how.actions, players.total()));
    disturbed.push(await disturb(stage, what));
    say(`${players.total()} actions; ${JSON.stringify(what)}`);
  }
  await acknowledged(how.actions);
  players.tell({ is: 'calm' });
  await players.reach('processes that are calm', how.processes, (all) => all.filter(({ isCalm }) => isCalm).length);
  const everybody = sum(how.groups.map(({ people, onlookers }) => people + onlookers));
  await players.reach(
    'people who go on',
    everybody,
    (all) => everybody - sum(all.map(({ waiting }) => waiting.length)),
  );
  players.tell({ is: 'leave' });
  await players.reach(
    'processes whose logs are written',
    how.processes,
    (all) => all.filter(({ left }) => left).length,
  );
  return disturbed;
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

function checked(logs: string, database: string): Promise<Verdict> {
  return new Promise((resolve, reject) =>
    execFile(process.execPath, [CHECKER, logs, database], { maxBuffer: 1 << 26 }, (error, said, complained) => {
      try {
        resolve(JSON.parse(said) as Verdict);
      } catch {
        reject(new Error(`the checker failed: ${complained}`, { cause: error }));
      }
    }),
  );
}
