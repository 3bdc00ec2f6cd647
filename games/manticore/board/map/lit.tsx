import { hexPath } from '@parlour/kit/hex/geometry.ts';
import { memo } from 'react';
import type { Cell } from '../../content/board.ts';
import { hexOf, LAYOUT, MAP } from './cells.ts';

const SHEET = `M${MAP.x} ${MAP.y}h${MAP.width}v${MAP.height}h${-MAP.width}Z`;

/** While a cell is to be chosen, the rest of the map steps back into the dusk. */
export const Veil = memo(function Veil({ cells }: { cells: readonly Cell[] }) {
  if (cells.length === 0) return null;
  return (
    <path
      d={SHEET + cells.map((cell) => hexPath(hexOf(cell), LAYOUT)).join('')}
      fill="var(--mc-veil)"
      fillRule="evenodd"
      data-part="veil"
    />
  );
});

/** Cells that may be chosen now: a bright rim in a dark one, which no ground of either theme swallows. */
export const Lit = memo(function Lit({ cells }: { cells: readonly Cell[] }) {
  if (cells.length === 0) return null;
  const line = cells.map((cell) => hexPath(hexOf(cell), LAYOUT, 7)).join('');
  return (
    <g strokeLinejoin="round">
      <path d={line} fill="var(--mc-glow)" fillOpacity=".34" stroke="var(--mc-glow-rim)" strokeWidth="12" />
      <path d={line} fill="none" stroke="var(--mc-glow)" strokeWidth="7" />
      {cells.map((cell) => (
        <path key={cell} d={hexPath(hexOf(cell), LAYOUT)} fill="none" data-place={`cell-${cell}`} data-lit="true" />
      ))}
    </g>
  );
});
