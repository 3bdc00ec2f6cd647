import { DIRECTIONS, type Direction, type Hex, hexBeside } from '@parlour/kernel/hex.ts';

/** Where hexagons lie on a picture: `side` long, with a flat side or a point upwards, the hexagon (0, 0) around the origin, y downwards. */
export type Layout = { readonly side: number; readonly up: 'flat' | 'point' };
export type Point = { readonly x: number; readonly y: number };
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const ROOT_3 = Math.sqrt(3);

export const centreOf = ({ q, r }: Hex, { side, up }: Layout): Point =>
  up === 'flat'
    ? { x: 1.5 * side * q, y: ROOT_3 * side * (r + q / 2) }
    : { x: ROOT_3 * side * (q + r / 2), y: 1.5 * side * r };

/** Where direction 0 points, in degrees from the east, clockwise: to the north, or to the north-west. */
const northOf = ({ up }: Layout): number => (up === 'flat' ? -90 : -120);
const around = ({ x, y }: Point, degrees: number, reach: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
};

/** The six corners, clockwise, so that the edge in direction d runs from corner d to corner d + 1. */
export const cornersOf = (hex: Hex, layout: Layout, inset = 0): Point[] =>
  DIRECTIONS.map((corner) => around(centreOf(hex, layout), northOf(layout) - 30 + corner * 60, layout.side - inset));

/** The middle of one edge. */
export const edgeOf = (hex: Hex, direction: Direction, layout: Layout): Point =>
  around(centreOf(hex, layout), northOf(layout) + direction * 60, (ROOT_3 / 2) * layout.side);

const figure = (n: number): string => String(Math.round(n * 10) / 10);
const placed = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`;

/** A hexagon as a closed path; `inset` makes it that much smaller all round. */
export const hexPath = (hex: Hex, layout: Layout, inset = 0): string =>
  `M${cornersOf(hex, layout, inset).map(placed).join('L')}Z`;

/** The line around a group of hexagons: every edge that has only one of them beside it. */
export function outlineOf(hexes: readonly Hex[], layout: Layout): string {
  const members = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  const ends = new Map<string, { from: Point; to: Point }>();
  for (const hex of hexes) {
    const corners = cornersOf(hex, layout);
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
export function hexAt({ x, y }: Point, { side, up }: Layout): Hex {
  const [along, across] = up === 'flat' ? [x, y] : [y, x];
  const column = along / (1.5 * side);
  const row = across / (ROOT_3 * side) - column / 2;
  const [q, r] = up === 'flat' ? [column, row] : [row, column];
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS + q + r)];
  // Of the three coordinates, the one that was rounded most follows from the other two. (0 + … : no negative zero.)
  if (offQ > offR && offQ > offS) return { q: 0 - wholeR - wholeS, r: 0 + wholeR };
  return { q: 0 + wholeQ, r: offR > offS ? 0 - wholeQ - wholeS : 0 + wholeR };
}

/** The smallest box around hexagons, with a margin. */
export function boundsOf(hexes: readonly Hex[], layout: Layout, margin = 0): Box {
  const corners = hexes.flatMap((hex) => cornersOf(hex, layout));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Where the arrow keys lead: along a row or column straight, across it now a little to one side, now to the other. */
export function stepsOf(key: string, { q, r }: Hex, { up }: Layout): readonly Direction[] | null {
  return (up === 'flat' ? FLAT_STEPS[key]?.[q & 1] : POINT_STEPS[key]?.[r & 1]) ?? null;
}

type Steps = Record<string, readonly [even: readonly Direction[], odd: readonly Direction[]]>;
const straight = (direction: Direction) => [[direction], [direction]] as const;
const FLAT_STEPS: Steps = {
  ArrowUp: straight(0),
  ArrowDown: straight(3),
  ArrowRight: [
    [2, 1],
    [1, 2],
  ],
  ArrowLeft: [
    [4, 5],
    [5, 4],
  ],
};
const POINT_STEPS: Steps = {
  ArrowLeft: straight(5),
  ArrowRight: straight(2),
  ArrowUp: [
    [1, 0],
    [0, 1],
  ],
  ArrowDown: [
    [3, 4],
    [4, 3],
  ],
};
