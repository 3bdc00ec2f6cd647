import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Icon } from '../art/icon.tsx';
import { FreeToken } from '../art/tokens.tsx';
import { useTable } from '../table/context.tsx';
import { type FrameOf, nameOf } from '../table/reading.ts';
import css from './hub.module.css';

const c = classes(css);

/** An auction in the middle of the table: the lot, the bid that stands, who is in, and who is out for good. */
export function Turnout({ auction }: { auction: FrameOf<'auction'> }) {
  const table = useTable();
  const { view, words, label, sitters } = table;
  const { kind, last, leader, start, queue, industry } = auction;
  if (kind === null) return null;
  return (
    <div className={c('turnout')} data-part="auction">
      <span className={c('lot')}>
        <FreeToken kind={kind} size="2.6em" />
        <small>{words.kinds[kind]}</small>
        <small>{words.industries[industry]}</small>
      </span>
      <span className={c('standing')}>
        <Icon name="gavel" className={c('gavel')} />
        <b key={last ?? 0} className={c('bid')}>
          {last ?? start}
        </b>
        <small>{leader === null ? label.auction.startsAt : nameOf(table, leader)}</small>
      </span>
      <ul className={c('bidders')} aria-label={label.auction.stillIn}>
        {view.seats.map((seat) => {
          const isIn = queue.includes(seat);
          return (
            <li
              key={seat}
              className={c(!isIn && 'out', leader === seat && 'leads', queue[0] === seat && 'next')}
              title={`${nameOf(table, seat)}: ${isIn ? label.auction.isIn : label.auction.isOut}`}
            >
              {sitters[seat] !== undefined && <SeatMark sitter={sitters[seat]} size={22} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
