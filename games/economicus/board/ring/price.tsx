import { classes } from '@parlour/kit/classes.ts';
import { Count } from '@parlour/kit/money/count.tsx';
import type { Industry } from '../../content/industries.ts';
import { useSight } from '../table/context.tsx';
import css from './segment.module.css';

const c = classes(css);

/** The price in its white circle, as if written by hand, and in its corner how far it has moved, as stock pages say it. */
export function Price({ industry }: { industry: Industry }) {
  const { view, pace, label } = useSight();
  const price = view.prices[industry];
  const before = view.pastPrices[industry].at(-2) ?? null;
  return (
    <span className={c('price', price === null && 'unset')} data-place={`price-${industry}`}>
      {before !== null && price !== null && before !== price && (
        <small className={c('was', before > price && 'fell')} title={label.ring.was(before)}>
          {before > price ? `▼${before - price}` : `▲${price - before}`}
        </small>
      )}
      <b>{price === null ? '–' : <Count value={price} pace={pace} />}</b>
    </span>
  );
}

const [WIDTH, HEIGHT] = [40, 14];

/** How the price has gone, in a line of its own. */
export function Spark({ industry }: { industry: Industry }) {
  const { view } = useSight();
  const past = view.pastPrices[industry];
  if (past.length < 2) return null;
  const most = Math.max(...past);
  const points = past.map(
    (price, i) =>
      `${((i / (past.length - 1)) * (WIDTH - 4) + 2).toFixed(1)} ${(HEIGHT - 2 - (price / most) * (HEIGHT - 4)).toFixed(1)}`,
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={c('spark')} aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}
