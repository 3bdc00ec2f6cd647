import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { memo } from 'react';
import { RESOURCES } from '../../content/exchange.ts';
import type { MatterOfFact } from '../../types.ts';
import { TableProvider, useDrawn, useTable } from '../table/context.ts';
import { useIsPhone } from '../table/phone.ts';
import { Chart } from './chart.tsx';
import { Desk } from './desk.tsx';
import css from './hand.module.css';
import { Pile } from './pile.tsx';

const c = classes(css);

/** One's own corporation: the desk, and the production chart from coal and ore to the BIObot. A phone has room for the piles only. */
export function Hand(props: BoardProps<MatterOfFact>) {
  return (
    <TableProvider props={useDrawn(props)}>
      <Corporation />
    </TableProvider>
  );
}

const Corporation = memo(function Corporation() {
  const { seat } = useTable();
  const isPhone = useIsPhone();
  return (
    <div className={c('hand')} data-place={`hand-${seat}`}>
      <Desk />
      {isPhone ? RESOURCES.map((resource) => <Pile key={resource} resource={resource} isPriced />) : <Chart />}
    </div>
  );
});
