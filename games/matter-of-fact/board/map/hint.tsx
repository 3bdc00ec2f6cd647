import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.ts';
import { useSelected } from '../table/selection.ts';
import { centre, MAP } from './cells.ts';
import css from './map.module.css';
import { saysOf } from './says.ts';

const c = classes(css);
const MIDDLE = MAP.y + MAP.height / 2;

/** What the cell under the pointer is, and what going there means: said before the click. */
export function Hint() {
  const table = useTable();
  const pointed = useSelected('pointed');
  if (pointed === null) return null;
  const { title, lines, isBad } = saysOf(table, pointed);
  return (
    <p className={c('hint')} data-bad={isBad} data-at={centre(pointed).y > MIDDLE ? 'north' : 'south'}>
      <b>{title}</b>
      {lines.length > 0 && <span>{lines.join(' · ')}</span>}
    </p>
  );
}
