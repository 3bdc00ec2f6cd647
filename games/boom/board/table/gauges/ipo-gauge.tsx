import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../context.ts';
import css from './gauge.module.css';
import { IpoSums } from './ipo-sums.tsx';

const c = classes(css);

/** What each total of an IPO raises: printed on the table, shown where there is room for it. */
export function IpoGauge() {
  const { label } = useTable();
  return (
    <section className={c('gauge', 'table')} aria-label={label.ipoTable}>
      <h3>{label.ipoTable}</h3>
      <ol>
        <IpoSums />
      </ol>
    </section>
  );
}
