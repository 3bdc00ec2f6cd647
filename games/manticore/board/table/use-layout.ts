import { type RefObject, useLayoutEffect } from 'react';
import { type Layout, select } from './selection.ts';

/** Where there is less room than this, two columns of cards would leave the map a third of it: one has to do. */
const ROOM = { width: 1000, height: 430 };

/** Three columns, or a phone held upright, or one on its side. */
export function layoutOf(width: number, height: number): Layout {
  if (width > ROOM.width && height > ROOM.height) return 'wide';
  return height >= width ? 'tall' : 'flat';
}

/** The board looks at the place it was given, not at the window: beside an open drawer there is less of it. */
export function useLayout(board: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = board.current;
    if (box === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width > 0 && height > 0) select({ layout: layoutOf(width, height) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [board]);
}
