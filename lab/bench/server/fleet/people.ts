import { dice } from '@parlour/server/testing/play.ts';
import { openStage } from '../../../prove/fleet/stage/stage.ts';
import { print, thousands } from '../../measure.ts';
import { quantile } from '../figures.ts';
import { startLoad } from '../load/load-process.ts';
import type { FleetScope } from './fleet-scope.ts';
import { usedBy } from './quota.ts';

const SEATS = 4;
/** At every table somebody moves once in so many seconds. */
const BETWEEN = 10;

type People = {
  people: number;
  movesPerSecond: number;
  median: number;
  p99: number;
  nodeMs: number;
  kilobytes: number;
};

/** A thousandth of ten million: so many people at once, at the pace of people. */
export async function benchPeople(scope: FleetScope): Promise<{ ok: boolean; results: People }> {
  const { nodes, hasRedis, folder, seconds } = scope;
  const stage = await openStage({ folder, nodes, hasRedis, random: dice(1), spread: 'by table' });
  const load = startLoad();
  try {
    const tables = Math.round(scope.people / SEATS);
    const cpu = () => stage.nodes.reduce((sum, { pid }) => sum + usedBy(Number(pid)), 0);
    await load.sit('parlour', stage.address, tables, { game: 'boom', seats: SEATS });
    await load.steady(tables / BETWEEN, 5);
    const before = cpu();
    const { latencies } = await load.steady(tables / BETWEEN, seconds);
    const results: People = {
      people: tables * SEATS,
      movesPerSecond: latencies.length / seconds,
      median: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      nodeMs: (cpu() - before) / latencies.length,
      kilobytes: stage.nodes.reduce((sum, { memory }) => sum + memory, 0) / tables,
    };
    print(
      `${thousands(results.people)} people at once, on ${nodes} nodes: ${thousands(tables)} tables of •Boom, a move every ${BETWEEN} s each`,
      [
        { what: 'moves a second', value: results.movesPerSecond.toFixed(1) },
        {
          what: 'until acknowledged: median, p99',
          value: `${results.median.toFixed(1)}, ${results.p99.toFixed(1)} ms`,
        },
        { what: 'processor time of the nodes, a move', value: `${results.nodeMs.toFixed(2)} ms` },
        { what: 'memory of the nodes, a table (all of it, RSS)', value: `${results.kilobytes.toFixed(0)} kB` },
      ],
    );
    return { ok: true, results };
  } finally {
    load.stop();
    await stage.close();
  }
}
