import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { useEscape } from '@parlour/kit/taken-up.ts';
import { useEffect } from 'react';
import type { Businessmen } from '../../types.ts';
import { Backdrop } from '../art/backdrop.tsx';
import { Market } from '../market/market.tsx';
import { useMovements } from '../motion/movements.ts';
import { Banner } from '../round/banner.tsx';
import { Head } from '../round/head.tsx';
import { Side } from '../side/side.tsx';
import { Yard } from '../yard/yard.tsx';
import css from './board.module.css';
import { TableProvider } from './context.ts';
import { forget, letGo } from './selection.ts';

const c = classes(css);

/** The whole trading yard: six stalls under their prices, three lorries, the wheels, the harbour and the rivals. */
export function Board(props: BoardProps<Businessmen>) {
  useMovements(props);
  useEffect(() => forget, []);
  const { part, phase } = props.facts;
  const question = `${props.view.round} ${part} ${props.asked.join()}`;
  // What was taken up for one question is put down at the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it watches
  useEffect(letGo, [question]);
  useEscape(letGo);
  return (
    <TableProvider props={props}>
      <div className={c('board')} data-phase={phase} data-in={part}>
        <Backdrop />
        <div className={c('scene')}>
          <Head className={c('head')} />
          <Market className={c('market')} />
          <Yard className={c('yard')} />
          <Side className={c('side')} />
          <Banner className={c('banner')} />
        </div>
      </div>
    </TableProvider>
  );
}
