import { classes } from '@parlour/kit/classes.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import type { RefObject } from 'react';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import { ownHero } from '../table/reading.ts';
import { useSelected } from '../table/selection.ts';
import { centre } from './cells.ts';
import css from './map.module.css';

const c = classes(css);

/** How near "to my hero" looks: so many units across. */
const CLOSE = 760;

/** Nearer, farther, everything, and where my hero is. On a phone two fingers zoom, and two buttons are enough. */
export function Controls({ camera }: { camera: RefObject<CameraHandle | null> }) {
  const { view, seat, label } = useTable();
  const layout = useSelected('layout');
  const isWide = layout === 'wide';
  const own = view.heroes[ownHero(view, seat)].cell;
  return (
    <div className={c('controls')} data-layout={layout}>
      {isWide && (
        <>
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
        </>
      )}
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
          onClick={() => camera.current?.look(centre(own), CLOSE)}
          aria-label={label.map.toHero}
          title={label.map.toHero}
        >
          <Icon name="footsteps" size={20} />
        </button>
      )}
    </div>
  );
}
