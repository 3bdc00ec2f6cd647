/** Odds come as counts of the 36 rolls; people read percents and means. */
const ROLLS = 36;
export const percentOf = (rolls: number): number => Math.round((100 * rolls) / ROLLS);
export const meanOf = (sum: number, digits: Intl.NumberFormat): string => digits.format(sum / ROLLS);

/** The group of helpers that was ticked, in the order the facts have it. */
export const isSameGroup = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));
