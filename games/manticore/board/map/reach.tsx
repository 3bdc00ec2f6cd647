import { classes } from '@parlour/kit/classes.ts';
import { hexPath } from '@parlour/kit/hex/geometry.ts';
import { memo } from 'react';
import type { Cell } from '../../content/board.ts';
import type { Reach } from '../../types.ts';
import { centre, hexOf, LAYOUT } from './cells.ts';
import css from './map.module.css';

const c = classes(css);

/** One meaning each: there are points left for more, these were the last ones, or the step wakes her. */
const tintOf = (left: number, wakes: boolean): string =>
  wakes ? 'var(--mc-reach-wakes)' : left > 0 ? 'var(--mc-reach)' : 'var(--mc-reach-last)';

/** Where the hero can go, numbered by what it costs. A dashed rim: the last step is through the wild. */
export const ReachLayer = memo(function ReachLayer({ reach, left }: { reach: readonly Reach[]; left: number }) {
  const costs = new Map<Cell, number>(reach.map(({ cell, cost }) => [cell, cost]));
  return (
    <g strokeLinejoin="round">
      {reach.map(({ cell, cost, path, wakes }) => {
        const before = path.at(-2);
        const step = cost - (before === undefined ? 0 : (costs.get(before) ?? 0));
        const tint = tintOf(left - cost, wakes);
        const { x, y } = centre(cell);
        const rim = hexPath(hexOf(cell), LAYOUT, 6);
        return (
          <g key={cell} data-place={`cell-${cell}`} data-lit="true">
            <path d={rim} fill={tint} fillOpacity=".28" stroke="#17120a" strokeWidth="10" />
            <path d={rim} fill="none" stroke={tint} strokeWidth="6" strokeDasharray={step > 1 ? '14 10' : undefined} />
            <g transform={`translate(${x} ${y - (wakes ? 28 : 18)})`}>
              <g className={c('grow')}>
                <rect x="-20" y="-17" width="40" height="34" rx="17" fill="#1d150c" stroke={tint} strokeWidth="3" />
                <text y="10" fontSize="28" className={c('number')} fill="#fff6e0">
                  {cost}
                </text>
              </g>
            </g>
            {wakes && (
              <g transform={`translate(${x} ${y + 22})`}>
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
            <g className={c('grow')}>
              <circle
                r="19"
                fill="#1d150c"
                stroke="#fff6e0"
                strokeWidth="2.5"
                strokeDasharray={price > 1 ? '7 5' : undefined}
              />
              <text y="9" fontSize="26" className={c('number')} fill="#fff">
                {price}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
