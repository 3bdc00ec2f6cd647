import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.ts';
import { crashWords, enderWords } from '../table/ending.ts';
import css from './preview.module.css';

const c = classes(css);

/** How near the end is, said where money is decided on: the •Crash, who can end the game, who would win. */
export function EndNotice() {
  const table = useTable();
  const words = table.view.outcome === null ? [...crashWords(table), ...enderWords(table)] : [];
  if (words.length === 0) return null;
  return (
    <p className={c('danger')} data-part="end-notice">
      {words.join(' ')}
    </p>
  );
}
