import type { Box, Point } from './geometry.ts';

/** What of a map is seen: the point in the middle of the window, and how many pixels a unit of the map has. */
export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };
export type Window = { readonly width: number; readonly height: number };
export type Limits = { readonly nearest: number; readonly widest: number };

/** The camera that sees the whole map. */
export const wholeOf = (map: Box, { width, height }: Window): Camera => ({
  x: map.x + map.width / 2,
  y: map.y + map.height / 2,
  zoom: Math.min(width / map.width, height / map.height),
});

/** How much of half a window must be map: the rest may lie beyond its edge, so that nothing stays hidden under what covers the window's rim. */
const MAP_IN_SIGHT = 0.4;

/** Holds a camera to the map: no farther away than the whole of it, no nearer than `nearest`, never far beyond an edge. */
export function held(camera: Camera, map: Box, window: Window, { nearest, widest }: Limits): Camera {
  const zoom = Math.min(nearest, Math.max(widest, camera.zoom));
  const within = (at: number, start: number, length: number, seen: number): number => {
    const half = seen / zoom / 2;
    if (length <= 2 * half) return start + length / 2;
    const rim = half * MAP_IN_SIGHT;
    return Math.min(start + length - rim, Math.max(start + rim, at));
  };
  return {
    zoom,
    x: within(camera.x, map.x, map.width, window.width),
    y: within(camera.y, map.y, map.height, window.height),
  };
}

/** Moves what is seen by so many pixels. */
export const shifted = ({ x, y, zoom }: Camera, dx: number, dy: number): Camera => ({
  x: x - dx / zoom,
  y: y - dy / zoom,
  zoom,
});

/** Comes nearer by a factor; the point of the map under `at` (pixels of the window) stays where it is. */
export function nearer(camera: Camera, factor: number, at: Point, window: Window): Camera {
  const under = seenAt(camera, at, window);
  const zoom = camera.zoom * factor;
  return {
    zoom,
    x: under.x - (at.x - window.width / 2) / zoom,
    y: under.y - (at.y - window.height / 2) / zoom,
  };
}

/** The point of the map under a pixel of the window. */
export const seenAt = ({ x, y, zoom }: Camera, at: Point, { width, height }: Window): Point => ({
  x: x + (at.x - width / 2) / zoom,
  y: y + (at.y - height / 2) / zoom,
});

/** Where a point of the map is in the window. */
export const shownAt = ({ x, y, zoom }: Camera, point: Point, { width, height }: Window): Point => ({
  x: width / 2 + (point.x - x) * zoom,
  y: height / 2 + (point.y - y) * zoom,
});
