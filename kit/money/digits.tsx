import { classes } from '../classes.ts';
import { useCount } from '../motion.ts';
import { Unseen } from '../spoken/spoken.tsx';
import css from './digits.module.css';

const c = classes(css);
/** Which of the seven strokes each figure lights: top, upper left and right, middle, lower left and right, bottom. */
const LIT = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];
const STROKES = [
  'M3 1h6l1 1-1.5 1.5h-5L2 2Z',
  'M1.5 2.5 3 4v5L1.5 10.5.5 9.5v-6Z',
  'M10.5 2.5 9 4v5l1.5 1.5 1-1v-6Z',
  'M3 10h6l1 1-1 1H3l-1-1Z',
  'M1.5 11.5 3 13v5l-1.5 1.5-1-1v-6Z',
  'M10.5 11.5 9 13v5l1.5 1.5 1-1v-6Z',
  'M3.5 18.5h5L10 20l-1 1H3l-1-1Z',
];

/** A number on a small display of glowing strokes, such as a counter of visitors; it counts to its value. */
export function Digits({ value, pace, places = 3 }: { value: number; pace: number; places?: number }) {
  const shown = String(useCount(value, pace)).padStart(places, '0');
  return (
    <span className={c('display')}>
      <Unseen>{value}</Unseen>
      <svg viewBox={`-1 0 ${shown.length * 15 - 1} 22`} className={c('digits')} aria-hidden="true">
        {[...shown].map((figure, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its place
          <g key={i} transform={`translate(${i * 15} 0)`}>
            {STROKES.map((stroke, at) => (
              <path key={stroke} d={stroke} className={c(LIT[Number(figure)]?.[at] === '1' ? 'on' : 'off')} />
            ))}
          </g>
        ))}
      </svg>
    </span>
  );
}
