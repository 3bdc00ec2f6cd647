import { classes } from '@parlour/kit/classes.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import type { RefObject } from 'react';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.tsx';
import { ownSeat } from '../table/reading.ts';
import { centre } from './cells.ts';
import css from './map.module.css';

const c = classes(css);

/** Nearer, farther, everything, and where my chip is. */
export function Controls({ camera }: { camera: RefObject<CameraHandle | null> }) {
  const table = useTable();
  const { label, view } = table;
  const { cell } = view.players[ownSeat(table)];
  return (
    <div className={c('controls')}>
      <button type="button" onClick={() => camera.current?.zoom(1.35)} aria-label={label.map.nearer}>
        +
      </button>
      <button type="button" onClick={() => camera.current?.zoom(1 / 1.35)} aria-label={label.map.farther}>
        −
      </button>
      <button type="button" onClick={() => camera.current?.whole()} aria-label={label.map.whole}>
        <Icon name="compass" size={20} />
      </button>
      {cell !== null && (
        <button type="button" onClick={() => camera.current?.look(centre(cell), 760)} aria-label={label.map.toChip}>
          <Icon name="position-marker" size={20} />
        </button>
      )}
    </div>
  );
}
