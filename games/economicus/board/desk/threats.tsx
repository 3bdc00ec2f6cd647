import { classes } from '@parlour/kit/classes.ts';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.tsx';
import { useSelection } from '../table/selection.ts';
import { threatWords } from '../table/threats.ts';
import css from './threats.module.css';

const c = classes(css);

/** Who can win before the turn is over, as the table says it: the rivals first. Rules of older games do not say it. */
export function Threats() {
  const table = useTable();
  const { facts, seat } = table;
  const isUp = useSelection((selection) => selection.isDeskUp);
  const threats = facts.threats ?? [];
  if (threats.length === 0) return null;
  const rivalsFirst = threats.toSorted((a, b) => Number(a.seat === seat) - Number(b.seat === seat));
  return (
    <ul className={c('threats', !isUp && 'atRest')} data-part="threats" aria-label={table.label.threats.title}>
      {rivalsFirst.map((threat) => (
        <li key={threat.seat} className={c(threat.seat === seat && 'mine')}>
          <Icon name="round-star" size="1.3em" /> <span>{threatWords(table, threat)}</span>
        </li>
      ))}
    </ul>
  );
}
