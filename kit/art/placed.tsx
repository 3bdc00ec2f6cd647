import type { ReactNode } from 'react';

/** A part of a drawing, where it stands and how large. */
export const Placed = ({ x, y, scale, children }: { x: number; y: number; scale: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>
);
