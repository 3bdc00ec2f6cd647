import { describe, expect, test } from 'vitest';
import { turningPoints } from './turning-points.ts';

const all = (series: readonly unknown[]): number[] => series.map((_, line) => line);

/** A game of two that goes on evenly, with these jumps: line, seat, by how much. */
function game(lines: number, jumps: [number, number, number][], seats = 2): number[][] {
  const row = Array<number>(seats).fill(100);
  return Array.from({ length: lines }, (_, line) => {
    for (const [at, seat, by] of jumps) if (at === line) row[seat] = (row[seat] ?? 0) + by;
    return [...row];
  });
}

const found = (series: number[][], isShared = false, lines = all(series)) => turningPoints({ series, lines, isShared });

describe('turning points', () => {
  test('are the largest swings, in the order in which they came', () => {
    const series = game(200, [
      [20, 0, 50],
      [60, 1, 90],
      [100, 0, 3],
      [140, 1, -70],
      [180, 0, 40],
    ]);
    expect(found(series).map(({ line }) => line)).toEqual([20, 60, 140, 180]);
    expect(found(series).map(({ change }) => change)).toEqual([50, 90, -70, 40]);
  });

  test('say who comes to lead, and only where the lead changes hands', () => {
    const series = game(100, [
      [10, 0, 50],
      [50, 1, 80],
      [80, 1, 60],
    ]);
    expect(found(series).map(({ takesLead }) => takesLead)).toEqual([null, 1, null]);
  });

  test('a small step that takes the lead for good is worth more than a larger one that changes nothing', () => {
    const series = game(400, [
      [20, 0, 100],
      [60, 1, 60],
      [100, 0, 60],
      [140, 1, 60],
      [180, 0, 60],
      [220, 1, 60],
      [380, 1, 45],
    ]);
    expect(found(series).map(({ line }) => line)).toContain(380);
  });

  test('are five at most and three where there are three, however small', () => {
    const many = game(
      400,
      Array.from({ length: 12 }, (_, n) => [20 + 30 * n, n % 2, 50 + n] as [number, number, number]),
    );
    expect(found(many)).toHaveLength(5);
    const uneven = game(200, [
      [20, 0, 500],
      [80, 1, 5],
      [150, 1, 4],
    ]);
    expect(found(uneven)).toHaveLength(3);
  });

  test('two swings in one breath are one story', () => {
    const series = game(300, [
      [100, 0, 40],
      [101, 0, 50],
      [250, 1, 60],
    ]);
    expect(found(series).map(({ line }) => line)).toEqual([101, 250]);
  });

  test('what was taken back never happened', () => {
    const series = game(100, [
      [30, 0, 500],
      [31, 0, -500],
      [70, 1, 20],
    ]);
    const lines = all(series).filter((line) => line !== 30 && line !== 31);
    expect(found(series, false, lines).map(({ line }) => line)).toEqual([70]);
  });

  test('where all play together nobody leads, and a blow to one is a blow', () => {
    const series = game(100, [
      [30, 0, -6],
      [60, 1, -8],
    ]);
    expect(found(series, true)).toEqual([
      { line: 30, seat: 0, change: -6, takesLead: null },
      { line: 60, seat: 1, change: -8, takesLead: null },
    ]);
  });

  test('one seat alone, and a game over at once, are told too', () => {
    expect(found(game(50, [[20, 0, -4]], 1), true)).toHaveLength(1);
    expect(found([[100, 100]])).toEqual([]);
    expect(found([])).toEqual([]);
  });
});
