import { classes } from '@parlour/kit/classes.ts';
import { saysOf } from '../map/says.ts';
import { useTable } from './context.ts';
import css from './legend.module.css';
import { useSelected } from './selection.ts';

const c = classes(css);

/** Under the column: what the cell under the pointer is and what it would cost; until then, what the colours mean. */
export function Legend() {
  const table = useTable();
  const pointed = useSelected('pointed');
  const { label, offer } = table;
  if (pointed !== null) {
    const { title, line, isBad } = saysOf(table, pointed);
    return (
      <p className={c('legend')} data-bad={isBad}>
        <b>{title}</b>
        {line !== '' && ` · ${line}`}
      </p>
    );
  }
  if (offer('move').isOffered)
    return (
      <ul className={c('legend')} aria-label={label.legend.title}>
        <li data-is="rest">{label.legend.rest}</li>
        <li data-is="last">{label.legend.last}</li>
        <li data-is="wild">{label.legend.wild}</li>
        <li data-is="wakes">{label.legend.wakes}</li>
      </ul>
    );
  if (offer('lay').isOffered || offer('standOn').isOffered)
    return (
      <ul className={c('legend')} aria-label={label.legend.title}>
        <li data-is="lit">{offer('lay').isOffered ? label.map.layHere : label.legend.stand}</li>
      </ul>
    );
  return null;
}
