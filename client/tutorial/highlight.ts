import { useEffect, useState } from 'react';

export type Place = { top: number; left: number; width: number; height: number };

/** What the guide points at, and where its card covers least of what matters. */
export type Pointing = { place: Place | null; card: { top: number; left: number } | null };

/** Where the board begins, and what lies below it on a phone; the card keeps off both. */
const ROOM = {
  wide: { top: 140, bottom: 16, side: 16 },
  narrow: { top: 188, bottom: 64, side: 8 },
};
const STEP = 24;
const NOWHERE: Pointing = { place: null, card: null };

/** Boards move, so what is pointed at is looked for again and again. */
export function useHighlight(target: string | null): Pointing {
  const [pointing, setPointing] = useState(NOWHERE);
  useEffect(() => {
    const look = () => {
      // While something is on stage, that is what one looks at.
      const isStaged = document.querySelector('[data-part=stage]') !== null;
      const place = target === null || isStaged ? null : placeOf(find(target));
      const next = { place, card: freestSpot(place) };
      setPointing((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    const timer = setInterval(look, 150);
    return () => clearInterval(timer);
  }, [target]);
  return pointing;
}

/** The value of a `data-part` or `data-place` attribute, or else a CSS selector. */
function find(target: string): Element | null {
  const name = CSS.escape(target);
  const named = document.querySelector(`[data-part="${name}"], [data-place="${name}"]`);
  if (named !== null) return named;
  try {
    return document.querySelector(target);
  } catch {
    return null;
  }
}

function placeOf(element: Element | null): Place | null {
  const found = element?.getBoundingClientRect();
  if (found === undefined || found.width === 0) return null;
  return { top: found.top - 6, left: found.left - 6, width: found.width + 12, height: found.height + 12 };
}

/** Windows that a board has opened are in the way as much as what is pointed at. Of spots that cover the same, the lowest on the right. */
function freestSpot(target: Place | null): { top: number; left: number } | null {
  const size = document.querySelector('[data-part=guide]')?.getBoundingClientRect();
  if (size === undefined) return null;
  const { top, bottom, side } = innerWidth <= 760 ? ROOM.narrow : ROOM.wide;
  const windows = [...document.querySelectorAll('#board [role=dialog]')].map(placeOf);
  // What is pointed at must be seen whole; a window may be covered in part.
  const covered = (spot: Place) =>
    windows.reduce((sum, each) => sum + (each === null ? 0 : overlap(spot, each)), 0) +
    (target === null ? 0 : 100 * overlap(spot, target));
  let best = { top: innerHeight - bottom - size.height, left: innerWidth - side - size.width };
  let least = Number.POSITIVE_INFINITY;
  for (const left of new Set([best.left, side]))
    for (let at = innerHeight - bottom - size.height; at >= top; at -= STEP) {
      const cover = covered({ top: at, left, width: size.width, height: size.height });
      if (cover >= least) continue;
      best = { top: at, left };
      least = cover;
    }
  return best;
}

const overlap = (a: Place, b: Place): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
