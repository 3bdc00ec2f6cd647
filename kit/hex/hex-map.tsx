import { type HexBoard, neighbour, OUTSIDE } from '@parlour/kernel/hex.ts';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { REVEAL } from '../reveal.ts';
import { type Box, centreOf, hexAt, hexPath, type Layout, stepsOf } from './geometry.ts';
import css from './hex-map.module.css';
import { type CameraHandle, useCamera } from './use-camera.ts';
import { type Touch, useGestures } from './use-gestures.ts';

const c = classes(css);

/** How a cell was meant: a finger looks before it leaps, a mouse has hovered already, a key has moved the cursor there. */
export type Means = 'mouse' | 'touch' | 'key';

type Props = {
  board: HexBoard;
  layout: Layout;
  /** What of the picture there is to see. */
  map: Box;
  /** Pixels a unit of the map has at the nearest. */
  nearest: number;
  /** Where to begin, if not with the whole: a cell, and how many units wide the window is. */
  start?: { cell: number; width: number } | null;
  /** No glides. */
  calm: boolean;
  label: string;
  /** What is said of the cell under the cursor of the keyboard. */
  describe(cell: number): string;
  /** Cells that may be picked; the keys N and P go from one to the next. */
  lit: readonly number[];
  onPick(cell: number | null, means: Means): void;
  /** The cell under the mouse or under the keyboard's cursor. */
  onPoint(cell: number | null): void;
  children: ReactNode;
  /** Buttons and such over the map, that do not move with it. */
  over?: ReactNode;
  className?: string;
  ref?: Ref<CameraHandle>;
};

/**
 * A map of hexagons that is dragged, pinched, wheeled, and walked over with the arrow keys. It knows which cell is meant
 * by geometry alone, so no cell needs an element of its own; what is drawn are the game's layers.
 */
export function HexMap(props: Props) {
  const {
    board,
    layout,
    map,
    nearest,
    start = null,
    calm,
    label,
    describe,
    lit,
    onPick,
    onPoint,
    children,
    over,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const hexOf = (cell: number) => board.hexes[cell] ?? { q: 0, r: 0 };
  const camera = useCamera(frame, world, {
    map,
    nearest,
    calm,
    start: start === null ? null : { at: centreOf(hexOf(start.cell), layout), width: start.width },
  });
  useImperativeHandle(props.ref, () => camera, [camera]);

  const cellAt = ({ clientX, clientY }: Touch): number | null => {
    const point = camera.pointAt(clientX, clientY);
    if (point === null) return null;
    const { q, r } = hexAt(point, layout);
    const cell = board.hexes.findIndex((hex) => hex.q === q && hex.r === r);
    return cell === -1 ? null : cell;
  };
  const hovered = useRef<number | null>(null);
  const point = (cell: number | null) => {
    if (hovered.current === cell) return;
    hovered.current = cell;
    onPoint(cell);
  };
  useGestures(frame, camera, {
    onPick(touch) {
      setCursor(null);
      onPick(cellAt(touch), touch.kind);
    },
    onHover: (touch) => point(touch === null ? null : cellAt(touch)),
  });

  const go = (cell: number) => {
    setCursor(cell);
    point(cell);
    camera.reveal(centreOf(hexOf(cell), layout));
  };
  const press = (event: React.KeyboardEvent) => {
    if (event.target !== frame.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = cursor ?? lit[0] ?? Math.floor(board.size / 2);
    const steps = stepsOf(event.key, hexOf(from), layout);
    if (event.key === 'Enter' || event.key === ' ') {
      if (cursor === null) return;
      onPick(cursor, 'key');
    } else if (steps !== null) {
      const to =
        cursor === null ? from : steps.map((step) => neighbour(board, from, step)).find((at) => at !== OUTSIDE);
      if (to !== undefined) go(to);
    } else if ((event.key === 'n' || event.key === 'p') && lit.length > 0) {
      const at = cursor === null ? -1 : lit.indexOf(cursor);
      const next = event.key === 'n' ? at + 1 : at <= 0 ? lit.length - 1 : at - 1;
      go(lit[next % lit.length] as number);
    } else if (event.key === '+' || event.key === '=') camera.zoom(1.3);
    else if (event.key === '-') camera.zoom(1 / 1.3);
    else if (event.key === '0') camera.whole();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    const box = frame.current;
    const reveal = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const { left, top, width, height } = target.getBoundingClientRect();
      const at = camera.pointAt(left + width / 2, top + height / 2);
      if (at !== null) camera.look(at);
    };
    box?.addEventListener(REVEAL, reveal);
    return () => box?.removeEventListener(REVEAL, reveal);
  }, [camera]);
  useEffect(() => {
    const box = frame.current;
    // What the shell hears from the page would also skip; a key that means a cell is not for it.
    const keep = (event: KeyboardEvent) => event.key === ' ' && event.target === box && event.stopPropagation();
    box?.addEventListener('keydown', keep);
    return () => box?.removeEventListener('keydown', keep);
  }, []);

  return (
    <div className={`${c('map')} ${props.className ?? ''}`}>
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
            <HexLayer map={map} className={c('cursor')}>
              <path d={hexPath(hexOf(cursor), layout, 2)} />
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

/** One sheet of the map. Sheets that change often stand apart from those that are drawn once. */
export function HexLayer({ map, className, children }: { map: Box; className?: string; children: ReactNode }) {
  return (
    <svg
      className={`${c('layer')} ${className ?? ''}`}
      viewBox={`${map.x} ${map.y} ${map.width} ${map.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
