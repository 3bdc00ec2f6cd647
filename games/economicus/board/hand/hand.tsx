import { classes } from '@parlour/kit/classes.ts';
import { atTable } from '@parlour/kit/table-context.tsx';
import { TableProvider, useTable } from '../table/context.tsx';
import { isFullGame } from '../table/reading.ts';
import { Clippings } from './clippings.tsx';
import css from './hand.module.css';
import { Portfolio } from './portfolio.tsx';
import { Purse } from './purse.tsx';

const c = classes(css);

/** My own things at the foot of the table: purse, share certificates, and in the full game the clippings in my hand. */
export const Hand = atTable(TableProvider, Tray);

function Tray() {
  const { view, seat, label } = useTable();
  if (seat === null) return null;
  return (
    <section
      className={c('hand', isFullGame(view) && 'full')}
      data-scrolls="sideways-on-phones"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={label.hand.title}
    >
      <Purse seat={seat} />
      <Portfolio seat={seat} />
      {isFullGame(view) && <Clippings seat={seat} />}
    </section>
  );
}
