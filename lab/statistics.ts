/** A share of wins with its 95 % interval (Wilson): honest for small numbers too. */
export type Share = { wins: number; games: number; share: number; low: number; high: number };

const Z = 1.96;

export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { wins, games, share: 0, low: 0, high: 1 };
  const share = wins / games;
  const middle = (share + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  const width = (Z / (1 + (Z * Z) / games)) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return { wins, games, share, low: middle - width, high: middle + width };
}

/** A mean with its 95 % interval, and the extremes. */
export type Spread = { mean: number; low: number; high: number; min: number; max: number };

/** Sums that can be added up over workers and turned into a spread at the end. */
export type Tally = { n: number; sum: number; squares: number; min: number; max: number };
export const emptyTally = (): Tally => ({
  n: 0,
  sum: 0,
  squares: 0,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
});

export function count(tally: Tally, value: number): void {
  tally.n += 1;
  tally.sum += value;
  tally.squares += value * value;
  tally.min = Math.min(tally.min, value);
  tally.max = Math.max(tally.max, value);
}

export function merge(into: Tally, other: Tally): void {
  // What came as JSON knows no infinity.
  if (other.n === 0) return;
  into.n += other.n;
  into.sum += other.sum;
  into.squares += other.squares;
  into.min = Math.min(into.min, other.min);
  into.max = Math.max(into.max, other.max);
}

export function spreadOf({ n, sum, squares, min, max }: Tally): Spread {
  if (n === 0) return { mean: 0, low: 0, high: 0, min: 0, max: 0 };
  const mean = sum / n;
  const deviation = Math.sqrt(Math.max(0, squares / n - mean * mean));
  const width = (Z * deviation) / Math.sqrt(n);
  return { mean, low: mean - width, high: mean + width, min, max };
}
