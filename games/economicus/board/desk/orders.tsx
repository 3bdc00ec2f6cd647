import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.tsx';
import { isFullGame } from '../table/reading.ts';
import { ORDERS, ordersOf, toggleOrder, useIsPending, waitHere } from '../table/standing.ts';
import css from './window.module.css';

const c = classes(css);

/** Where the table says "continue" for me. */
export function Orders() {
  const table = useTable();
  const { view, words, label } = table;
  const orders = ordersOf(table);
  if (table.seat === null || table.wishes === undefined) return null;
  // Without cards nothing can happen before the auction that could not happen in it.
  const shown = ORDERS.filter((order) => order !== 'FW5' || isFullGame(view));
  return (
    <fieldset className={c('stops')}>
      <legend>{label.orders.title}</legend>
      {shown.map((order) => (
        <button
          key={order}
          type="button"
          role="switch"
          aria-checked={orders.includes(order)}
          className={c('stop')}
          onClick={() => toggleOrder(table, order)}
          data-place={`order-${order}`}
        >
          {order === 'sales' || order === 'unpaid' ? label.orders[order] : words.windows[order]}
        </button>
      ))}
    </fieldset>
  );
}

/** A standing order is about to answer: it is seen, and can be stopped. */
export function Continuing() {
  const { label } = useTable();
  if (!useIsPending()) return null;
  return (
    <p className={c('continuing')} role="status">
      {label.orders.goesOn}
      <button type="button" className={c('stop')} onClick={waitHere}>
        {label.orders.wait}
      </button>
    </p>
  );
}
