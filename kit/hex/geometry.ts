import { DIRECTIONS, type Direction, type Hex, hexBeside } from '@parlour/kernel/hex.ts';

/** Where hexagons lie on a picture: flat side up, `side` long, the hexagon (0, 0) around the origin, y downwards. */
export type Point = { readonly x: number; readonly y: number };
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const ROOT_3 = Math.sqrt(3);

export const centreOf = ({ q, r }: Hex, side: number): Point => ({ x: 1.5 * side * q, y: ROOT_3 * side * (r + q / 2) });

/** The six corners, clockwise from the north-west, so that the edge in direction d runs from corner d to corner d + 1. */
export function cornersOf(hex: Hex, side: number): Point[] {
  const { x, y } = centreOf(hex, side);
  return DIRECTIONS.map((corner) => {
    const angle = ((corner * 60 - 120) * Math.PI) / 180;
    return { x: x + side * Math.cos(angle), y: y + side * Math.sin(angle) };
  });
}

/** The middle of one edge. */
export function edgeOf(hex: Hex, direction: Direction, side: number): Point {
  const { x, y } = centreOf(hex, side);
  const angle = ((direction * 60 - 90) * Math.PI) / 180;
  const reach = (ROOT_3 / 2) * side;
  return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
}

const figure = (n: number): string => String(Math.round(n * 10) / 10);
const placed = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`;

/** A hexagon as a closed path; `inset` makes it that much smaller all round. */
export function hexPath(hex: Hex, side: number, inset = 0): string {
  const centre = centreOf(hex, side);
  const scale = (side - inset) / side;
  const corners = cornersOf(hex, side).map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * scale,
    y: centre.y + (y - centre.y) * scale,
  }));
  return `M${corners.map(placed).join('L')}Z`;
}

/** The line around a group of hexagons: every edge that has only one of them beside it. */
export function outlineOf(hexes: readonly Hex[], side: number): string {
  const members = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  const ends = new Map<string, { from: Point; to: Point }>();
  for (const hex of hexes) {
    const corners = cornersOf(hex, side);
    for (const direction of DIRECTIONS) {
      const { q, r } = hexBeside(hex, direction);
      if (members.has(`${q},${r}`)) continue;
      const [from, to] = [corners[direction], corners[(direction + 1) % 6]];
      if (from !== undefined && to !== undefined) ends.set(placed(from), { from, to });
    }
  }
  let path = '';
  for (let edge = ends.values().next().value; edge !== undefined; edge = ends.values().next().value) {
    path += `M${placed(edge.from)}`;
    for (let next: typeof edge | undefined = edge; next !== undefined; next = ends.get(placed(next.to))) {
      ends.delete(placed(next.from));
      path += `L${placed(next.to)}`;
    }
    path += 'Z';
  }
  return path;
}

/** The hexagon a point lies in. */
export function hexAt({ x, y }: Point, side: number): Hex {
  const q = x / (1.5 * side);
  const r = y / (ROOT_3 * side) - q / 2;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS + q + r)];
  // Of the three coordinates, the one that was rounded most follows from the other two.
  if (offQ > offR && offQ > offS) return { q: 0 - wholeR - wholeS, r: wholeR };
  return offR > offS ? { q: wholeQ, r: 0 - wholeQ - wholeS } : { q: wholeQ, r: wholeR };
}

/** The smallest box around hexagons, with a margin. */
export function boundsOf(hexes: readonly Hex[], side: number, margin = 0): Box {
  const centres = hexes.map((hex) => centreOf(hex, side));
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - side - margin, Math.min(...ys) - (ROOT_3 / 2) * side - margin];
  return {
    x,
    y,
    width: Math.max(...xs) + side + margin - x,
    height: Math.max(...ys) + (ROOT_3 / 2) * side + margin - y,
  };
}
