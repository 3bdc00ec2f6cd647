import { hexPath } from '@parlour/kit/hex/geometry.ts';
import type { Cell } from '../../content/board.ts';
import type { RoadTokenId, Rotation } from '../../content/road-tokens.ts';
import { centre, LAYOUT } from './cells.ts';
import { RoadTile } from './roads.tsx';

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
