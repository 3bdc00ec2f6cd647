import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { Count } from '@parlour/kit/money/count.tsx';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import css from './hand.module.css';

const c = classes(css);

/** My coins and my points, and how far it still is. */
export function Purse({ seat }: { seat: Seat }) {
  const { view, facts, sitters, label, pace } = useTable();
  const { coins, points } = view.players[seat];
  const { missing, fineSectors, worstCushion } = facts.seats[seat];
  const sitter = sitters[seat];
  return (
    <div className={c('purse')}>
      {sitter !== undefined && <SeatMark sitter={sitter} className={c('mark')} />}
      <p className={c('coins')} data-place={`coins-${seat}`} title={label.hand.coins(coins)}>
        <i aria-hidden="true" />
        <b>
          <Count value={coins} pace={pace} />
        </b>
      </p>
      <p className={c('points')} title={label.track.of('', points, facts.target)}>
        <Icon name="round-star" />
        <b>
          <Count value={points} pace={pace} />
        </b>
        <small>/{facts.target}</small>
      </p>
      <p className={c('missing')}>
        {missing > 0
          ? label.hand.missing(missing)
          : fineSectors > 0 && worstCushion < 0
            ? label.hand.shaky
            : label.hand.enough}
      </p>
    </div>
  );
}
