import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import { useEscape } from '@parlour/kit/taken-up.ts';
import { useEffect, useRef } from 'react';
import type { Manticore } from '../../types.ts';
import { Alarm } from '../dock/alarm.tsx';
import { Dock } from '../dock/dock.tsx';
import { Enlist } from '../dock/enlist.tsx';
import { Pull } from '../dock/pull.tsx';
import { Controls } from '../map/controls.tsx';
import { GameMap } from '../map/map.tsx';
import { useMovements } from '../motion/movements.ts';
import { Sheet } from '../sheet/sheet.tsx';
import css from './board.module.css';
import { TableProvider, useTable } from './context.ts';
import { DoomBar } from './doom-bar.tsx';
import { Legend } from './legend.tsx';
import { usePaving } from './pave.ts';
import { ownHero } from './reading.ts';
import { forget, select, unselect, useSelected } from './selection.ts';
import { useLayout } from './use-layout.ts';
import { Watch } from './watch.tsx';

const c = classes(css);

function putDown(): void {
  unselect();
  select({ cover: null });
}

/** The whole table of Manticore. */
export function Board(props: BoardProps<Manticore>) {
  useMovements(props);
  usePaving(props);
  useEffect(() => forget, []);
  useEscape(putDown);
  return (
    <TableProvider props={props}>
      <Table />
    </TableProvider>
  );
}

/** Nothing but the map lies where the map is: whatever else is always there has a place of its own. */
function Table() {
  const { view, seat, offer } = useTable();
  const board = useRef<HTMLDivElement>(null);
  const camera = useRef<CameraHandle>(null);
  const layout = useSelected('layout');
  const sheet = useSelected('sheet');
  useLayout(board);
  const isWide = layout === 'wide';
  return (
    <div ref={board} className={c('board')} data-layout={layout}>
      {isWide ? (
        <aside className={c('side')}>
          <Watch />
          <Legend />
        </aside>
      ) : (
        <DoomBar camera={camera} />
      )}
      <div className={c('map')}>
        <GameMap camera={camera} />
        {isWide && <Controls camera={camera} />}
      </div>
      <div className={c('right')}>
        {isWide && <Sheet whose={sheet ?? ownHero(view, seat)} />}
        <Dock />
      </div>
      {!isWide && <Cover />}
      {offer('enlist').isOffered && <Enlist />}
    </div>
  );
}

/** On a phone: a sheet that was pulled over the map, until it is pushed down again. */
function Cover() {
  const { view, seat, label, say } = useTable();
  const cover = useSelected('cover');
  const sheet = useSelected('sheet');
  if (cover === null) return null;
  const whose = sheet ?? ownHero(view, seat);
  const close = () => select({ cover: null });
  return (
    <section
      className={c('cover')}
      data-part={`cover-${cover}`}
      aria-label={cover === 'foes' ? label.cover.foes : label.sheet.label(say.seat(whose))}
    >
      <Pull label={label.dock.close} onDown={close} />
      <div className={c('pulled')}>
        {cover === 'foes' ? (
          <>
            <Alarm />
            <Watch />
          </>
        ) : (
          <Sheet whose={whose} />
        )}
      </div>
    </section>
  );
}
