/** Runs for at least `seconds` of this core's time and tells how often per second. The best of three: noise only slows. */
export function rate(seconds: number, work: () => number): number {
  work();
  let best = 0;
  for (let round = 0; round < 3; round++) {
    const before = process.cpuUsage();
    let done = 0;
    let spent = 0;
    while (spent < (seconds * 1e6) / 3) {
      done += work();
      const { user, system } = process.cpuUsage(before);
      spent = user + system;
    }
    best = Math.max(best, (done / spent) * 1e6);
  }
  return best;
}

export const thousands = (n: number): string => Math.round(n).toLocaleString('en-US');

export type Line = { what: string; value: string; bar?: string; ok?: boolean };

export function print(title: string, lines: Line[]): void {
  console.log(`\n${title}`);
  for (const { what, value, bar, ok } of lines) {
    const verdict = bar === undefined ? '' : `   bar ${bar}: ${ok ? 'reached' : 'MISSED'}`;
    console.log(`  ${what.padEnd(58)} ${value.padStart(16)}${verdict}`);
  }
}
