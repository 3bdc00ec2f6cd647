import { type RefObject, useEffect } from 'react';
import { MAP } from './cells.ts';

/** Figures on the map are this many units high, and never fewer pixels than can be read. */
const FIGURE = 25;
const LEGIBLE = 12.2;
/** They grow no more than a cell has room for. */
const MOST = 1.75;
/** Farther away than this, names and strengths would be too small to read: they are left to the cards. */
const FAR = 0.36;

export const growthAt = (zoom: number): number => Math.min(MOST, Math.max(1, LEGIBLE / (FIGURE * zoom)));

/** Lets figures on the map grow as the map shrinks: `--mc-k` is by how much, `data-far` says that words have no room left. */
export function useZoom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = box.current;
    const sheet = frame?.querySelector('svg') ?? null;
    if (frame === null || sheet === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const zoom = (entry?.contentRect.width ?? 0) / MAP.width;
      if (zoom === 0) return;
      frame.style.setProperty('--mc-k', growthAt(zoom).toFixed(3));
      frame.toggleAttribute('data-far', zoom < FAR);
    });
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [box]);
}
