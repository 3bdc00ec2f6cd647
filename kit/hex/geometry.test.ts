import { DIRECTIONS, hexBeside } from '@parlour/kernel/hex.ts';
import { describe, expect, test } from 'vitest';
import { boundsOf, centreOf, cornersOf, edgeOf, hexAt, type Layout, outlineOf, stepsOf } from './geometry.ts';

const HERE = { q: 2, r: -3 };

describe.each<Layout>([
  { side: 10, up: 'flat' },
  { side: 10, up: 'point' },
])('hexagons with a $up upwards', (layout) => {
  test('a point belongs to the hexagon whose centre is nearest', () => {
    for (const direction of DIRECTIONS) {
      const [here, there] = [centreOf(HERE, layout), centreOf(hexBeside(HERE, direction), layout)];
      const at = (part: number) => ({ x: here.x + (there.x - here.x) * part, y: here.y + (there.y - here.y) * part });
      expect(hexAt(at(0.45), layout)).toEqual(HERE);
      expect(hexAt(at(0.55), layout)).toEqual(hexBeside(HERE, direction));
    }
    expect(hexAt({ x: -1, y: -1 }, layout)).toEqual({ q: 0, r: 0 });
  });

  test('an edge lies half way to the neighbour, between the two corners of its direction', () => {
    for (const direction of DIRECTIONS) {
      const [here, there] = [centreOf(HERE, layout), centreOf(hexBeside(HERE, direction), layout)];
      const [a, b] = [cornersOf(HERE, layout)[direction], cornersOf(HERE, layout)[(direction + 1) % 6]];
      const edge = edgeOf(HERE, direction, layout);
      expect(edge.x).toBeCloseTo((here.x + there.x) / 2);
      expect(edge.y).toBeCloseTo((here.y + there.y) / 2);
      expect(edge.x).toBeCloseTo(((a?.x ?? 0) + (b?.x ?? 0)) / 2);
      expect(edge.y).toBeCloseTo(((a?.y ?? 0) + (b?.y ?? 0)) / 2);
    }
  });

  test('the line around a group is closed and skips the edges inside', () => {
    const large = { ...layout, side: 60 };
    const corners = (path: string) => path.split('L').length - 1;
    expect(corners(outlineOf([HERE], large))).toBe(6);
    expect(corners(outlineOf([HERE, hexBeside(HERE, 2)], large))).toBe(10);
    const flower = [HERE, ...DIRECTIONS.map((direction) => hexBeside(HERE, direction))];
    expect(corners(outlineOf(flower, large))).toBe(18);
    // A ring has a line outside and a line inside.
    expect(outlineOf(flower.slice(1), large).match(/M/g)).toHaveLength(2);
  });

  test('an arrow key leads to a neighbour that lies that way', () => {
    for (const hex of [HERE, { q: 3, r: -3 }, { q: -1, r: 1 }])
      for (const [key, axis, sign] of [
        ['ArrowUp', 'y', -1],
        ['ArrowDown', 'y', 1],
        ['ArrowLeft', 'x', -1],
        ['ArrowRight', 'x', 1],
      ] as const)
        for (const step of stepsOf(key, hex, layout) ?? [])
          expect(sign * (centreOf(hexBeside(hex, step), layout)[axis] - centreOf(hex, layout)[axis])).toBeGreaterThan(
            1,
          );
    expect(stepsOf('x', HERE, layout)).toBeNull();
  });
});

test('the box around a hexagon is two sides long from point to point, and the root of three from side to side', () => {
  const flat = boundsOf([{ q: 0, r: 0 }], { side: 10, up: 'flat' }, 5);
  const point = boundsOf([{ q: 0, r: 0 }], { side: 10, up: 'point' }, 5);
  expect([flat.width, point.height].map(Math.round)).toEqual([30, 30]);
  expect(flat.height).toBeCloseTo(10 * Math.sqrt(3) + 10);
  expect(point.width).toBeCloseTo(10 * Math.sqrt(3) + 10);
});
