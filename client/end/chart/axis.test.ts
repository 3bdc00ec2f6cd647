import { describe, expect, test } from 'vitest';
import { axisFor, roundStep, timeTicks } from './axis.ts';

describe('an axis of amounts', () => {
  test('begins and ends with round numbers and holds every value', () => {
    expect(axisFor([15, 327])).toEqual({ low: 0, high: 400, ticks: [0, 100, 200, 300, 400] });
    expect(axisFor([0, 21])).toEqual({ low: 0, high: 25, ticks: [0, 5, 10, 15, 20, 25] });
    expect(axisFor([-37, 118]).ticks).toEqual([-50, 0, 50, 100, 150]);
  });

  test('counts in wholes, even where there is nearly nothing to count', () => {
    expect(axisFor([0, 0, 0])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
    expect(axisFor([0, 2]).ticks).toEqual([0, 1, 2]);
  });

  test('has few ticks, and only 1, 2 and 5 with noughts as steps', () => {
    for (let most = 1; most < 5000; most = Math.ceil(most * 1.13)) {
      const { ticks } = axisFor([most]);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(String((ticks[1] ?? 0) - (ticks[0] ?? 0))).toMatch(/^[125]0*$/);
    }
    expect(roundStep(30, 5)).toBe(10);
  });
});

describe('an axis of time', () => {
  test('marks where a round begins, at round numbers', () => {
    const times = Array.from({ length: 250 }, (_, line) => 1 + Math.floor(line / 10));
    expect(timeTicks(times, 6).map(({ time }) => time)).toEqual([1, 5, 10, 15, 20, 25]);
    expect(timeTicks(times, 6).map(({ line }) => line)).toEqual([0, 40, 90, 140, 190, 240]);
  });

  test('leaves out the first where a round number is too close to it', () => {
    expect(timeTicks([1, 2, ...Array(100).fill(4), ...Array(100).fill(6)], 4).map(({ time }) => time)).toEqual([
      2, 4, 6,
    ]);
  });

  test('a game over at once has one moment', () => {
    expect(timeTicks([1], 6)).toEqual([{ time: 1, line: 0 }]);
  });
});
