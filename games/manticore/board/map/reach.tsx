import { classes } from '@parlour/kit/classes.ts';
import { hexPath } from '@parlour/kit/hex/geometry.ts';
import { memo } from 'react';
import type { Cell } from '../../content/board.ts';
import type { Reach } from '../../types.ts';
import { centre, hexOf, LAYOUT } from './cells.ts';
import css from './map.module.css';

const c = classes(css);

/** From what it leaves in hand: plenty is green, little is amber, nothing is red. The number says it too. */
const tintOf = (left: number): string =>
  left >= 4 ? '#59c15a' : left === 3 ? '#a6cf3e' : left === 2 ? '#ffd34d' : left === 1 ? '#ff9d3b' : '#f0603a';

/** Where the hero can go, coloured and numbered by what it costs. A dashed rim: the last step is through the wild. */
export const ReachLayer = memo(function ReachLayer({ reach, left }: { reach: readonly Reach[]; left: number }) {
  const costs = new Map<Cell, number>(reach.map(({ cell, cost }) => [cell, cost]));
  return (
    <g>
      {reach.map(({ cell, cost, path, wakes }) => {
        const before = path.at(-2);
        const step = cost - (before === undefined ? 0 : (costs.get(before) ?? 0));
        const tint = tintOf(left - cost);
        const { x, y } = centre(cell);
        return (
          <g key={cell} data-place={`cell-${cell}`}>
            <path
              d={hexPath(hexOf(cell), LAYOUT, 5)}
              fill={tint}
              fillOpacity=".3"
              stroke={tint}
              strokeWidth="5"
              strokeDasharray={step > 1 ? '12 9' : undefined}
            />
            <g transform={`translate(${x} ${y - 31})`}>
              <rect x="-20" y="-17" width="40" height="34" rx="17" fill="#1d150c" stroke={tint} strokeWidth="2.5" />
              <text y="10" fontSize="28" className={c('number')} fill="#fff6e0">
                {cost}
              </text>
            </g>
            {wakes && (
              <g transform={`translate(${x} ${y + 6})`}>
                <path d="M-24 0Q0-22 24 0Q0 22-24 0Z" fill="#ffcf3a" stroke="#3a0d05" strokeWidth="4" />
                <ellipse rx="5" ry="11" fill="#3a0d05" />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** The way to one cell, step by step, each with its price. */
export function PathPreview({ from, way, reach }: { from: Cell; way: Reach; reach: readonly Reach[] }) {
  const costs = new Map<Cell, number>(reach.map(({ cell, cost }) => [cell, cost]));
  const steps = [from, ...way.path].map(centre);
  const line = steps.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g>
      <path
        d={hexPath(hexOf(way.cell), LAYOUT, 3)}
        fill="var(--mc-lit)"
        fillOpacity=".35"
        stroke="var(--mc-lit)"
        strokeWidth="7"
      />
      <path
        d={line}
        fill="none"
        stroke="#1d150c"
        strokeWidth="15"
        strokeLinejoin="round"
        strokeLinecap="round"
        opacity=".8"
      />
      <path
        d={line}
        fill="none"
        stroke="#fff3c4"
        strokeWidth="7"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray="3 15"
      />
      {way.path.map((cell, i) => {
        const before = way.path[i - 1];
        const price = (costs.get(cell) ?? way.cost) - (before === undefined ? 0 : (costs.get(before) ?? 0));
        const [a, b] = [steps[i], steps[i + 1]];
        if (a === undefined || b === undefined) return null;
        return (
          <g key={cell} transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}>
            <circle r="19" fill={price > 1 ? '#b5381a' : '#2f6b2a'} stroke="#fff6e0" strokeWidth="2.5" />
            <text y="9" fontSize="26" className={c('number')} fill="#fff">
              {price}
            </text>
          </g>
        );
      })}
    </g>
  );
}
