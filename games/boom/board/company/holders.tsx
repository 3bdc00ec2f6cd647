import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { memo } from 'react';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import { percentOf, type SeenCompany, totalOf } from '../table/reading.ts';
import css from './holders.module.css';

const c = classes(css);

/** The shares as counters of their owners; the lead wears the crown. */
export const Holders = memo(function Holders({ company }: { company: SeenCompany }) {
  const { view, sitters, label } = useTable();
  const all = totalOf(company.shares);
  const holders = view.seats.filter((seat) => (company.shares[seat] ?? 0) > 0);
  if (holders.length === 0)
    return (
      <p className={c('none')}>
        {sitters[company.front] === undefined
          ? label.company.nobody
          : label.desk.pitchedBy(sitters[company.front]?.name ?? '')}
      </p>
    );
  return (
    <ul
      className={c('holders', holders.length > 3 && 'many', holders.length > 4 && 'crowd')}
      data-place={`shares-${company.plan}`}
    >
      {holders.map((seat) => {
        const sitter = sitters[seat];
        const held = company.shares[seat] ?? 0;
        if (sitter === undefined) return null;
        return (
          <li key={seat} title={label.company.holding(sitter.name, held, percentOf(held, all))}>
            <span className={c('counters')}>
              {company.lead === seat && <Icon name="queen-crown" size={13} className={c('crown')} />}
              <SeatMark sitter={sitter} size={20} />
            </span>
            <b>
              <i>×</i>
              {held}
            </b>
            <small>{label.percent(percentOf(held, all))}</small>
          </li>
        );
      })}
    </ul>
  );
});
