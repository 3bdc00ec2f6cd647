import { classes } from '@parlour/kit/classes.ts';
import type { Product } from '../../content/assets.ts';
import { PRODUCT_COLOURS, PRODUCT_SHAPES } from './look.ts';
import css from './token.module.css';

const c = classes(css);

/** A resource token: square for what is dug, six-sided for what is made, round for a BIObot. */
export function Token({ of, size = 22 }: { of: Product; size?: number }) {
  const { face, ink } = PRODUCT_COLOURS[of];
  return (
    <span
      className={c('token', of)}
      style={{ '--face': face, '--ink': ink, '--size': `${size}px` } as React.CSSProperties}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 24" width="76%" height="76%" aria-hidden="true" focusable="false">
        <path d={PRODUCT_SHAPES[of]} fill="currentColor" fillRule="evenodd" />
      </svg>
    </span>
  );
}

/** So many of one thing: "2 ⛏". The words for it stand beside it or in a label. */
export const Amount = ({ of, units, size = 20 }: { of: Product; units: number | string; size?: number }) => (
  <span className={c('amount')}>
    <b>{units}</b>
    <Token of={of} size={size} />
  </span>
);

/** A worker: a peg with a helmet. An empty place is an outline. */
export function Peg({ is }: { is: 'worker' | 'missing' | 'spare' | 'chip' }) {
  return (
    <svg viewBox="0 0 14 22" className={c('peg', is)} aria-hidden="true">
      <path d="M2 21v-6a5 5 0 0 1 10 0v6Z" />
      <circle cx="7" cy="7.500" r="3.800" />
      <path className={c('helmet')} d="M1.800 7a5.200 5.200 0 0 1 10.400 0Z" />
    </svg>
  );
}
