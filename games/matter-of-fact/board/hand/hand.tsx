import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { MatterOfFact } from '../../types.ts';
import { TableProvider } from '../table/context.tsx';
import { Chart } from './chart.tsx';
import { Desk } from './desk.tsx';
import css from './hand.module.css';

const c = classes(css);

/** One's own corporation: the desk, and the production chart from coal and ore to the BIObot. */
export const Hand = (props: BoardProps<MatterOfFact>) => (
  <TableProvider props={props}>
    <div className={c('hand')} data-place={`hand-${props.seat}`}>
      <Desk />
      <Chart />
    </div>
  </TableProvider>
);
