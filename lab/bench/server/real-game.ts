import { type Line, print, thousands } from '../measure.ts';
import { atMost, isReached, quantile } from './figures.ts';
import { type Load, startLoad } from './load/load-process.ts';
import type { Wanted } from './parlour-table.ts';
import type { Scope } from './scope.ts';
import { type Measured, startServer } from './server-process.ts';

/** A game as people play it online: so many tables for every thousand, each with a move a second. */
type Real = { wanted: Wanted; tables: number };
export const REAL_GAMES = {
  boom: { wanted: { game: 'boom', seats: 4 }, tables: 1000 },
  economicus: { wanted: { game: 'economicus', seats: 4, options: { rules: 'full' } }, tables: 300 },
} satisfies Record<string, Real>;

/** Milliseconds of moves and of waking up, kilobytes of a table. */
const BARS = { latency: 25, live: 200, sleeping: 20, waking: 20 };
/** Tables that warm the server up before anything is measured; and those that are woken. */
const WARMING = 0.3;
const WOKEN = 100;
/** Of a hundred moves so many are made at tables of a process that has nothing else to do, and sees what they take: the rest of the load waits for itself, too. */
const OBSERVED = 0.1;
/** Nobody has been at a table for so long when it sleeps; and so long after that it does. */
const UNTIL_TIRED = 120_000;
const UNTIL_ASLEEP = 7000;

/** A move a second at every table, sent at its time whatever came of the others; then what tables cost, awake and asleep. */
export async function benchRealGame({ wanted, tables: per1000 }: Real, scope: Scope): Promise<boolean> {
  const tables = Math.max(2, Math.round((scope.tables * per1000) / 1000));
  const server = await startServer('parlour');
  const load = startLoad();
  const observer = startLoad(1);
  try {
    const before = await warmedUp(server, wanted, Math.max(2, Math.round(tables * WARMING)));
    const few = Math.max(1, Math.round(tables * OBSERVED));
    await load.sit('parlour', server.address, tables - few, wanted);
    await observer.sit('parlour', server.address, few, wanted);
    const played = (seconds: number) =>
      Promise.all([load.steady(tables - few, seconds), observer.steady(few, seconds)]);
    await played(Math.min(3, scope.seconds));
    const { cpu } = await server.used();
    const began = performance.now();
    const [crowd, seen] = await server.profiled(scope.profileOf(wanted.game), () => played(scope.seconds));
    const took = performance.now() - began;
    const live = await server.used({ isCollected: true });
    const share = (live.cpu - cpu) / took;
    await observer.leave();
    await everybodyLeft(server, load);
    const asleep = await server.used({ isCollected: true });
    const waking = await load.comeBack(Math.min(WOKEN, tables));
    const each = (now: number, then: number) => (now - then) / tables;
    const lines: Line[] = [
      {
        what: 'moves a second, acknowledged',
        value: thousands(((crowd.latencies.length + seen.latencies.length) / took) * 1000),
      },
      { what: 'refused, because random choices did not go together', value: thousands(crowd.refused + seen.refused) },
      { what: 'until acknowledged: median', value: `${quantile(seen.latencies, 0.5).toFixed(1)} ms` },
      atMost('until acknowledged: p99', quantile(seen.latencies, 0.99), BARS.latency, 'ms'),
      { what: 'of that, sent late by who observes: p99', value: `${quantile(seen.late, 0.99).toFixed(1)} ms` },
      {
        what: 'as the rest of the load sees it: median, p99',
        value: `${quantile(crowd.latencies, 0.5).toFixed(1)}, ${quantile(crowd.latencies, 0.99).toFixed(1)} ms`,
      },
      { what: 'of that, sent late by that load itself: p99', value: `${quantile(crowd.late, 0.99).toFixed(1)} ms` },
      { what: 'share of a core that the server used', value: `${Math.round(share * 100)} %` },
      atMost('memory of a live table with its lines (RSS)', each(live.rss, before.rss), BARS.live, 'kB'),
      { what: 'of that, in the heap', value: `${each(live.heap, before.heap).toFixed(1)} kB` },
      atMost('memory of a sleeping table (RSS)', each(asleep.rss, before.rss), BARS.sleeping, 'kB'),
      { what: 'of that, in the heap', value: `${each(asleep.heap, before.heap).toFixed(1)} kB` },
      { what: 'coming back to a sleeping table: median', value: `${quantile(waking, 0.5).toFixed(1)} ms` },
      atMost('coming back to a sleeping table: p99', quantile(waking, 0.99), BARS.waking, 'ms'),
    ];
    print(
      `${wanted.game}: ${wanted.seats} people at each of ${thousands(tables)} tables, ${thousands(tables)} moves a second`,
      lines,
    );
    return isReached(lines);
  } finally {
    load.stop();
    observer.stop();
    await server.stop();
  }
}

/** What a server uses that has worked, and at which nobody is any more. */
async function warmedUp(server: Measured, wanted: Wanted, tables: number) {
  const first = startLoad(1);
  await first.sit('parlour', server.address, tables, wanted);
  await first.saturate(2);
  await everybodyLeft(server, first);
  first.stop();
  return server.used({ isCollected: true });
}

async function everybodyLeft(server: Measured, load: Load): Promise<void> {
  await load.leave();
  await server.jump(UNTIL_TIRED);
  await new Promise((resolve) => setTimeout(resolve, UNTIL_ASLEEP));
}
