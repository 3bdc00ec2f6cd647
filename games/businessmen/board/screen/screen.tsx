import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { Businessmen } from '../../types.ts';
import { Backdrop } from '../art/backdrop.tsx';
import { Market } from '../market/market.tsx';
import { useMovements } from '../motion/movements.ts';
import { Banner } from '../round/banner.tsx';
import { Head } from '../round/head.tsx';
import { TableProvider } from '../table/context.ts';
import { Yard } from '../yard/yard.tsx';
import css from './screen.module.css';

const c = classes(css);

/** Market day for the whole room: the wall of prices, and the lorries. */
export function Screen(props: BoardProps<Businessmen>) {
  useMovements(props);
  const { part, phase } = props.facts;
  return (
    <TableProvider props={props}>
      <div className={c('screen')} data-phase={phase} data-in={part}>
        <Backdrop />
        <div className={c('scene')}>
          <Head className={c('head')} />
          <Market className={c('market')} />
          <Yard className={c('yard')} />
          <Banner className={c('banner')} />
        </div>
      </div>
    </TableProvider>
  );
}
