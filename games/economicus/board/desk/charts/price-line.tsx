import { classes } from '@parlour/kit/classes.ts';
import type { Industry } from '../../../content/industries.ts';
import { useTable } from '../../table/context.tsx';
import css from './charts.module.css';
import { pathOf } from './series.ts';

const c = classes(css);
const [WIDTH, HEIGHT] = [260, 44];

/** The last prices of one industry. */
export function PriceLine({ industry }: { industry: Industry }) {
  const { view, label } = useTable();
  const past = view.pastPrices[industry];
  if (past.length < 2) return null;
  return (
    <figure className={c('spark')}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path
          d={pathOf(
            past.map((value, turn) => ({ turn, value })),
            Math.max(...past, 10),
            WIDTH,
            HEIGHT,
          )}
          className={c('line')}
        />
      </svg>
      <figcaption>{label.charts.from(past[0] ?? 0, past.at(-1) ?? 0)}</figcaption>
    </figure>
  );
}
