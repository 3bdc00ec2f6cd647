import type { Direction } from '@parlour/kernel/hex.ts';
import { edgeOf, hexPath } from '@parlour/kit/hex/geometry.ts';
import { memo } from 'react';
import type { Cell } from '../../content/board.ts';
import { ROAD_TOKENS, type RoadTokenId, type Rotation } from '../../content/road-tokens.ts';
import type { Road } from '../../types.ts';
import { CELLS, centre, LAYOUT } from './cells.ts';

const HERE = { q: 0, r: 0 };

/** The edges the roads of a token lead to. */
const exitsOf = (token: RoadTokenId, rotation: Rotation): Direction[] =>
  ROAD_TOKENS[token].exits.map((exit) => ((exit + rotation) % 6) as Direction);

/** The line of a token's roads around (0, 0): two ends make one bend, more of them meet in the middle. */
function lineOf(exits: readonly Direction[]): string {
  const ends = exits.map((exit) => edgeOf(HERE, exit, LAYOUT));
  const [a, b] = ends;
  if (ends.length === 2 && a !== undefined && b !== undefined) return `M${a.x} ${a.y}Q0 0 ${b.x} ${b.y}`;
  return ends.map(({ x, y }) => `M0 0L${x} ${y}`).join('');
}

/** One road token: a clearing in the wood, with its roads. They run to the very edge, so that two that fit are seen to join. */
export function RoadTile({ token, rotation }: { token: RoadTokenId; rotation: Rotation }) {
  const line = lineOf(exitsOf(token, rotation));
  const { monster } = ROAD_TOKENS[token];
  return (
    <g>
      <path d={hexPath(HERE, LAYOUT, 1)} fill="var(--mc-clearing)" stroke="var(--mc-grid)" strokeWidth="1.6" />
      {TUFTS.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x - 4} ${y}l1.5-6M${x} ${y}v-8M${x + 4} ${y}l-1.5-6`}
          stroke="var(--mc-leaf-deep)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ))}
      <path d={line} fill="none" stroke="var(--mc-road-edge)" strokeWidth="25" />
      <path d={line} fill="none" stroke="var(--mc-road)" strokeWidth="19" />
      <path d={line} fill="none" stroke="var(--mc-road-edge)" strokeWidth="1.6" strokeDasharray="5 9" opacity=".55" />
      {exitsOf(token, rotation).length > 2 && <circle r="10.5" fill="var(--mc-road)" />}
      {monster !== null && (
        <g fill="none" stroke="var(--mc-road-edge)" strokeWidth="2.6" strokeLinecap="round">
          <circle r="21" fill="var(--mc-ash-deep)" />
          <path d="M-12-5-4 9M-5-9 2 8M3-10 8 6" stroke="var(--mc-parchment)" />
        </g>
      )}
      {token === 'awakening' && (
        <g>
          <circle r="20" fill="#6b0d12" stroke="var(--mc-road-edge)" strokeWidth="2.6" />
          <path d="M-12 0q12-12 24 0q-12 12-24 0Z" fill="#ffb03a" />
          <ellipse rx="3" ry="8" fill="#1d0306" />
        </g>
      )}
    </g>
  );
}

const TUFTS = [
  [-34, -18],
  [30, 30],
  [34, -20],
  [-30, 32],
] as const;

/** All tokens that lie on the board. */
export const Roads = memo(
  function Roads({ roads }: { roads: readonly (Road | null)[] }) {
    return CELLS.map((cell: Cell) => {
      const road = roads[cell] ?? null;
      if (road === null) return null;
      const { x, y } = centre(cell);
      return (
        <g key={cell} transform={`translate(${x} ${y})`} data-place={`road-${cell}`}>
          <RoadTile {...road} />
        </g>
      );
    });
  },
  (before, after) => JSON.stringify(before.roads) === JSON.stringify(after.roads),
);
