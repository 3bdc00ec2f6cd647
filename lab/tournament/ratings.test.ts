import { expect, test } from 'vitest';
import { ratingsChart } from './chart.ts';
import { ratingsOf } from './ratings.ts';

const met = (one: string, among: string | null, wins: number, games: number) => ({ one, among, wins, games });
const ratingOf = (ratings: ReturnType<typeof ratingsOf>, bot: string) =>
  ratings.find((each) => each.bot === bot)?.rating;

test('ten victories for one are 400 points, in duels and as one among others', () => {
  const duel = ratingsOf([met('strong', 'careful', 10_000, 11_000)], 4, 'duel');
  expect(ratingOf(duel, 'strong')).toBeCloseTo(400, 0);
  expect(duel).toMatchObject([{ bot: 'strong' }, { bot: 'careful', rating: 0, low: 0, high: 0 }]);
  // Ten against three others of one each.
  const one = ratingsOf([met('strong', 'careful', 10_000, 13_000)], 4, 'one');
  expect(ratingOf(one, 'strong')).toBeCloseTo(400, 0);
});

test('what is known of two who met others in common is put together', () => {
  const ratings = ratingsOf([met('careful', 'weak', 7500, 10_000), met('strong', 'careful', 7500, 10_000)], 2, 'duel');
  expect(ratings.map(({ bot }) => bot)).toEqual(['strong', 'careful', 'weak']);
  expect(ratingOf(ratings, 'strong')).toBeCloseTo(400 * Math.log10(3), 0);
  expect(ratingOf(ratings, 'weak')).toBeCloseTo(-400 * Math.log10(3), 0);
});

test('an interval is that of the textbook for one share, and four times the games halve it', () => {
  const widthOf = (games: number) => {
    const [best] = ratingsOf([met('strong', 'careful', 0.75 * games, games)], 2, 'duel');
    return best === undefined ? 0 : (best.high - best.low) / 2;
  };
  const byHand = ((400 / Math.log(10)) * 1.96) / Math.sqrt(400 * 0.75 * 0.25);
  expect(widthOf(400)).toBeCloseTo(byHand, 0);
  expect(widthOf(400) / widthOf(1600)).toBeCloseTo(2, 1);
});

test('who won everything, or lost everything, has a rating all the same; with the box it is the box that has 0', () => {
  const [best, worst] = ratingsOf([met('all', null, 20, 20), met('none', null, 0, 20)], 3, 'one');
  expect(best?.bot).toBe('all');
  expect(best?.rating).toBeGreaterThan(300);
  expect(best?.rating).toBeLessThan(1500);
  expect(worst?.rating).toBeLessThan(-300);
});

test('the picture has a dot and an interval for each, inside its frame', () => {
  const picture = ratingsChart(ratingsOf([met('strong', 'careful', 30, 40)], 2, 'duel'));
  expect(picture.match(/<circle/g)).toHaveLength(2);
  for (const [, x] of picture.matchAll(/cx="([\d.]+)"/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(150);
    expect(Number(x)).toBeLessThan(640);
  }
  expect(picture).toContain('>strong</text>');
});
