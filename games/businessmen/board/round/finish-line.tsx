import { classes } from '@parlour/kit/classes.ts';
import { Icon } from '../art/icon.tsx';
import type { Table } from '../table/context.ts';
import { nameOf } from '../table/reading.ts';
import css from './finish-line.module.css';

const c = classes(css);

/** That the game ends with this round, or who could end it: one sentence, while there is still something to be done. Rules of older games do not say it. */
export function finishWords(table: Table): string | null {
  const { view, facts, seat, label } = table;
  if (view.outcome !== null) return null;
  if (facts.isLastRound) return label.finish.last;
  const near = view.seats.filter((each) => facts.seats[each].mayFinish);
  const rivals = near.filter((each) => each !== seat);
  if (rivals.length > 0) return label.finish.near(rivals.map((each) => nameOf(table, each)).join(', '), facts.target);
  return near.length > 0 ? label.finish.mine(facts.target) : null;
}

export const FinishLine = ({ words }: { words: string }) => (
  <strong className={c('line')} data-part="finish-line">
    <Icon name="checkered-flag" size="1.4em" /> {words}
  </strong>
);
