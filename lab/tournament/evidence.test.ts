import { below, seeded } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { shareOf } from '../statistics.ts';
import { boundsOf, verdictOf } from './evidence.ts';

/** Coins that fall on their head so often in a thousand; a look at them after every so many, as a tournament has it. */
const LOOKS = [4, 6, 9, 14, 21, 32, 48, 72, 108, 162, 243];
function coins(seed: number, chance: number): number[] {
  const dice = { chance: seeded(seed) };
  return Array.from({ length: LOOKS.at(-1) ?? 0 }, () => (below(dice, 1000) < chance ? 1 : 0));
}
const RUNS = 600;
/** In what part of the runs somebody says so at one of the looks. */
const often = (chance: number, says: (seen: number[]) => boolean): number => {
  let said = 0;
  for (let seed = 1; seed <= RUNS; seed++) {
    const all = coins(seed, chance);
    if (LOOKS.some((look) => says(all.slice(0, look)))) said += 1;
  }
  return said / RUNS;
};

test('fair coins are called unfair at most five times in a hundred, however often one looks; by other intervals more often', () => {
  for (const chance of [500, 250]) {
    const fair = chance / 1000;
    expect(often(chance, (seen) => verdictOf(seen, fair) !== null)).toBeLessThan(0.05);
    const byEachLook = often(chance, (seen) => {
      const { low, high } = shareOf(
        seen.reduce((sum, each) => sum + each, 0),
        seen.length,
      );
      return fair < low || fair > high;
    });
    expect(byEachLook).toBeGreaterThan(0.1);
  }
});

test('coins that are not fair are found out, on the right side', () => {
  expect(often(700, (seen) => verdictOf(seen, 0.5) === 'above')).toBeGreaterThan(0.95);
  expect(often(300, (seen) => verdictOf(seen, 0.5) === 'below')).toBeGreaterThan(0.95);
  expect(often(700, (seen) => verdictOf(seen, 0.5) === 'below')).toBeLessThan(0.01);
});

test('the interval that holds whenever one stops has the truth in it, is wider than that of a single look, and agrees with the verdict', () => {
  let holds = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const seen = coins(seed, 600);
    const { low, high } = boundsOf(seen);
    if (low <= 0.6 && high >= 0.6) holds += 1;
    const once = shareOf(
      seen.reduce((sum, each) => sum + each, 0),
      seen.length,
    );
    expect(low).toBeLessThan(once.low);
    expect(high).toBeGreaterThan(once.high);
    expect(verdictOf(seen, low - 0.01)).toBe('above');
    expect(verdictOf(seen, low + 0.01)).toBe(null);
  }
  expect(holds).toBeGreaterThanOrEqual(19);
  expect(boundsOf([])).toEqual({ low: expect.closeTo(0), high: expect.closeTo(1) });
});
