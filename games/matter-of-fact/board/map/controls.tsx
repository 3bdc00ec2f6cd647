import { classes } from '@parlour/kit/classes.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import type { RefObject } from 'react';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import { ownSeat } from '../table/reading.ts';
import { centre } from './cells.ts';
import { useNear } from './follow.ts';
import css from './map.module.css';

const c = classes(css);

type Props = {
  camera: RefObject<CameraHandle | null>;
  /** On the map itself, where its printed sheet leaves the corners free; else in a row beside it. */
  isInCorners?: boolean;
};

/** Nearer, farther, everything, and where my chip is. */
export function Controls({ camera, isInCorners = false }: Props) {
  const table = useTable();
  const { label, view } = table;
  const { cell } = view.players[ownSeat(table)];
  const near = useNear();
  return (
    <div className={c('controls', isInCorners && 'corners')}>
      <button type="button" onClick={() => camera.current?.zoom(1.35)} aria-label={label.map.nearer}>
        +
      </button>
      <button type="button" onClick={() => camera.current?.zoom(1 / 1.35)} aria-label={label.map.farther}>
        −
      </button>
      <button type="button" onClick={() => camera.current?.whole()} aria-label={label.map.whole}>
        <Icon name="compass" size={20} />
      </button>
      <button
        type="button"
        onClick={() => cell !== null && camera.current?.look(centre(cell), near)}
        aria-label={label.map.toChip}
        aria-disabled={cell === null}
      >
        <Icon name="position-marker" size={20} />
      </button>
    </div>
  );
}
