import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { useMatches } from '@parlour/kit/use-matches.ts';
import { useEffect } from 'react';
import type { Economicus } from '../../types.ts';
import { Desk } from '../desk/desk.tsx';
import { useMovements } from '../motion/movements.ts';
import { FrontPage } from '../paper/front-page.tsx';
import { League } from '../paper/league.tsx';
import { Masthead } from '../paper/masthead.tsx';
import { Ring } from '../ring/ring.tsx';
import css from './board.module.css';
import { TableProvider } from './context.tsx';
import { questionOf } from './reading.ts';
import { forget, letGo, select } from './selection.ts';
import { forgetOrders, useStandingOrders } from './standing.ts';

const c = classes(css);
/** Questions that are answered at the desk: on a phone it comes up by itself. */
const AT_DESK =
  /^(auction|startUps|offers|payment|project|interest|crisis|card|loss|event|halfSale|overflow|insider|briefing|espionage|handOver|projectSale)\./;

/** The whole table: the paper with the year and the players, the great dial, and the desk. */
export function Board(props: BoardProps<Economicus>) {
  useMovements(props);
  useStandingOrders(props);
  const isNarrow = useMatches('(max-width: 760px)');
  const { view, facts, asked, seat } = props;
  useEffect(
    () => () => {
      forget();
      forgetOrders();
    },
    [],
  );
  const isAsked = seat !== null && asked.includes(seat);
  const proposals = view.deals.open.filter(({ to }) => to === seat).length;
  const question = `${view.turn.number} ${questionOf(view)} ${facts.window} ${isAsked} ${proposals}`;
  // What was taken up for one question is put down at the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it watches
  useEffect(() => {
    letGo();
    const isWanted = AT_DESK.test(questionOf(view)) || props.offer('sell').isOffered || proposals > 0;
    select({ isDeskUp: isAsked && isWanted, ...(isAsked && { tab: proposals > 0 ? 'deal' : 'desk' }) });
  }, [question]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && letGo();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <TableProvider props={props}>
      <div className={c('board')} data-phase={facts.phase}>
        <div className={c('scene')}>
          <aside className={c('paper')}>
            <Masthead />
            <FrontPage />
            <League />
          </aside>
          <Ring className={c('dial')} isNarrow={isNarrow} />
          <Desk className={c('desk')} />
        </div>
      </div>
    </TableProvider>
  );
}
