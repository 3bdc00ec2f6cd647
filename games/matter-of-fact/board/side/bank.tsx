import { classes } from '@parlour/kit/classes.ts';
import { Icon } from '../art/icon.tsx';
import { Peg } from '../art/token.tsx';
import { useTable } from '../table/context.ts';
import css from './rivals.module.css';

const c = classes(css);

/** What the bank still has: cards to draw, workers to hire. Shown where there is room for it. */
export function Bank() {
  const { view, facts, label, words } = useTable();
  const { actions, technologies } = facts.decks;
  return (
    <div className={c('bank')} data-crowded={view.seats.length > 3}>
      <span title={label.bank.actions(actions)}>
        <Icon name="card-random" size={18} /> {actions}
      </span>
      <span title={`${words.universities.U1}: ${technologies.I}`}>
        <Icon name="graduate-cap" size={18} /> I {technologies.I}
      </span>
      <span title={`${words.universities.U2}: ${technologies.II}`}>
        <Icon name="graduate-cap" size={18} /> II {technologies.II}
      </span>
      <span title={label.bank.workers(view.workersLeft)}>
        <Peg is="worker" /> {view.workersLeft}
      </span>
    </div>
  );
}
