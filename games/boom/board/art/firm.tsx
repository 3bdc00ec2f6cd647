import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.ts';
import css from './firm.module.css';

const c = classes(css);

/** The firm a seat plays for, as a plate with its letters; its whole name is said to whoever asks. */
export function FirmPlate({ seat }: { seat: Seat }) {
  const { view, words } = useTable();
  const { firm } = view.players[seat];
  return (
    <abbr className={c('plate')} title={words.firms[firm]} data-part="firm">
      {firm}
    </abbr>
  );
}

/** The whole name of the firm, beside the name of whoever plays it. */
export function FirmName({ seat }: { seat: Seat }) {
  const { view, words } = useTable();
  return <span className={c('name')}>{words.firms[view.players[seat].firm]}</span>;
}
