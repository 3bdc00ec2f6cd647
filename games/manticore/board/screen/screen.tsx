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
    <TableProvider props={glowing(props)}>
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

/** Nobody can choose anything here. But where the hero on turn can go is known to everybody, and the room sees it glow. */
function glowing(props: BoardProps<Manticore>): BoardProps<Manticore> {
  const { view, facts, asked } = props;
  const open = view.stack.at(-1);
  if (open?.phase !== 'turn' || !asked.includes(open.seat) || facts.reach.length === 0) return props;
  return {
    ...props,
    offer: (type) => (type === 'move' ? { ...props.offer(type), isOffered: true } : props.offer(type)),
  };
}
