import { classes } from '@parlour/kit/classes.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useTable } from './context.ts';
import css from './desk.module.css';

const c = classes(css);

/** The pages of a phone's desk as dots: one sees that there are more, and gets there without swiping. */
export function Pager(props: {
  desk: RefObject<HTMLElement | null>;
  count: number;
  perPage: number;
  className: string;
}) {
  const { desk, count, perPage, className } = props;
  const { label } = useTable();
  const [page, setPage] = useState(0);
  useEffect(() => {
    const { current } = desk;
    if (current === null) return;
    const look = () => setPage(Math.round(current.scrollLeft / Math.max(1, current.clientWidth)));
    current.addEventListener('scroll', look, { passive: true });
    return () => current.removeEventListener('scroll', look);
  }, [desk]);
  const pages = Math.ceil(count / perPage);
  if (pages < 2) return null;
  return (
    <ul className={`${c('pager')} ${className}`}>
      {Array.from({ length: pages }, (_, i) => i).map((i) => (
        <li key={i}>
          <button
            type="button"
            aria-label={label.desk.page(i * perPage + 1, Math.min(count, (i + 1) * perPage), count)}
            aria-current={i === page || undefined}
            onClick={() => desk.current?.scrollTo({ left: i * desk.current.clientWidth })}
          />
        </li>
      ))}
    </ul>
  );
}
