import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { memo } from 'react';
import { Icon } from '../art/icon.tsx';
import { useSight } from '../table/context.tsx';
import { nameOf } from '../table/reading.ts';
import css from './paper.module.css';

const c = classes(css);

/** The head of the paper: the year, its turns round the table, and who is auditor. */
export const Masthead = memo(function Masthead() {
  const table = useSight();
  const { view, facts, words, label, sitters } = table;
  const isBetween = facts.part === 'opening' || facts.part.startsWith('Y');
  return (
    <header className={c('masthead')}>
      <h2 className={c('title')}>{words.name}</h2>
      <p className={c('dateline')}>
        <span>{label.paper.year(Math.max(1, view.year))}</span>
        <span>
          <Icon name="scales" /> {nameOf(table, view.auditor)}
        </span>
      </p>
      <ol className={c('pips')} aria-label={label.paper.turns} data-part="year">
        {facts.turns.map((seat, i) => {
          const sitter = sitters[seat];
          const isNow = !isBetween && view.turn.ofYear === i + 1;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn of the year is known by its place
              key={i}
              className={c(isNow && 'now', view.turn.ofYear > i + 1 && 'past')}
              aria-current={isNow ? 'step' : undefined}
              title={nameOf(table, seat)}
            >
              {sitter !== undefined && <SeatMark sitter={sitter} size={20} />}
            </li>
          );
        })}
        <li className={c('yearEnd', facts.part.startsWith('Y') && 'now')} title={label.paper.interest(facts.rate)}>
          %
        </li>
      </ol>
    </header>
  );
});
