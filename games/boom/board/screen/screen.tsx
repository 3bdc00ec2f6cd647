import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { Boom } from '../../types.ts';
import { useMovements } from '../motion/movements.ts';
import { TableProvider } from '../table/context.ts';
import { Desk } from '../table/desk.tsx';
import { BubbleClock } from '../table/gauges/bubble-clock.tsx';
import { LimitChart } from '../table/gauges/limit-chart.tsx';
import { TurnOrder } from '../table/gauges/turn-order.tsx';
import { Ticker } from '../table/ticker.tsx';
import css from './screen.module.css';

const c = classes(css);

/** The desktop for the whole room: the news, the bubble, and every company as large as it goes. */
export function Screen(props: BoardProps<Boom>) {
  useMovements(props);
  const { crashOneIn } = props.facts;
  const fever = crashOneIn === null ? 0 : Math.min(0.75, 1.1 / crashOneIn);
  return (
    <TableProvider props={props}>
      <div className={c('screen')} style={{ '--fever': fever } as React.CSSProperties}>
        <Ticker className={c('ticker')} />
        <aside className={c('side')}>
          <LimitChart />
          <BubbleClock />
          <TurnOrder />
        </aside>
        <Desk className={c('desk')} pagerClassName={c('pager')} />
      </div>
    </TableProvider>
  );
}
