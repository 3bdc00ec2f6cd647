import { classes } from '@parlour/kit/classes.ts';
import { paceOf, useCount } from '@parlour/kit/motion.ts';
import { IPO_TABLE } from '../../content/table.ts';
import { useTable } from '../table/context.ts';
import css from './flotation.module.css';

const c = classes(css);
const LOWEST = 2;
const ROWS = IPO_TABLE.map((raised, total) => ({ raised, total })).slice(LOWEST);
const HIGHEST = ROWS.length + LOWEST - 1;

/** The IPO Table as a rising ticker; the light runs up to the row of the total. */
export function IpoTable({ total, isRunning }: { total: number; isRunning: boolean }) {
  const { pace } = useTable();
  const row = Math.min(Math.max(total, LOWEST), HIGHEST);
  const lit = useCount(isRunning ? row : LOWEST - 1, paceOf(pace), 600);
  return (
    <ol className={c('table')}>
      {ROWS.map(({ raised, total: each }, i) => (
        <li
          key={each}
          className={c('row', each <= lit && 'passed', isRunning && each === lit && 'here')}
          style={{ '--rise': `${i / (ROWS.length - 1)}` } as React.CSSProperties}
        >
          <b>{raised}</b>
          <small>{each === HIGHEST ? `${each}+` : each}</small>
        </li>
      ))}
    </ol>
  );
}
