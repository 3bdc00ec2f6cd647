import { classes } from '@parlour/kit/classes.ts';
import { memo } from 'react';
import { TOKENS } from '../../content/artifacts.ts';
import { LOCATIONS, type LocationId } from '../../content/board.ts';
import type { StackFacts } from '../../types.ts';
import { IconAt } from '../art/icon.tsx';
import { KIND_ICONS } from '../art/icon-of.ts';
import { cellsOf, centre, MAP, middleOf } from './cells.ts';
import css from './map.module.css';

const c = classes(css);

type Props = {
  stacks: Record<LocationId, StackFacts>;
  /** What a walk from the City costs on the roads as they lie; shown while roads are paved. */
  walks: Record<LocationId, number> | null;
};

/** The lowest line on the sheet. */
const LOWEST = 664;
/** Where a location's name stands: under it, and on the sheet. */
const footOf = (location: LocationId): number =>
  Math.min(Math.max(...cellsOf(location).map((cell) => centre(cell).y)) + 80, LOWEST);

/** Near the map's rim a name begins or ends there: it must not run off the sheet when it grows, nor into the next one on the lowest line. */
function nameAt(location: LocationId): { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' } {
  const { x } = middleOf(location);
  const y = footOf(location);
  if (x < -300 || (y > LOWEST - 20 && x < -200)) return { x: MAP.x + 12, y, textAnchor: 'start' };
  return x > 300 ? { x: MAP.x + MAP.width - 12, y, textAnchor: 'end' } : { x, y, textAnchor: 'middle' };
}

/** The names of the eight locations, above whatever glows. */
export const PlaceNames = memo(function PlaceNames({ names }: { names: Record<LocationId, string> }) {
  return LOCATIONS.map((location) => (
    <text key={location} {...nameAt(location)} className={c('label')}>
      {names[location]}
    </text>
  ));
});

/** The stacks of the eight locations: what lies there, how many, and how strong the best of it is. */
export const Stacks = memo(function Stacks({ stacks, walks }: Props) {
  return LOCATIONS.map((location) => {
    const { x, y } = middleOf(location);
    const foot = footOf(location);
    const { kind, tokens, height } = stacks[location];
    const best = tokens?.[0];
    const isEast = x > 300;
    return (
      <g key={location} data-place={`location-${location}`}>
        <g transform={`translate(${x + (isEast ? -72 : 72)} ${y + 2}) scale(1.22)`}>
          {Array.from({ length: Math.min(height, 4) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a stack are only counted
            <ellipse key={i} cy={18 - i * 7} rx="23" ry="10" fill="#4a3a26" stroke="#f6ecd2" strokeWidth="2" />
          ))}
          <g
            transform={`translate(0 ${height === 0 ? 12 : -14 - Math.min(height, 4) * 4})`}
            opacity={height === 0 ? 0.5 : 1}
          >
            <circle r="24" fill={height === 0 ? '#8a8270' : '#1f3147'} stroke="#f6ecd2" strokeWidth="3.5" />
            {kind === null ? (
              <text y="11" fontSize="32" className={c('number')} fill="#fff3dc">
                ?
              </text>
            ) : (
              <IconAt name={KIND_ICONS[kind]} x={0} y={0} size={32} fill="#fff3dc" />
            )}
            {best !== undefined && (
              <g transform="translate(20 19)" className={c('near')}>
                <g className={c('grow')}>
                  <circle r="18" fill="#8c2b12" stroke="#f6ecd2" strokeWidth="2.5" />
                  <text y="9" fontSize="25" className={c('number')} fill="#fff">
                    +{TOKENS[best].strength}
                  </text>
                </g>
              </g>
            )}
          </g>
        </g>
        {walks !== null && (
          <g transform={`translate(${x} ${foot - 48})`}>
            <g className={c('grow')}>
              <rect x="-38" y="-17" width="76" height="34" rx="17" fill="#1d150c" stroke="#f6ecd2" strokeWidth="2.5" />
              <IconAt name="footsteps" x={-16} y={0} size={26} fill="#ffd9a0" />
              <text x="15" y="10" fontSize="28" className={c('number')} fill="#fff6e0">
                {walks[location]}
              </text>
            </g>
          </g>
        )}
      </g>
    );
  });
});
