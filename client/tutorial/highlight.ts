import { useEffect, useState } from 'react';

export type Place = { top: number; left: number; width: number; height: number };

/** Where on the screen a part of the table is; `null` while it is not there. Boards move, so it is looked for again and again. */
export function useHighlight(target: string | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    if (target === null) return setPlace(null);
    const look = () => {
      const found = find(target)?.getBoundingClientRect();
      const next =
        found === undefined || found.width === 0
          ? null
          : { top: found.top - 6, left: found.left - 6, width: found.width + 12, height: found.height + 12 };
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    const timer = setInterval(look, 150);
    return () => clearInterval(timer);
  }, [target]);
  return place;
}

/** The value of a `data-part` or `data-piece` attribute, or else a CSS selector. */
function find(target: string): Element | null {
  const name = CSS.escape(target);
  const named = document.querySelector(`[data-part="${name}"], [data-piece="${name}"]`);
  if (named !== null) return named;
  try {
    return document.querySelector(target);
  } catch {
    return null;
  }
}
