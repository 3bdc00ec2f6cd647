import type { Rating } from './ratings.ts';

const [WIDTH, ROW, LEFT, RIGHT, TOP, BOTTOM] = [640, 32, 150, 30, 16, 40];
const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000];

/** Ratings as a picture: a dot and its interval for each bot, strongest first. In two inks that are seen on light and on dark paper. */
export function ratingsChart(ratings: readonly Rating[]): string {
  const low = Math.min(0, ...ratings.map((each) => each.low));
  const high = Math.max(0, ...ratings.map((each) => each.high));
  const step = STEPS.find((each) => (high - low) / each <= 8) ?? 5000;
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const x = (points: number) => (LEFT + ((points - from) / (to - from)) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const foot = TOP + ratings.length * ROW;
  const marks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${foot + BOTTOM}" font-family="sans-serif" font-size="14" fill="#808080" stroke-width="1">`,
    ...marks.flatMap((points) => [
      `  <path d="M${x(points)} ${TOP}V${foot}" stroke="#808080" stroke-opacity="${points === 0 ? 1 : 0.3}"/>`,
      `  <text x="${x(points)}" y="${foot + 22}" text-anchor="middle">${points}</text>`,
    ]),
    ...ratings.flatMap(({ bot, rating, low: least, high: most }, i) => {
      const y = TOP + (i + 0.5) * ROW;
      return [
        `  <text x="${LEFT - 12}" y="${y + 5}" text-anchor="end">${bot}</text>`,
        `  <path d="M${x(least)} ${y}H${x(most)}" stroke="#2f7fb5" stroke-width="3"/>`,
        `  <circle cx="${x(rating)}" cy="${y}" r="6" fill="#2f7fb5"/>`,
      ];
    }),
    '</svg>',
    '',
  ].join('\n');
}
