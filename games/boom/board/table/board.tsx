import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { soon } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Boom } from '../../types.ts';
import { useMovements } from '../motion/movements.ts';
import css from './board.module.css';
import { TableProvider, useTable } from './context.ts';
import { Desk } from './desk.tsx';
import { DeskIcons } from './desk-icons.tsx';
import { BubbleClock } from './gauges/bubble-clock.tsx';
import { IpoGauge } from './gauges/ipo-gauge.tsx';
import { LimitChart } from './gauges/limit-chart.tsx';
import { TurnOrder } from './gauges/turn-order.tsx';
import { companyAsked } from './reading.ts';
import { forget, useSelection } from './selection.ts';
import { Ticker } from './ticker.tsx';

/** Nobody deals before the first card is played, so it is loaded apart. */
const DealWindow = lazy(soon(() => import('../deal/deal-window.tsx').then((file) => ({ default: file.DealWindow }))));

const c = classes(css);

/** The window of a company, once there is one to speak of. */
function Deals() {
  const { view, seat, asked } = useTable();
  const { open } = useSelection();
  const isWanted = open !== null || (seat !== null && asked.includes(seat) && companyAsked(view) !== null);
  const wasWanted = useRef(false);
  wasWanted.current ||= isWanted;
  return wasWanted.current ? (
    <Suspense>
      <DealWindow />
    </Suspense>
  ) : null;
}

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
          <Desk className={c('desk')} pagerClassName={c('pager')} />
          <DeskIcons className={c('bin')} />
        </div>
        <Deals />
      </div>
    </TableProvider>
  );
}
