import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import { useRef } from 'react';
import type { Manticore } from '../../types.ts';
import { GameMap } from '../map/map.tsx';
import { useMovements } from '../motion/movements.ts';
import { TableProvider } from '../table/context.ts';
import { Watch } from '../table/watch.tsx';
import css from './screen.module.css';

const c = classes(css);

/** The map for the whole room, and beside it what is to be watched: the clock, the heroes, the beasts, the cards. */
export function Screen(props: BoardProps<Manticore>) {
  useMovements(props);
  const camera = useRef<CameraHandle>(null);
  return (
    <TableProvider props={props}>
      <div className={c('screen')}>
        <div className={c('map')}>
          <GameMap camera={camera} />
        </div>
        <aside className={c('side')}>
          <Watch />
        </aside>
      </div>
    </TableProvider>
  );
}
