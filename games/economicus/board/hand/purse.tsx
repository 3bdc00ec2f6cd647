import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { Count } from '@parlour/kit/money/count.tsx';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { memo } from 'react';
import { useSight } from '../table/context.tsx';
import { isFullGame } from '../table/reading.ts';
import css from './hand.module.css';

const c = classes(css);

/** What I have, what I can expect of a turn, and what the year's end will take. */
export const Purse = memo(function Purse({ seat }: { seat: Seat }) {
  const { view, facts, label, sitters, pace } = useSight();
  const { stars, expected36, interest, tokensLeft, projectsLeft } = facts.seats[seat];
  const sitter = sitters[seat];
  return (
    <div className={c('purse')} style={{ '--mine': sitter?.colour } as React.CSSProperties}>
      <b className={c('cash')} data-place={`purse-${seat}`}>
        {sitter !== undefined && <SeatMark sitter={sitter} size={22} />}
        <span>
          <Count value={view.players[seat].cash} pace={pace} />
          <i>M</i>
        </span>
      </b>
      <ul className={c('facts')}>
        <li className={c('stars')} title={label.league.stars(stars.presence, stars.majority, stars.bonus)}>
          ★ {stars.total}/{facts.target}
        </li>
        <li title={label.league.income}>{label.league.perTurn(expected36)}</li>
        {isFullGame(view) && (
          <li className={c('parts')}>{label.league.stars(stars.presence, stars.majority, stars.bonus)}</li>
        )}
        {interest > 0 && (
          <li className={c('due')} title={label.hand.interest}>
            % −{interest}M
          </li>
        )}
        <li className={c('tokensLeft')}>{label.hand.tokens(tokensLeft, projectsLeft)}</li>
      </ul>
    </div>
  );
});
