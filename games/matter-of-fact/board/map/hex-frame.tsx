import { type Direction, neighbour, OUTSIDE } from '@parlour/kernel/hex.ts';
import { classes } from '@parlour/kit/classes.ts';
import { HexLayer, type Means } from '@parlour/kit/hex/hex-map.tsx';
import { type CameraHandle, useCamera } from '@parlour/kit/hex/use-camera.ts';
import { type Touch, useGestures } from '@parlour/kit/hex/use-gestures.ts';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { BUSINESS_CENTRE, CELLS, type Cell, HEXES } from '../../content/map.ts';
import { BOARD, centre, hexOf, MAP } from './cells.ts';
import { hexAt, hexPath } from './geometry.ts';
import css from './map.module.css';

const c = classes(css);
/** Pixels a unit of the map has at the nearest. */
const NEAREST = 1.5;

type Props = {
  /** Where to begin, if not with the whole: a cell, and how many units wide the window is. */
  start: { cell: Cell; width: number } | null;
  calm: boolean;
  label: string;
  describe(cell: Cell): string;
  /** Cells that may be picked; the keys N and P go from one to the next. */
  lit: readonly Cell[];
  onPick(cell: Cell | null, means: Means): void;
  onPoint(cell: Cell | null): void;
  children: ReactNode;
  over: ReactNode;
  ref?: Ref<CameraHandle>;
};

/** The kit's map of hexagons, for hexagons that stand on a point: dragged, pinched, wheeled, and walked over with the arrow keys. */
export function HexFrame({ start, calm, label, describe, lit, onPick, onPoint, children, over, ref }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cell | null>(null);
  const camera = useCamera(frame, world, {
    map: MAP,
    nearest: NEAREST,
    calm,
    start: start === null ? null : { at: centre(start.cell), width: start.width },
  });
  useImperativeHandle(ref, () => camera, [camera]);

  const cellUnder = ({ clientX, clientY }: Touch): Cell | null => {
    const point = camera.pointAt(clientX, clientY);
    if (point === null) return null;
    const { q, r } = hexAt(point);
    return CELLS.find((cell) => HEXES[cell].q === q && HEXES[cell].r === r) ?? null;
  };
  const hovered = useRef<Cell | null>(null);
  const point = (cell: Cell | null) => {
    if (hovered.current === cell) return;
    hovered.current = cell;
    onPoint(cell);
  };
  useGestures(frame, camera, {
    onPick(touch) {
      setCursor(null);
      onPick(cellUnder(touch), touch.kind);
    },
    onHover: (touch) => point(touch === null ? null : cellUnder(touch)),
  });

  const go = (cell: Cell) => {
    setCursor(cell);
    point(cell);
    camera.reveal(centre(cell));
  };
  const press = (event: React.KeyboardEvent) => {
    if (event.target !== frame.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = cursor ?? lit[0] ?? BUSINESS_CENTRE[0] ?? 0;
    const steps = stepsOf(event.key, HEXES[from].r);
    if (event.key === 'Enter' || event.key === ' ') {
      if (cursor === null) return;
      onPick(cursor, 'key');
    } else if (steps !== null) {
      const to =
        cursor === null ? from : steps.map((step) => neighbour(BOARD, from, step)).find((at) => at !== OUTSIDE);
      if (to !== undefined) go(to as Cell);
    } else if ((event.key === 'n' || event.key === 'p') && lit.length > 0) {
      const at = cursor === null ? -1 : lit.indexOf(cursor);
      const next = event.key === 'n' ? at + 1 : at <= 0 ? lit.length - 1 : at - 1;
      go(lit[next % lit.length] ?? from);
    } else if (event.key === '+' || event.key === '=') camera.zoom(1.3);
    else if (event.key === '-') camera.zoom(1 / 1.3);
    else if (event.key === '0') camera.whole();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    const box = frame.current;
    // What the shell hears from the page would also skip; a key that means a cell is not for it.
    const keep = (event: KeyboardEvent) => event.key === ' ' && event.target === box && event.stopPropagation();
    box?.addEventListener('keydown', keep);
    return () => box?.removeEventListener('keydown', keep);
  }, []);

  return (
    <div className={c('map')} data-part="map">
      <div
        ref={frame}
        className={c('frame')}
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is walked over with the arrow keys, as one thing
        tabIndex={0}
        onKeyDown={press}
        onBlur={() => {
          setCursor(null);
          point(null);
        }}
      >
        <div ref={world} className={c('world')}>
          {children}
          {cursor !== null && (
            <HexLayer map={MAP} className={c('cursor')}>
              <path d={hexPath(hexOf(cursor), 2)} />
            </HexLayer>
          )}
        </div>
      </div>
      {over}
      <p className={c('said')} aria-live="polite">
        {cursor === null ? '' : describe(cursor)}
      </p>
    </div>
  );
}

/** Left and right follow a row; up and down go from row to row, now a little to the east, now a little to the west. */
function stepsOf(key: string, r: number): readonly Direction[] | null {
  const isEven = r % 2 === 0;
  if (key === 'ArrowLeft') return [5];
  if (key === 'ArrowRight') return [2];
  if (key === 'ArrowUp') return isEven ? [1, 0] : [0, 1];
  if (key === 'ArrowDown') return isEven ? [3, 4] : [4, 3];
  return null;
}
