import { classes } from '@parlour/kit/classes.ts';
import { hexPath } from '@parlour/kit/hex/geometry.ts';
import { memo } from 'react';
import { FIREWAY, IN_CITY } from '../../content/board.ts';
import { centre, hexOf, LAYOUT } from './cells.ts';
import css from './map.module.css';

const c = classes(css);

/** The cells of her way to the City, over whatever road was laid there: they smoulder, the brighter the nearer she is; behind her they are scorched. */
export const Fireway = memo(function Fireway({ step, isAwake }: { step: number; isAwake: boolean }) {
  return (
    <g>
      {FIREWAY.slice(1, IN_CITY).map((cell, i) => {
        const ahead = i + 1 - step;
        const heat = !isAwake ? 0.12 : ahead <= 0 ? 0 : Math.max(0.14, 0.85 - 0.14 * (ahead - 1));
        const { x, y } = centre(cell);
        return (
          <g key={cell}>
            {isAwake && ahead <= 0 && <path d={hexPath(hexOf(cell), LAYOUT, 2)} fill="#160d09" opacity=".5" />}
            {heat > 0 && <path d={hexPath(hexOf(cell), LAYOUT, 3)} fill="#ff6a1a" opacity={heat * 0.5} />}
            <path d={hexPath(hexOf(cell), LAYOUT, 3)} fill="none" stroke="#7a2a0c" strokeWidth="4" opacity=".8" />
            <g
              transform={`translate(${x} ${y})`}
              stroke={ahead <= 0 && isAwake ? '#3a2a22' : '#ff9a3c'}
              opacity={0.35 + heat * 0.65}
              fill="none"
              strokeWidth="3"
              strokeLinecap="round"
            >
              <path d="M-42-6l12 6-4 10 14 8M34-30l-8 10 10 8M14 40l4-14 14-2M-28-34l6 12" />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** The way itself, with its numbers: above roads and above whatever glows, down to the City's gate. */
export const FirewayLine = memo(function FirewayLine({ step, isAwake }: { step: number; isAwake: boolean }) {
  const line = FIREWAY.slice(isAwake ? step : 0).map(centre);
  const path = line.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g data-part="fireway">
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={path} stroke="#3a0d05" strokeWidth="15" opacity=".8" />
        <path d={path} stroke={isAwake ? '#ffb52e' : '#e8924a'} strokeWidth="7" strokeDasharray="16 13" />
      </g>
      {FIREWAY.slice(1, IN_CITY).map((cell, i) => {
        const { x, y } = centre(cell);
        return (
          <g key={cell} transform={`translate(${x} ${y + 30})`}>
            <g className={c('grow')}>
              <circle r="17" fill="#2a0d06" stroke="#ff9a3c" strokeWidth="2.5" />
              <text y="9" className={c('number')} fontSize="25" fill="#ffd9a0">
                {i + 1}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
});
