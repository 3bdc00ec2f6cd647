import { hexPath } from '@parlour/kit/hex/geometry.ts';
import type { Cell } from '../../content/board.ts';
import type { RoadTokenId, Rotation } from '../../content/road-tokens.ts';
import { centre, hexOf, LAYOUT } from './cells.ts';
import { RoadTile } from './roads.tsx';

/** Cells that may be chosen now. */
export function Lit({ cells }: { cells: readonly Cell[] }) {
  if (cells.length === 0) return null;
  const line = cells.map((cell) => hexPath(hexOf(cell), LAYOUT, 5)).join('');
  return (
    <g>
      <path d={line} fill="#ffd34d" fillOpacity=".2" stroke="#5a3a00" strokeWidth="8" strokeLinejoin="round" />
      <path d={line} fill="none" stroke="#ffd34d" strokeWidth="4.5" strokeLinejoin="round" />
      {cells.map((cell) => (
        <path key={cell} d={hexPath(hexOf(cell), LAYOUT)} fill="none" data-place={`cell-${cell}`} />
      ))}
    </g>
  );
}

/** The token as it would lie. */
export function Ghost({
  cell,
  token,
  rotation,
  isPinned,
}: {
  cell: Cell;
  token: RoadTokenId;
  rotation: Rotation;
  isPinned: boolean;
}) {
  const { x, y } = centre(cell);
  return (
    <g transform={`translate(${x} ${y})`} opacity={isPinned ? 1 : 0.82}>
      <RoadTile token={token} rotation={rotation} />
      <path
        d={hexPath({ q: 0, r: 0 }, LAYOUT, 2)}
        fill="none"
        stroke="#ffd34d"
        strokeWidth={isPinned ? 8 : 5}
        strokeDasharray={isPinned ? undefined : '10 8'}
      />
    </g>
  );
}
