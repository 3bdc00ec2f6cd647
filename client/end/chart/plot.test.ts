import { expect, test } from 'vitest';
import { apart, plotOf } from './plot.ts';

const FRAME = { width: 400, height: 240, left: 40, right: 30, top: 10, bottom: 40 };

test('players who are level have lines beside one another, not on top of each other', () => {
  const series = [
    [5, 5, 5],
    [7, 7, 5],
  ];
  const { paths, ends } = plotOf(series, [1, 2], FRAME, 20);
  expect(new Set(paths).size).toBe(3);
  const [first = 0, second = 0] = ends;
  expect(Math.abs(first - second)).toBeGreaterThanOrEqual(20);
});

test('what one has stays until it changes: steps, not slopes', () => {
  expect(plotOf([[0], [0], [10], [10]], [1, 1, 1, 1], FRAME, 20).paths).toEqual(['M40 200H260V10H370']);
});

test('marks are moved apart, keep their order, and stay on the chart', () => {
  expect(apart([100, 100, 100], 20, 0, 200)).toEqual([100, 120, 140]);
  expect(apart([195, 190, 5], 20, 0, 200)).toEqual([200, 180, 5]);
  const crowded = apart([50, 50, 50, 50, 50, 50, 50, 50], 20, 0, 150);
  expect(Math.max(...crowded)).toBeLessThanOrEqual(150);
});
