import { Glow } from '@parlour/kit/art/gradients.tsx';
import { classes } from '@parlour/kit/classes.ts';
import { memo } from 'react';
import { INDUSTRIES, type Industry, SEGMENTS } from '../../content/industries.ts';
import { iconHref } from '../art/icon.tsx';
import { INDUSTRY_ICONS } from '../art/look.ts';
import type { Dial } from './geometry.ts';
import css from './ring.module.css';

const c = classes(css);

/** What is engraved on the dial and never changes: segments in their tones, hatching, the picture of each industry. */
export const Plate = memo(function Plate({ dial, layout }: { dial: Dial; layout: string }) {
  const order = layout.split(' ').map(Number) as Industry[];
  const icon = dial.width > 500 ? 74 : 56;
  return (
    <>
      <defs>
        <pattern id="ec-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path d="M0 0H5" stroke="currentColor" strokeWidth=".55" />
        </pattern>
        <Glow id="ec-shade" at={[0.5, 0.42]} reach={0.7} colours="#00000000 55%, #1a0b0038" />
      </defs>
      {order.map((industry, i) => {
        const centre = dial.centres[i] ?? { x: 0, y: 0 };
        return (
          <g key={industry} className={c('tone')} data-tone={SEGMENTS[industry].tone}>
            <path d={dial.outlines[i]} className={c('ground')} />
            <path d={dial.outlines[i]} fill="url(#ec-hatch)" className={c('hatch')} />
            <use
              href={iconHref(INDUSTRY_ICONS[industry])}
              x={centre.x - icon / 2}
              y={centre.y - icon / 2}
              width={icon}
              height={icon}
              className={c('engraving')}
            />
            <path d={dial.outlines[i]} fill="url(#ec-shade)" />
          </g>
        );
      })}
      {dial.rounds.map((round, i) => (
        <path key={round} d={round} className={c('round', i === 3 && 'inner')} />
      ))}
      {INDUSTRIES.map((_, i) => (
        <path key={dial.outlines[i]} d={dial.outlines[i]} className={c('seam')} />
      ))}
    </>
  );
});
