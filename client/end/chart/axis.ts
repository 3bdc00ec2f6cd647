/** Round numbers along an axis. */

export type Axis = { low: number; high: number; ticks: number[] };

/** 1, 2 or 5 with noughts behind it: the smallest that makes no more than so many steps. Nothing here is counted in halves. */
export function roundStep(span: number, most: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const step of [unit, 2 * unit, 5 * unit]) if (Math.ceil(span / step) <= most) return step;
}

/** An axis that begins and ends with a round number and holds all values; nought is on it. */
export function axisFor(values: readonly number[], most = 5): Axis {
  const least = Math.min(0, ...values);
  const greatest = Math.max(1, ...values);
  const step = roundStep(greatest - least, most);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(greatest / step) * step;
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  return { low, high, ticks };
}

/** Where rounds or years begin, at round numbers: each with the first line of it. `times` has one number a line, never falling. */
export function timeTicks(times: readonly number[], most = 8): { time: number; line: number }[] {
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? 0;
  const step = roundStep(Math.max(1, last - first), most);
  const begins = new Map<number, number>();
  for (const [line, time] of times.entries()) if (!begins.has(time)) begins.set(time, line);
  return [...begins]
    .flatMap(([time, line]) => (time % step === 0 || time === first ? [{ time, line }] : []))
    .filter(
      // The first one gives way to a round number close by.
      ({ time, line }, at, all) =>
        time !== first || at !== 0 || all[1] === undefined || all[1].line - line > times.length / (2 * most),
    );
}
