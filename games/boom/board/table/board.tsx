import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { useEffect } from 'react';
import type { Boom } from '../../types.ts';
import { DealWindow } from '../deal/deal-window.tsx';
import { useMovements } from '../motion/movements.ts';
import css from './board.module.css';
import { BubbleClock } from './bubble-clock.tsx';
import { TableProvider } from './context.tsx';
import { Desk } from './desk.tsx';
import { DeskIcons } from './desk-icons.tsx';
import { IpoGauge } from './ipo-gauge.tsx';
import { LimitChart } from './limit-chart.tsx';
import { forget } from './selection.ts';
import { Ticker } from './ticker.tsx';
import { TurnOrder } from './turn-order.tsx';

const c = classes(css);

/** The whole table of •Boom. */
export function Board(props: BoardProps<Boom>) {
  useMovements(props);
  useEffect(() => forget, []);
  const { crashOneIn } = props.facts;
  const fever = crashOneIn === null ? 0 : Math.min(0.75, 1.1 / crashOneIn);
  return (
    <TableProvider props={props}>
      <div className={c('board')} style={{ '--fever': fever } as React.CSSProperties}>
        <div className={c('layout')}>
          <Ticker className={c('ticker')} />
          <aside className={c('side')}>
            <LimitChart />
            <IpoGauge />
            <BubbleClock />
            <TurnOrder />
          </aside>
          <Desk className={c('desk')} />
          <DeskIcons className={c('bin')} />
        </div>
        <DealWindow />
      </div>
    </TableProvider>
  );
}
