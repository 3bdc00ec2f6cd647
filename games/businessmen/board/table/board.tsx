import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { useEscape } from '@parlour/kit/taken-up.ts';
import { useEffect } from 'react';
import type { Businessmen } from '../../types.ts';
import { useMovements } from '../motion/movements.ts';
import { Side } from '../side/side.tsx';
import css from './board.module.css';
import { forget, letGo } from './selection.ts';
import { Square } from './square.tsx';

const c = classes(css);

/** The whole trading yard: six stalls under their prices, three lorries, the wheels, the harbour and the rivals. */
export function Board(props: BoardProps<Businessmen>) {
  useMovements(props);
  useEffect(() => forget, []);
  const { part } = props.facts;
  const question = `${props.view.round} ${part} ${props.asked.join()}`;
  // What was taken up for one question is put down at the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it watches
  useEffect(letGo, [question]);
  useEscape(letGo);
  return (
    <Square c={c} is="board" props={props}>
      <Side className={c('side')} />
    </Square>
  );
}
