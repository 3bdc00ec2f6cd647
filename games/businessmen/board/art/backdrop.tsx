import { classes } from '@parlour/kit/classes.ts';
import { memo } from 'react';
import css from './backdrop.module.css';

const c = classes(css);
const STONES = Array.from({ length: 70 }, (_, i) => ({
  x: (i * 173) % 1256,
  y: 214 + ((i * 97) % 215),
  r: 3 + (i % 4),
}));

/** The square on market day: sky, hills and roofs behind, cobbles in front. Drawn once. */
export const Backdrop = memo(() => (
  <svg viewBox="0 0 1256 430" preserveAspectRatio="xMidYMid slice" className={c('backdrop')} aria-hidden="true">
    <defs>
      <linearGradient id="bz-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={c('sky')} />
        <stop offset="1" className={c('low')} />
      </linearGradient>
    </defs>
    <rect width="1256" height="230" fill="url(#bz-sky)" />
    <g className={c('cloud')}>
      <path d="M96 70q4-22 28-20 10-20 34-12 20-6 28 12 22 0 20 20Z" />
      <path d="M720 92q4-18 22-16 10-16 30-8 18-4 22 10 16 2 14 14Z" />
      <path d="M420 56q3-14 18-12 8-12 22-6 14-4 18 8 12 0 10 10Z" />
    </g>
    <path d="M0 190q120-70 280-34t300-24 330 26 346-20v110H0Z" className={c('far')} />
    <path d="M0 214q200-52 420-22t420-16 416 8v60H0Z" className={c('near')} />
    <g className={c('town')}>
      <path d="M560 214v-44l16-14 16 14v44ZM600 214v-62h34v62ZM640 214v-40l20-18 20 18v40ZM688 214v-84l9-22 9 22v84ZM714 214v-36h40v36Z" />
      <path d="M930 214v-40l22-18 22 18v40ZM980 214v-56h30v56ZM1018 214v-30l18-14 18 14v30Z" />
    </g>
    <path d="M0 208q300-10 628-4t628 2v230H0Z" className={c('ground')} />
    <g className={c('stone')}>
      {STONES.map(({ x, y, r }) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={r * 2.2} ry={r} />
      ))}
    </g>
  </svg>
));
