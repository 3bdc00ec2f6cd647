import { othersFor, type Shape } from './seatings.ts';

/** How strong a bot is beside the yardstick, which has 0, and its 95 % interval. */
export type Rating = { bot: string; rating: number; low: number; high: number };

type Met = { one: string; among: string | null; wins: number; games: number };

/** As in chess: 400 points are ten victories for one. */
const POINTS = 400 / Math.log(10);
const Z = 1.96;
const ROUNDS = 60;

/**
 * Bradley and Terry's model of all meetings at once: a seat of a bot wins as often as its strength says beside the sum of all at the
 * table. Each meeting is given one more victory, divided evenly, so that nobody is endlessly strong. Intervals by the information of
 * the games; that deals are alike makes them a little too wide, if anything.
 */
export function ratingsOf(meetings: readonly Met[], seats: number, shape: Shape): Rating[] {
  const bots = [...new Set(meetings.flatMap(({ one, among }) => (among === null ? [one] : [among, one])))];
  const isBox = meetings.every(({ among }) => among === null);
  const yardstick = isBox ? null : bots.includes('careful') ? 'careful' : (bots[0] ?? null);
  const free = bots.filter((bot) => bot !== yardstick);
  const strength = free.map(() => 0);
  const at = (bot: string | null): number => (bot === null ? -1 : free.indexOf(bot));
  let information: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const slope = free.map(() => 0);
    information = free.map((_, i) => free.map((__, j) => (i === j ? 1e-9 : 0)));
    for (const { one, among, wins, games } of meetings) {
      const [i, j] = [at(one), at(among)];
      const odds = (strength[i] ?? 0) - (strength[j] ?? 0) - (among === null ? 0 : Math.log(othersFor(seats, shape)));
      const chance = 1 / (1 + Math.exp(-odds));
      const surprise = wins + 0.5 - (games + 1) * chance;
      const weight = (games + 1) * chance * (1 - chance);
      for (const [a, sign] of [
        [i, 1],
        [j, -1],
      ] as const) {
        if (a < 0) continue;
        slope[a] = (slope[a] as number) + sign * surprise;
        for (const [b, other] of [
          [i, sign],
          [j, -sign],
        ] as const) {
          const row = information[a] as number[];
          if (b >= 0) row[b] = (row[b] as number) + weight * other;
        }
      }
    }
    const covariance = inverseOf(information);
    for (const [i, row] of covariance.entries()) {
      const step = row.reduce((sum, each, j) => sum + each * (slope[j] as number), 0);
      strength[i] = (strength[i] as number) + Math.max(-1, Math.min(1, step));
    }
  }
  const covariance = inverseOf(information);
  return bots
    .map((bot) => {
      const i = at(bot);
      const rating = POINTS * (strength[i] ?? 0);
      const width = i < 0 ? 0 : POINTS * Z * Math.sqrt(covariance[i]?.[i] ?? 0);
      return { bot, rating, low: rating - width, high: rating + width };
    })
    .sort((a, b) => b.rating - a.rating);
}

/** By Gauss and Jordan; the information of games is positive definite, so that no pivot is 0. */
function inverseOf(matrix: readonly number[][]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i] as number[];
    const by = pivot[i] as number;
    for (let k = 0; k < pivot.length; k++) pivot[k] = (pivot[k] as number) / by;
    for (const row of rows) {
      const factor = row[i] as number;
      if (row === pivot) continue;
      for (let k = 0; k < row.length; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    }
  }
  return rows.map((row) => row.slice(size));
}
