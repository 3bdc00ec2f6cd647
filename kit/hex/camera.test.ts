import { expect, test } from 'vitest';
import { held, nearer, seenAt, shifted, shownAt, wholeOf } from './camera.ts';

const MAP = { x: -100, y: -50, width: 200, height: 100 };
const WINDOW = { width: 400, height: 400 };
const LIMITS = { widest: 2, nearest: 8 };

test('the whole map is seen, in the middle', () => {
  expect(wholeOf(MAP, WINDOW)).toEqual({ x: 0, y: 0, zoom: 2 });
  expect(shownAt(wholeOf(MAP, WINDOW), { x: -100, y: -50 }, WINDOW)).toEqual({ x: 0, y: 100 });
});

test('coming nearer keeps what is under the pointer', () => {
  const [camera, at] = [
    { x: 10, y: -20, zoom: 3 },
    { x: 50, y: 310 },
  ];
  const under = seenAt(camera, at, WINDOW);
  const closer = nearer(camera, 1.7, at, WINDOW);
  expect(closer.zoom).toBeCloseTo(5.1);
  expect(seenAt(closer, at, WINDOW).x).toBeCloseTo(under.x);
  expect(seenAt(closer, at, WINDOW).y).toBeCloseTo(under.y);
});

test('the camera stays inside the map and its limits', () => {
  expect(held({ x: 0, y: 0, zoom: 1 }, MAP, WINDOW, LIMITS).zoom).toBe(2);
  expect(held({ x: 0, y: 0, zoom: 50 }, MAP, WINDOW, LIMITS).zoom).toBe(8);
  // At zoom 4 the window is 100 units wide and high: its middle comes as near as 20 to an edge of a map that is larger.
  expect(held({ x: 999, y: 999, zoom: 4 }, MAP, WINDOW, LIMITS)).toEqual({ x: 80, y: 0, zoom: 4 });
});

test('a drag to the right shows what lies to the left', () => {
  expect(shifted({ x: 0, y: 0, zoom: 4 }, 40, -8)).toEqual({ x: -10, y: 2, zoom: 4 });
});
