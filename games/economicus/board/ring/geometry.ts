/**
 * The shape of the dial: a ring with rounded corners that fills an oblong, cut into eleven segments of equal length. Which touches which is
 * as on the round board (specification, 5.2).
 */

type Point = { x: number; y: number };
export type Dial = {
  width: number;
  height: number;
  /** The outline of each segment, by its position on the ring. */
  outlines: readonly string[];
  /** The middle of each segment, where its label stands. */
  centres: readonly Point[];
  /** A line along the inner rim of each segment: chains are drawn with it. */
  rims: readonly string[];
  /** A line along the outer rim of each segment: cracks run in from it. */
  edges: readonly string[];
  /** Lines that run round the whole dial, from the outside in. */
  rounds: readonly string[];
  /** The oblong in the middle. */
  hub: { width: number; height: number };
};

const SEGMENTS = 11;
const STEPS = 12;
const QUARTER = Math.PI / 2;

/** Walks the middle line clockwise from the top; `out` is how far to its outer side. */
function walk(width: number, height: number, radius: number): { length: number; at(way: number, out: number): Point } {
  const [across, down] = [width / 2 - radius, height / 2 - radius];
  const bend = radius * QUARTER;
  const length = 4 * (across + down + bend);
  /** A quarter of the line, from the middle of the top to the middle of the right side. */
  const quarter = (way: number, out: number): Point => {
    if (way <= across) return { x: way, y: -height / 2 - out };
    if (way >= across + bend) return { x: width / 2 + out, y: -down + (way - across - bend) };
    const angle = (way - across) / radius;
    return { x: across + (radius + out) * Math.sin(angle), y: -down - (radius + out) * Math.cos(angle) };
  };
  const at = (way: number, out: number): Point => {
    const part = length / 4;
    const rest = ((way % length) + length) % length;
    if (rest < part) return quarter(rest, out);
    if (rest < 2 * part) return mirror(quarter(2 * part - rest, out), 1, -1);
    if (rest < 3 * part) return mirror(quarter(rest - 2 * part, out), -1, -1);
    return mirror(quarter(4 * part - rest, out), -1, 1);
  };
  return { length, at };
}
const mirror = ({ x, y }: Point, across: 1 | -1, down: 1 | -1): Point => ({ x: x * across, y: y * down });

const round = (n: number): number => Math.round(n * 10) / 10;
const line = (points: readonly Point[]): string => points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');

/** `corner` is the radius of the middle line in the corners. */
export function dialOf(width: number, height: number, depth: number, corner: number): Dial {
  const { length, at } = walk(width - depth - 4, height - depth - 4, corner);
  const arc = (out: number, from: number, to: number, steps = STEPS): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => at(((from + ((to - from) * i) / steps) / SEGMENTS) * length, out));
  const ids = Array.from({ length: SEGMENTS }, (_, i) => i);
  const half = depth / 2;
  const outline = (i: number) => [...arc(half, i - 0.5, i + 0.5), ...arc(-half, i - 0.5, i + 0.5).reverse()];
  return {
    width,
    height,
    outlines: ids.map((i) => `M${line(outline(i))}Z`),
    centres: ids.map((i) => middleOf(outline(i))),
    rims: ids.map((i) => `M${line(arc(4.5 - half, i - 0.5, i + 0.5))}`),
    edges: ids.map((i) => `M${line(arc(half - 5, i - 0.42, i + 0.42))}`),
    rounds: [half - 3, half - 6, 9 - half, -half - 3].map((out) => `M${line(arc(out, 0, SEGMENTS, 14 * STEPS))}Z`),
    hub: { width: width - 2 * depth - 4, height: height - 2 * depth - 4 },
  };
}

/** The middle of an area, not of its outline: in the corners it lies further out. */
function middleOf(points: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** Beside the other columns of a wide table, of a table with height to spare, and alone on an upright phone. */
export const WIDE = dialOf(720, 446, 124, 128);
export const ROOMY = dialOf(720, 524, 138, 150);
export const TALL = dialOf(374, 430, 98, 104);
