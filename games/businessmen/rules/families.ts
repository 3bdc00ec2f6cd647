import { type OneOf, oneOf, type Refusal } from '@parlour/kernel';
import type { Businessmen } from '../types.ts';

/**
 * A family of choices for each value that is open. The first one also carries the values that are barred, each with its reason:
 * a family without a single choice would not reach the player. Where nothing is open, one family without a choice says why.
 */
export function families<T, F>(
  values: readonly [T, ...T[]],
  barrier: (value: T) => Refusal<Businessmen> | null,
  family: (domain: OneOf<T>, value: T) => F,
): F[] {
  const open = values.filter((value) => barrier(value) === null);
  if (open.length === 0) return [family(oneOf(values, barrier), values[0])];
  return open.map((value, i) => family(i === 0 ? oneOf(withBarred(values, open), barrier) : oneOf([value]), value));
}

/** The first open value and all that are barred. */
const withBarred = <T>(values: readonly T[], open: readonly T[]): T[] =>
  values.filter((value) => value === open[0] || !open.includes(value));
