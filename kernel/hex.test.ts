import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BLOCKED,
  cheapestWays,
  DIRECTIONS,
  distance,
  type Hex,
  hexBeside,
  hexBoard,
  hexDistance,
  neighbour,
  OUTSIDE,
  opposite,
  straightSquared,
  UNREACHED,
  wayTo,
} from './hex.ts';

const hex = fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) });
const disc = (radius: number): Hex[] => {
  const reach = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  const square = reach.flatMap((q) => reach.map((r) => ({ q, r })));
  return square.filter((each) => hexDistance(each, { q: 0, r: 0 }) <= radius);
};

describe('hexagons', () => {
  test('the six directions go round clockwise from the north, and the opposite one leads back', () => {
    const round = DIRECTIONS.map((direction) => hexBeside({ q: 0, r: 0 }, direction));
    expect(round.map(({ q }) => q)).toEqual([0, 1, 1, 0, -1, -1]);
    expect(round.map(({ r }) => r)).toEqual([-1, -1, 0, 1, 1, 0]);
    for (const direction of DIRECTIONS)
      expect(hexBeside(hexBeside({ q: 4, r: 2 }, direction), opposite(direction))).toEqual({ q: 4, r: 2 });
  });

  test('distance is a metric: symmetric, zero only to itself, never longer by a detour', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(hexDistance(a, b)).toBe(hexDistance(b, a));
        expect(hexDistance(a, a)).toBe(0);
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
      }),
    );
  });

  test('as the crow flies: neighbours are 1 apart, a cell across an edge of two is the root of 3', () => {
    expect(DIRECTIONS.map((d) => straightSquared({ q: 0, r: 0 }, hexBeside({ q: 0, r: 0 }, d)))).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    expect(straightSquared({ q: 0, r: 0 }, { q: 1, r: 1 })).toBe(3);
  });
});

describe('boards of hexagons', () => {
  const board = hexBoard(disc(3));
  const cellAt = (q: number, r: number) => board.hexes.findIndex((each) => each.q === q && each.r === r);

  test('neighbours and distances are those of the coordinates; beyond the edge is nothing', () => {
    expect(board.size).toBe(37);
    expect(neighbour(board, cellAt(0, 0), 2)).toBe(cellAt(1, 0));
    expect(neighbour(board, cellAt(0, -3), 0)).toBe(OUTSIDE);
    expect(distance(board, cellAt(-3, 0), cellAt(3, 0))).toBe(6);
  });

  test('with every step at 1 the cheapest way is the distance', () => {
    const ways = cheapestWays(board, [cellAt(-3, 0)], () => 1);
    for (let cell = 0; cell < board.size; cell++) {
      expect(ways.costs[cell]).toBe(distance(board, cellAt(-3, 0), cell));
      expect(wayTo(ways, cell)).toHaveLength((ways.costs[cell] as number) + 1);
    }
  });

  test('a dear step is walked round; a wall is not passed; the limit ends the walk', () => {
    const dear = cellAt(1, 0);
    const ways = cheapestWays(board, [cellAt(0, 0)], (_from, to) => (to === dear ? 9 : 1));
    expect(wayTo(ways, cellAt(2, 0))).toEqual([cellAt(0, 0), cellAt(1, -1), cellAt(2, -1), cellAt(2, 0)]);
    expect(ways.costs[dear]).toBe(9);

    const walled = cheapestWays(board, [cellAt(0, 0)], (from, to) =>
      board.hexes[from]?.q === 0 && board.hexes[to]?.q === 1 ? BLOCKED : 1,
    );
    expect(walled.costs[cellAt(1, 0)]).toBe(UNREACHED);

    const short = cheapestWays(board, [cellAt(0, 0)], () => 1, 2);
    expect(short.costs[cellAt(2, 0)]).toBe(2);
    expect(short.costs[cellAt(3, 0)]).toBe(UNREACHED);
  });

  test('the cheapest way agrees with trying every step again and again, whatever the costs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 37, maxLength: 37 }), (prices) => {
        const stepCost = (_from: number, to: number) => prices[to] as number;
        const ways = cheapestWays(board, [cellAt(0, 0)], stepCost);
        const slow = Array<number>(board.size).fill(Number.POSITIVE_INFINITY);
        slow[cellAt(0, 0)] = 0;
        for (let round = 0; round < board.size; round++)
          for (let cell = 0; cell < board.size; cell++)
            for (const direction of DIRECTIONS) {
              const to = neighbour(board, cell, direction);
              if (to !== OUTSIDE && prices[to] !== 0)
                slow[to] = Math.min(slow[to] as number, (slow[cell] as number) + (prices[to] as number));
            }
        expect([...ways.costs]).toEqual(slow.map((cost) => (cost === Number.POSITIVE_INFINITY ? UNREACHED : cost)));
      }),
    );
  });
});
