import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import { useRef } from 'react';
import type { MatterOfFact } from '../../types.ts';
import { GameMap } from '../map/map.tsx';
import { useMovements } from '../motion/movements.ts';
import { Exchange } from '../side/exchange.tsx';
import { Race } from '../side/race.tsx';
import { TableProvider, useDrawn, useTable } from '../table/context.ts';
import css from './screen.module.css';

const c = classes(css);

/** The map for the whole room, and beside it the round, the exchange and the race to the BIObot. */
export function Screen(latest: BoardProps<MatterOfFact>) {
  const props = useDrawn(latest);
  useMovements(props);
  const camera = useRef<CameraHandle>(null);
  return (
    <TableProvider props={props}>
      <div className={c('screen')}>
        <aside className={c('side')}>
          <Round />
          <Exchange />
          <Race />
        </aside>
        <div className={c('map')} data-part="map">
          <GameMap camera={camera} isNarrow={false} />
        </div>
      </div>
    </TableProvider>
  );
}

function Round() {
  const { view, label } = useTable();
  return <h2 className={c('round')}>{label.round(view.round, view.lastRound)}</h2>;
}
