import type { ReactNode } from 'react';

/** The lid of a game's box: every cover is a drawing of 300 by 400. */
export const Lid = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** Sparks or stars: brighter where they are larger. */
export const Sparks = ({
  at,
  dimness,
}: {
  at: readonly (readonly [x: number, y: number, r: number])[];
  dimness: number;
}) => at.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={0.35 + r / dimness} />);
