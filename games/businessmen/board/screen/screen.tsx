import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { Businessmen } from '../../types.ts';
import { useMovements } from '../motion/movements.ts';
import { Square } from '../table/square.tsx';
import css from './screen.module.css';

const c = classes(css);

/** Market day for the whole room: the wall of prices, and the lorries. */
export function Screen(props: BoardProps<Businessmen>) {
  useMovements(props);
  return <Square c={c} is="screen" props={props} />;
}
