import { type Line, print, thousands } from '../measure.ts';
import { isReached } from './figures.ts';
import { startLoad } from './load/load-process.ts';
import type { Scope } from './scope.ts';
import { KINDS, type Kind, startServer } from './server-process.ts';

const WARM_UP = 0.2;
const OVER_BOARDGAME_IO = 5;
const OVER_COLYSEUS = 1;
/** A server that used less of a core than this was waiting for the load, or for the disk. */
const SATURATED = 0.9;

/** Moves a second, by the wall and by the processor time of the server; and how much of a core it had. */
type LoopResult = { kind: Kind; moves: number; perSecond: number; perCpuSecond: number; share: number };

/** The same auction of two at many tables, everybody moving as soon as they may. */
export async function playLoop(kind: Kind, { tables, seconds, profileOf, synchronous }: Scope): Promise<LoopResult> {
  const server = await startServer(kind, synchronous);
  const load = startLoad();
  try {
    await load.sit(kind, server.address, tables, { game: 'auction', seats: 2 });
    await load.saturate(seconds * WARM_UP);
    const before = await server.used();
    const began = performance.now();
    const { moves } = await server.profiled(profileOf(`loop-${kind}`), () => load.saturate(seconds));
    const took = performance.now() - began;
    const cpu = (await server.used()).cpu - before.cpu;
    return { kind, moves, perSecond: moves / seconds, perCpuSecond: (moves / cpu) * 1000, share: cpu / took };
  } finally {
    load.stop();
    await server.stop();
  }
}

export async function benchLoop(scope: Scope): Promise<boolean> {
  const results: LoopResult[] = [];
  for (const kind of KINDS) results.push(await playLoop(kind, scope));
  const [ours, boardgameIo, colyseus] = results as [LoopResult, LoopResult, LoopResult];
  const lines: Line[] = [
    ...results.map(({ kind, perSecond, share }) => ({
      what: `${kind}: moves a second${share < SATURATED ? ` (it used ${Math.round(share * 100)} % of a core)` : ''}`,
      value: thousands(perSecond),
    })),
    ...results.map(({ kind, perCpuSecond }) => ({
      what: `${kind}: moves a second of its processor time`,
      value: thousands(perCpuSecond),
    })),
    ...ratios(ours, boardgameIo, OVER_BOARDGAME_IO),
    ...ratios(ours, colyseus, OVER_COLYSEUS),
  ];
  print(
    `An endless auction of two at ${thousands(scope.tables)} tables, as fast as it goes; SQLite of the others: ${scope.synchronous}, ours: FULL`,
    lines,
  );
  return isReached(lines);
}

/**
 * By the clock, and by processor time: where the load or the disk is slower than a server, the clock says little about the server.
 * A bar is one for both.
 */
function ratios(ours: LoopResult, other: LoopResult, bar: number): Line[] {
  return [['by the clock', 'perSecond'] as const, ['by processor time', 'perCpuSecond'] as const].map(([how, by]) => ({
    what: `Parlour / ${other.kind}, ${how}`,
    value: `${(ours[by] / other[by]).toFixed(2)} times`,
    bar: `${bar} times`,
    ok: ours[by] >= bar * other[by],
  }));
}
