import { readFileSync } from 'node:fs';
import { dice } from '@parlour/server/testing/play.ts';
import pg from 'pg';
import { openStage } from '../../../prove/fleet/stage/stage.ts';
import { print } from '../../measure.ts';
import { startLoad } from '../load/load-process.ts';
import type { FleetScope } from './fleet-scope.ts';
import { usedBy, usedByAll } from './quota.ts';

/** What a move costs everybody who has to do with it. Milliseconds of processor time, and bytes. */
type Costs = {
  nodeMs: number;
  postgresMs: number;
  /** On the disk, with keys, indexes and snapshots; and written ahead. */
  lineBytes: number;
  walBytes: number;
  /** Of all connections of the database, in a second. */
  transactions: number;
  moves: number;
};

/** Real games at a steady pace that nobody has to wait for: no node is held to a quota. */
export async function benchCosts(scope: FleetScope): Promise<{ ok: boolean; results: Record<string, Costs> }> {
  const results: Record<string, Costs> = {};
  for (const [game, seats] of [
    ['boom', 3],
    ['economicus', 2],
  ] as const) {
    const stage = await openStage({ folder: scope.folder, nodes: 1, hasRedis: scope.hasRedis, random: dice(1) });
    const load = startLoad();
    const database = new pg.Client({ connectionString: stage.database });
    await database.connect();
    try {
      await load.sit('parlour', stage.address, scope.tables, { game, seats });
      await load.steady(scope.tables, 2);
      const [node, postgres] = [Number(stage.nodes[0]?.pid), await postmaster(database)];
      const state = async () => (await database.query(STATE)).rows[0] as Record<string, string>;
      const before = { node: usedBy(node), postgres: usedByAll(postgres), ...(await state()) };
      const { latencies } = await load.steady(scope.tables, scope.seconds);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const after = { node: usedBy(node), postgres: usedByAll(postgres), ...(await state()) };
      const more = (of: string) => Number(after[of as never]) - Number(before[of as never]);
      const moves = latencies.length;
      results[game] = {
        nodeMs: more('node') / moves,
        postgresMs: more('postgres') / moves,
        lineBytes: more('bytes') / more('lines'),
        walBytes: more('wal') / moves,
        transactions: more('commits') / moves,
        moves,
      };
    } finally {
      load.stop();
      await database.end();
      await stage.close();
    }
  }
  for (const [game, each] of Object.entries(results))
    print(
      `What a move of ${game} costs, ${scope.tables} tables, a move a second each`,
      Object.entries(each).map(([what, value]) => ({ what, value: value.toFixed(3) })),
    );
  return { ok: true, results };
}

const STATE = `SELECT (SELECT COUNT(*) FROM lines) AS lines, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS wal,
  (SELECT sum(pg_total_relation_size(relid)) FROM pg_stat_user_tables WHERE relname IN ('lines', 'snapshots')) AS bytes,
  (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS commits`;

/** The process all others of the database were started by. */
async function postmaster(database: pg.Client): Promise<number> {
  const [own] = (await database.query('SELECT pg_backend_pid() AS pid')).rows as { pid: number }[];
  return Number(readFileSync(`/proc/${own?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
}
