import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { useEscape } from '@parlour/kit/taken-up.ts';
import { useMatches } from '@parlour/kit/use-matches.ts';
import { useEffect } from 'react';
import type { Economicus } from '../../types.ts';
import { Desk } from '../desk/desk.tsx';
import { useMovements } from '../motion/movements.ts';
import { FrontPage } from '../paper/front-page.tsx';
import { League } from '../paper/league.tsx';
import { Masthead } from '../paper/masthead.tsx';
import { ROOMY, TALL, WIDE } from '../ring/geometry.ts';
import { Ring } from '../ring/ring.tsx';
import css from './board.module.css';
import { TableProvider } from './context.tsx';
import { questionOf } from './reading.ts';
import { forget, letGo, select } from './selection.ts';
import { forgetPending, useStandingOrders } from './standing.ts';

const c = classes(css);
/** Questions with more to read or to pick than a desk at rest shows: on a phone it comes up by itself. */
const LONG =
  /^(payment|project|crisis|card|loss|event|halfSale|overflow|insider|briefing|espionage|handOver|projectSale)\./;
/** As the shell lays out a phone held upright. */
const UPRIGHT = '(max-width: 559px), (max-width: 760px) and (min-height: 561px)';
/** A screen that leaves the ring more height than its flat form fills. */
const LARGE = '(min-width: 1400px) and (min-height: 860px)';

/** The whole table: the paper with the year and the players, the great dial, and the desk. */
export function Board(props: BoardProps<Economicus>) {
  useMovements(props);
  useStandingOrders(props);
  const isNarrow = useMatches(UPRIGHT);
  const isRoomy = useMatches(LARGE);
  const { view, facts, asked, seat } = props;
  useEffect(
    () => () => {
      forget();
      forgetPending();
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
    const isWanted = LONG.test(questionOf(view)) || proposals > 0;
    select({ isDeskUp: isAsked && isWanted, ...(isAsked && { tab: proposals > 0 ? 'deal' : 'desk' }) });
  }, [question]);
  useEscape(letGo);
  return (
    <TableProvider props={props}>
      <div className={c('board')} data-phase={facts.phase}>
        <div className={c('scene', isNarrow && 'tall')}>
          <aside className={c('paper')}>
            <Masthead />
            <FrontPage />
            <League />
          </aside>
          <Ring className={c('dial')} dial={isNarrow ? TALL : isRoomy ? ROOMY : WIDE} />
          <Desk className={c('desk')} />
        </div>
      </div>
    </TableProvider>
  );
}
