import { classes } from '@parlour/kit/classes.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import type { RefObject } from 'react';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.tsx';
import { ownHero } from '../table/reading.ts';
import { centre } from './cells.ts';
import css from './map.module.css';

const c = classes(css);

/** Nearer, farther, everything, and where my hero is. */
export function Controls({ camera }: { camera: RefObject<CameraHandle | null> }) {
  const { view, seat, label } = useTable();
  const own = view.heroes[ownHero(view, seat)].cell;
  return (
    <div className={c('controls')}>
      <button
        type="button"
        onClick={() => camera.current?.zoom(1.35)}
        aria-label={label.map.nearer}
        title={label.map.nearer}
      >
        +
      </button>
      <button
        type="button"
        onClick={() => camera.current?.zoom(1 / 1.35)}
        aria-label={label.map.farther}
        title={label.map.farther}
      >
        −
      </button>
      <button
        type="button"
        onClick={() => camera.current?.whole()}
        aria-label={label.map.whole}
        title={label.map.whole}
      >
        <Icon name="compass" size={20} />
      </button>
      {own !== null && (
        <button
          type="button"
          onClick={() => camera.current?.look(centre(own), 820)}
          aria-label={label.map.toHero}
          title={label.map.toHero}
        >
          <Icon name="footsteps" size={20} />
        </button>
      )}
    </div>
  );
}
