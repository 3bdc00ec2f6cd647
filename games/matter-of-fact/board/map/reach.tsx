import { classes } from '@parlour/kit/classes.ts';
import { hexPath, outlineOf } from '@parlour/kit/hex/geometry.ts';
import { memo } from 'react';
import { CELLS, type Cell, IS_FRONTIER, SITES } from '../../content/map.ts';
import type { Reach } from '../../types.ts';
import { IconAt } from '../art/icon.tsx';
import { centre, hexOf, LAYOUT, PLACES } from './cells.ts';
import css from './map.module.css';

const c = classes(css);

/** Where the chip can go. Plain: without an action card; striped: with one; a striped corner: as one likes. The rest lies in shade. */
export const ReachLayer = memo(function ReachLayer({ reach }: { reach: readonly Reach[] }) {
  const near = new Set<Cell>(reach.map(({ cell }) => cell));
  return (
    <g>
      <defs>
        <pattern id="mf-stripes" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="9" height="20" fill="#ff8a33" fillOpacity=".55" />
        </pattern>
      </defs>
      <path d={pathOf(CELLS.filter((cell) => !near.has(cell)))} className={c('shade')} />
      <path d={pathOf(reach.filter(({ card }) => card !== 'with').map(({ cell }) => cell))} className={c('plain')} />
      <path d={pathOf(reach.filter(({ card }) => card === 'with').map(({ cell }) => cell))} fill="url(#mf-stripes)" />
      <path d={outlineOf([...near].map(hexOf), LAYOUT)} className={c('rim')} />
      {reach.map(({ cell, card, arrests }) => {
        const { is } = SITES[cell];
        const { x, y } = centre(cell);
        return (
          <g key={cell} data-place={`cell-${cell}`}>
            <path
              d={hexPath(hexOf(cell), LAYOUT, 3)}
              className={c(is === 'open' || is === 'frontier' ? 'ground' : 'goal')}
            />
            {card === 'either' && (
              <path d={`M${x - 26} ${y + 41}L${x + 26} ${y + 41}L${x} ${y + 56}Z`} fill="#ff8a33" />
            )}
            {arrests !== null && (
              <g transform={`translate(${x} ${y + 34})`}>
                <circle r="18" fill="#0b1c31" stroke="#ffd23f" strokeWidth="3" />
                <IconAt name="handcuffs" x={0} y={0} size={25} fill="#ffd23f" />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});

const pathOf = (cells: readonly Cell[]): string => cells.map((cell) => hexPath(hexOf(cell), LAYOUT, 1.2)).join('');

/** What bars the way (a chip, a guard), and how many turns the places beyond reach are away. */
export const BeyondLayer = memo(function BeyondLayer({
  barred,
  owned,
  reach,
  turnsTo,
}: {
  barred: readonly Cell[];
  owned: readonly Cell[];
  reach: readonly Reach[];
  turnsTo: readonly (number | null)[];
}) {
  const near = new Set<Cell>(reach.map(({ cell }) => cell));
  return (
    <g>
      {barred.map((cell) => {
        const { x, y } = centre(cell);
        return (
          <g key={cell} transform={`translate(${x} ${y - 34})`}>
            <circle r="16" fill="#c3241a" stroke="#fff" strokeWidth="3" />
            <path d="M-9 0H9" stroke="#fff" strokeWidth="6" />
          </g>
        );
      })}
      {PLACES.filter((cell) => !near.has(cell) && !barred.includes(cell) && !IS_FRONTIER[cell]).map((cell) => {
        const turns = turnsTo[cell] ?? null;
        if (turns === null || turns < 2) return null;
        const { x, y } = centre(cell);
        return (
          <g
            key={cell}
            transform={`translate(${x + (owned.includes(cell) ? -38 : 34)} ${y + (owned.includes(cell) ? 28 : -33)})`}
          >
            <circle r="17" fill="#0b1c31" fillOpacity=".85" stroke="#8fb4dc" strokeWidth="2" />
            <text y="11" fontSize="30" className={c('number')} fill="#cfe2f6">
              {turns}
            </text>
          </g>
        );
      })}
    </g>
  );
});

const lineOf = (path: readonly Cell[]): string =>
  path.map((cell, i) => `${i === 0 ? 'M' : 'L'}${centre(cell).x} ${centre(cell).y}`).join('');

/** The way there, hex by hex; where it enters a frontier hex, the card that is drawn. */
export function Way({ path, isCard }: { path: readonly Cell[]; isCard: boolean }) {
  const border = isCard ? path.slice(1).find((cell) => IS_FRONTIER[cell]) : undefined;
  return (
    <g>
      <path d={lineOf(path)} className={c('way')} stroke="#0b1c31" strokeWidth="14" />
      <path
        d={lineOf(path)}
        className={c('way')}
        stroke={isCard ? '#ff9a3d' : '#ffe27a'}
        strokeWidth="7"
        strokeDasharray={isCard ? '4 14' : undefined}
      />
      {path.slice(1).map((cell, i) => (
        <g key={cell} transform={`translate(${centre(cell).x} ${centre(cell).y})`}>
          <circle r="18" fill={isCard ? '#ff9a3d' : '#ffe27a'} stroke="#0b1c31" strokeWidth="3" />
          <text y="11" fontSize="30" className={c('number')} fill="#14253b">
            {i + 1}
          </text>
        </g>
      ))}
      {border !== undefined && (
        <g transform={`translate(${centre(border).x} ${centre(border).y - 38})`}>
          <rect x="-19" y="-24" width="38" height="48" rx="6" fill="#fff4e4" stroke="#ff7a1a" strokeWidth="4" />
          <IconAt name="card-random" x={0} y={0} size={32} fill="#a84300" />
        </g>
      )}
    </g>
  );
}
