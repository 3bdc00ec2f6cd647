import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dice } from '@parlour/server/testing/play.ts';
import type { Verdict } from './checker/check.ts';
import { type Disturbed, disturb } from './disturb.ts';
import { type Plan, planned } from './plan.ts';
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
  /** So many acknowledged actions come between one disturbance and the next, and at the end at least so many in all. */
  between: number;
  actions: number;
  patience: number;
  settings?: readonly string[];
  say?(what: string): void;
};

export type Episode = {
  seed: number;
  seconds: number;
  disturbed: Disturbed[];
  /** How often nodes ended by themselves. */
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
  const more = (wanted: number) => {
    const before = players.total();
    return players.until(`${wanted} more actions`, () => players.total() - before >= wanted);
  };
  await players.until('every group plays', (all) => sum(all.map(({ playing }) => playing)) === how.groups.length);
  for (const what of planned(how.plan, how.nodes, how.hasRedis, how.seed)) {
    await more(how.between);
    disturbed.push(await disturb(stage, what));
    say(`${players.total()} actions; ${JSON.stringify(what)}`);
  }
  await players.until('so many actions', () => players.total() >= how.actions);
  players.tell({ is: 'calm' });
  await players.until('everybody goes on', (all) => all.every(({ isCalm, waiting }) => isCalm && waiting.length === 0));
  players.tell({ is: 'leave' });
  await players.until('everything is written down', (all) => all.every(({ left }) => left));
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
