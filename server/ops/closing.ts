import type { Readiness } from './health.ts';
import type { Log } from './log.ts';

/** A terminal tells everybody in it, and who started us passes it on: what comes so soon after the first is the same signal. */
const SAME = 300;
/** After so long it ends, whoever is still there: what was acknowledged is on the disk. */
const LONGEST = 25_000;

/**
 * How a server ends: it says that it does not want to be asked, waits until whoever spreads the requests has seen that, lets people
 * go, closes what it has, and exits. A second signal ends it at once.
 */
export function closeOnSignal(
  { ready, drain, log }: { ready: Readiness; drain: number; log: Log },
  ...steps: readonly (() => Promise<unknown>)[]
): void {
  let told: number | null = null;
  const close = async (signal: NodeJS.Signals) => {
    if (told !== null && performance.now() - told < SAME) return;
    if (told !== null) process.exit(1);
    told = performance.now();
    ready.end();
    log.info({ signal, drain }, 'closing');
    setTimeout(() => {
      log.error('not closed in time');
      process.exit(1);
    }, LONGEST + drain).unref();
    await new Promise((resolve) => setTimeout(resolve, drain));
    for (const step of steps) await step();
    log.info('closed');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      close(signal).catch((err: unknown) => {
        log.error({ err }, 'not closed as it should be');
        process.exit(1);
      });
    });
}
