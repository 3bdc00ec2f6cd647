import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { memo } from 'react';
import type { MatterOfFact } from '../../types.ts';
import { TableProvider, useDrawn, useTable } from '../table/context.tsx';
import { Chart } from './chart.tsx';
import { Desk } from './desk.tsx';
import css from './hand.module.css';

const c = classes(css);

/** One's own corporation: the desk, and the production chart from coal and ore to the BIObot. */
export function Hand(props: BoardProps<MatterOfFact>) {
  return (
    <TableProvider props={useDrawn(props)}>
      <Corporation />
    </TableProvider>
  );
}

const Corporation = memo(function Corporation() {
  return (
    <div className={c('hand')} data-place={`hand-${useTable().seat}`}>
      <Desk />
      <Chart />
    </div>
  );
});
