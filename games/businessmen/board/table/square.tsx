import type { BoardProps } from '@parlour/kit/board.ts';
import type { classes } from '@parlour/kit/classes.ts';
import type { ReactNode } from 'react';
import type { Businessmen } from '../../types.ts';
import { Backdrop } from '../art/backdrop.tsx';
import { Market } from '../market/market.tsx';
import { Banner } from '../round/banner.tsx';
import { Head } from '../round/head.tsx';
import { Yard } from '../yard/yard.tsx';
import { TableProvider } from './context.ts';

type Props = { c: ReturnType<typeof classes>; is: string; props: BoardProps<Businessmen>; children?: ReactNode };

/** The square on market day, laid out by the classes it is given; what else there is room for stands before the banner. */
export function Square({ c, is, props, children }: Props) {
  const { part, phase } = props.facts;
  return (
    <TableProvider props={props}>
      <div className={c(is)} data-phase={phase} data-in={part}>
        <Backdrop />
        <div className={c('scene')}>
          <Head className={c('head')} />
          <Market className={c('market')} />
          <Yard className={c('yard')} />
          {children}
          <Banner className={c('banner')} />
        </div>
      </div>
    </TableProvider>
  );
}
