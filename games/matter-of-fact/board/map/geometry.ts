import { DIRECTIONS, type Hex, hexBeside } from '@parlour/kernel/hex.ts';
import type { Box, Point } from '@parlour/kit/hex/geometry.ts';

/** Where hexagons lie on this map: point upwards, unlike those of the kit. */
export const SIDE = 60;
const ROOT_3 = Math.sqrt(3);

export const centreOf = ({ q, r }: Hex): Point => ({ x: ROOT_3 * SIDE * (q + r / 2), y: 1.5 * SIDE * r });

/** Clockwise from the top. The kernel's direction d lies over the edge from corner d - 1 to corner d. */
function cornersOf(hex: Hex, inset = 0): Point[] {
  const { x, y } = centreOf(hex);
  return DIRECTIONS.map((corner) => {
    const angle = ((corner * 60 - 90) * Math.PI) / 180;
    return { x: x + (SIDE - inset) * Math.cos(angle), y: y + (SIDE - inset) * Math.sin(angle) };
  });
}

const figure = (n: number): string => String(Math.round(n * 10) / 10);
const placed = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`;

/** A hexagon as a closed path; `inset` makes it that much smaller all round. */
export const hexPath = (hex: Hex, inset = 0): string => `M${cornersOf(hex, inset).map(placed).join('L')}Z`;

/** The hexagon a point lies in. */
export function hexAt({ x, y }: Point): Hex {
  const r = y / (1.5 * SIDE);
  const q = x / (ROOT_3 * SIDE) - r / 2;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS + q + r)];
  // Of the three coordinates, the one that was rounded most follows from the other two.
  const hex =
    offQ > offR && offQ > offS
      ? { q: -wholeR - wholeS, r: wholeR }
      : offR > offS
        ? { q: wholeQ, r: -wholeQ - wholeS }
        : { q: wholeQ, r: wholeR };
  // No negative zero, which is another value to whoever compares.
  return { q: hex.q + 0, r: hex.r + 0 };
}

/** The line around a group of hexagons: every edge that has only one of them beside it. */
export function outlineOf(hexes: readonly Hex[]): string {
  const members = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  return hexes
    .flatMap((hex) => {
      const corners = cornersOf(hex);
      return DIRECTIONS.flatMap((direction) => {
        const { q, r } = hexBeside(hex, direction);
        const [from, to] = [corners[(direction + 5) % 6], corners[direction]];
        return members.has(`${q},${r}`) || from === undefined || to === undefined
          ? []
          : [`M${placed(from)}L${placed(to)}`];
      });
    })
    .join('');
}

/** The smallest box around hexagons, with a margin. */
export function boundsOf(hexes: readonly Hex[], margin: number): Box {
  const centres = hexes.map(centreOf);
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - (ROOT_3 / 2) * SIDE - margin, Math.min(...ys) - SIDE - margin];
  return {
    x,
    y,
    width: Math.max(...xs) + (ROOT_3 / 2) * SIDE + margin - x,
    height: Math.max(...ys) + SIDE + margin - y,
  };
}
