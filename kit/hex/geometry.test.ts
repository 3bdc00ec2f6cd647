import { DIRECTIONS, hexBeside } from '@parlour/kernel/hex.ts';
import { expect, test } from 'vitest';
import { boundsOf, centreOf, cornersOf, edgeOf, hexAt, outlineOf } from './geometry.ts';

const HERE = { q: 2, r: -3 };

test('a point belongs to the hexagon whose centre is nearest', () => {
  for (const direction of DIRECTIONS) {
    const [here, there] = [centreOf(HERE, 10), centreOf(hexBeside(HERE, direction), 10)];
    const at = (part: number) => ({ x: here.x + (there.x - here.x) * part, y: here.y + (there.y - here.y) * part });
    expect(hexAt(at(0.45), 10)).toEqual(HERE);
    expect(hexAt(at(0.55), 10)).toEqual(hexBeside(HERE, direction));
  }
});

test('an edge lies half way to the neighbour, between the two corners of its direction', () => {
  for (const direction of DIRECTIONS) {
    const [here, there] = [centreOf(HERE, 10), centreOf(hexBeside(HERE, direction), 10)];
    const [a, b] = [cornersOf(HERE, 10)[direction], cornersOf(HERE, 10)[(direction + 1) % 6]];
    const edge = edgeOf(HERE, direction, 10);
    expect(edge.x).toBeCloseTo((here.x + there.x) / 2);
    expect(edge.y).toBeCloseTo((here.y + there.y) / 2);
    expect(edge.x).toBeCloseTo(((a?.x ?? 0) + (b?.x ?? 0)) / 2);
    expect(edge.y).toBeCloseTo(((a?.y ?? 0) + (b?.y ?? 0)) / 2);
  }
});

test('the line around a group is closed and skips the edges inside', () => {
  const corners = (path: string) => path.split('L').length - 1;
  expect(corners(outlineOf([HERE], 60))).toBe(6);
  expect(corners(outlineOf([HERE, hexBeside(HERE, 2)], 60))).toBe(10);
  const flower = [HERE, ...DIRECTIONS.map((direction) => hexBeside(HERE, direction))];
  expect(corners(outlineOf(flower, 60))).toBe(18);
  // A ring has a line outside and a line inside.
  expect(outlineOf(flower.slice(1), 60).match(/M/g)).toHaveLength(2);
});

test('the box around a hexagon is two sides wide and the root of three high', () => {
  const box = boundsOf([{ q: 0, r: 0 }], 10, 5);
  expect(box.width).toBeCloseTo(30);
  expect(box.height).toBeCloseTo(10 * Math.sqrt(3) + 10);
});
