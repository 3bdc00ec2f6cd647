import { classes } from '@parlour/kit/classes.ts';
import { IPO_TABLE } from '../../content/table.ts';
import { useTable } from './context.tsx';
import css from './gauge.module.css';

const c = classes(css);
const LOWEST = 2;
const HIGHEST = IPO_TABLE.length - 1;

/** What each total of an IPO raises: printed on the table, shown where there is room for it. */
export function IpoGauge() {
  const { label } = useTable();
  return (
    <section className={c('gauge', 'table')} aria-label={label.ipoTable}>
      <h3>{label.ipoTable}</h3>
      <ol>
        {IPO_TABLE.slice(LOWEST).map((raised, i) => (
          <li key={raised} style={{ '--part': i / (HIGHEST - LOWEST) } as React.CSSProperties}>
            <small>{i + LOWEST === HIGHEST ? `${HIGHEST}+` : i + LOWEST}</small>
            {raised}
          </li>
        ))}
      </ol>
    </section>
  );
}
