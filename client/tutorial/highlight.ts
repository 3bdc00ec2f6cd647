import { useEffect, useState } from 'react';

export type Place = { top: number; left: number; width: number; height: number };
export type Corner = 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left';

/** What the guide points at, and the corner in which it covers least of what matters. */
export type Pointing = { place: Place | null; corner: Corner };

/** About the size of the guide's card, and where the board begins. */
const CARD = { width: 416, height: 230 };
const TOP = 140;
const NOWHERE: Pointing = { place: null, corner: 'bottom-right' };

/** Boards move, so what is pointed at is looked for again and again. */
export function useHighlight(target: string | null): Pointing {
  const [pointing, setPointing] = useState(NOWHERE);
  useEffect(() => {
    const look = () => {
      // While something is on stage, that is what one looks at.
      const isStaged = document.querySelector('[data-part=stage]') !== null;
      const place = target === null || isStaged ? null : placeOf(find(target));
      const next = { place, corner: freestCorner(place) };
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

/** Windows that a board has opened are in the way as much as what is pointed at. */
function freestCorner(place: Place | null): Corner {
  const windows = [...document.querySelectorAll('#board [role=dialog]')].map(placeOf);
  const taken = [place, ...windows].filter((each) => each !== null);
  const right = innerWidth - CARD.width;
  const low = innerHeight - CARD.height;
  const corners: [Corner, Place][] = [
    ['bottom-right', { top: low, left: right, ...CARD }],
    ['bottom-left', { top: low, left: 0, ...CARD }],
    ['top-right', { top: TOP, left: right, ...CARD }],
    ['top-left', { top: TOP, left: 0, ...CARD }],
  ];
  const covered = (corner: Place) => taken.reduce((sum, each) => sum + overlap(corner, each), 0);
  const best = corners.reduce((a, b) => (covered(b[1]) < covered(a[1]) ? b : a));
  return best[0];
}

const overlap = (a: Place, b: Place): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
