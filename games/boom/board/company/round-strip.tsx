import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { memo } from 'react';
import { SHARES_TO_CLOSE } from '../../content/table.ts';
import { Icon } from '../art/icon.tsx';
import { stancesIn } from '../deal/stances.ts';
import { useTable } from '../table/context.ts';
import { frameOf, type SeenCompany, totalOf } from '../table/reading.ts';
import css from './holders.module.css';

const c = classes(css);

/** An open funding round in small: the price, and how each firm stands to it. */
export const RoundStrip = memo(function RoundStrip({ company }: { company: SeenCompany }) {
  const { view, sitters, label } = useTable();
  const round = frameOf(view, 'funding');
  if (round === null || round.company !== company.plan) return null;
  return (
    <div className={c('round')}>
      <span className={c('tag')}>{label.money(round.price)}</span>
      <ul>
        {stancesIn(view, round).map(({ seat, stance }) => {
          const sitter = sitters[seat];
          if (sitter === undefined) return null;
          return (
            <li key={seat} className={c(stance)} title={`${sitter.name}: ${label.deal.stance[stance]}`}>
              <SeatMark sitter={sitter} size={18} />
              {stance === 'bought' || stance === 'lead' ? (
                <Icon name="check-mark" size={11} />
              ) : stance === 'declined' ? (
                <Icon name="cancel" size={11} />
              ) : (
                <b>{stance === 'asked' ? '…' : '?'}</b>
              )}
            </li>
          );
        })}
      </ul>
      <span className={c('sold')}>{label.deal.sold(totalOf(round.bought), SHARES_TO_CLOSE)}</span>
    </div>
  );
});
