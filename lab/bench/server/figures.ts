import type { Line } from '../measure.ts';

/** The value that so much of all is at most: 0.5 for the median. */
export function quantile(all: readonly number[], part: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const atMost = (what: string, value: number, bar: number, unit: string, digits = 1): Line => ({
  what,
  value: `${value.toFixed(digits)} ${unit}`,
  bar: `${bar} ${unit}`,
  ok: value <= bar,
});

export const isReached = (lines: readonly Line[]): boolean => lines.every(({ ok }) => ok !== false);
