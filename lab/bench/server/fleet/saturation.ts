import { dice } from '@parlour/server/testing/play.ts';
import type { Spread } from '../../../prove/fleet/stage/front.ts';
import { openStage, type Stage } from '../../../prove/fleet/stage/stage.ts';
import { type Line, print, thousands } from '../../measure.ts';
import { isReached } from '../figures.ts';
import { startLoad } from '../load/load-process.ts';
import type { FleetScope } from './fleet-scope.ts';
import { controlGroups, quotaOf, usedBy } from './quota.ts';

const BARS: Record<number, number> = { 2: 1.7, 3: 2.5 };
/** A node that used less of its share than this was kept from it by whatever else the machine has to do: then only its processor time says what it carries. */
const SATURATED = 0.9;

type Saturation = {
  nodes: number;
  spread: Spread;
  perSecond: number;
  /** Of a core, each node. */
  share: number;
  perCpuSecond: number;
};

/** Every node at the same share of a core, PostgreSQL and clients beside it: what one, two and three carry when everybody moves as soon as they may. */
export async function benchSaturation(scope: FleetScope): Promise<{ ok: boolean; results: Saturation[] }> {
  const results: Saturation[] = [];
  for (const spread of ['by table', 'anywhere'] as const)
    for (let nodes = 1; nodes <= scope.nodes; nodes++)
      if (nodes > 1 || spread === 'by table') results.push(await saturation(nodes, spread, scope));
  // The first is measured on a machine that has warmed nothing up yet: others are compared with the better of two.
  const again = await saturation(1, 'by table', scope);
  if (again.perCpuSecond > (results[0]?.perCpuSecond ?? 0)) results[0] = again;
  const [one] = results as [Saturation];
  const areSaturated = results.every(({ share }) => share >= SATURATED * scope.quota);
  const lines: Line[] = results.flatMap(({ nodes, spread, perSecond, share, perCpuSecond }) => {
    const what = `${nodes} ${nodes === 1 ? 'node' : `nodes, lines spread ${spread}`}`;
    const bar = BARS[nodes];
    const held = (ratio: number, isJudged: boolean) => ({
      value: ratio.toFixed(2),
      ...(bar !== undefined && isJudged && { bar: String(bar), ok: ratio >= bar }),
    });
    return [
      { what: `${what}: moves a second`, value: thousands(perSecond) },
      { what: '  each node used of a core', value: share.toFixed(3) },
      { what: '  moves a second of their processor time', value: thousands(perCpuSecond) },
      { what: '  times one node, by the clock', ...held(perSecond / one.perSecond, areSaturated) },
      {
        what: '  times one node, if each had its whole share',
        ...held((nodes * perCpuSecond) / one.perCpuSecond, true),
      },
    ];
  });
  print(
    `Nodes at ${scope.quota} of a core each (${controlGroups}), ${scope.tables} tables of Economicus, full rules, of two`,
    lines,
  );
  return { ok: isReached(lines), results };
}

async function saturation(nodes: number, spread: Spread, scope: FleetScope): Promise<Saturation> {
  const stage = await openStage({ folder: scope.folder, nodes, hasRedis: scope.hasRedis, random: dice(nodes), spread });
  const load = startLoad();
  const quotas = stage.nodes.map(({ name }) => quotaOf(name, scope.quota));
  try {
    await load.sit('parlour', stage.address, scope.tables, {
      game: 'economicus',
      seats: 2,
      options: { rules: 'full' },
    });
    for (const [i, { pid }] of stage.nodes.entries()) quotas[i]?.hold(Number(pid));
    await load.saturate(scope.seconds / 4);
    const before = cpuOf(stage);
    const began = performance.now();
    const { moves } = await load.saturate(scope.seconds);
    const took = performance.now() - began;
    const cpu = cpuOf(stage) - before;
    const perSecond = moves / scope.seconds;
    return { nodes, spread, perSecond, share: cpu / took / nodes, perCpuSecond: (moves / cpu) * 1000 };
  } finally {
    load.stop();
    await stage.close();
    for (const each of quotas) each.remove();
  }
}

const cpuOf = ({ nodes }: Stage): number => nodes.reduce((sum, { pid }) => sum + usedBy(Number(pid)), 0);
