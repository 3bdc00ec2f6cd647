import { classes } from '@parlour/kit/classes.ts';
import css from './map.module.css';

const c = classes(css);

/** The number of a place, at the upper left of its hex: what tells it from others of its kind. */
export const Plate = ({ sign, colour }: { sign: string; colour: string }) => (
  <g transform="translate(-31 -33)">
    <rect x="-15" y="-16" width="30" height="32" rx="6" fill="#0b1c31" stroke={colour} strokeWidth="3" />
    <text y="11" fontSize="30" className={c('number')} fill="#fff">
      {sign}
    </text>
  </g>
);
