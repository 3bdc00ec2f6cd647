import { type PointerEvent, type RefObject, useRef } from 'react';

/** So far a finger moves before it is a pull and not a tap. */
const SLACK = 8;
/** So far a pull has to go to be meant. */
const MEANT = 36;

type Pull = { from: number; height: number; isPulled: boolean };

/** Pulls a sheet by its head: it follows the finger, and when that lets go it is up or down. */
export function usePull(sheet: RefObject<HTMLElement | null>, onUp: () => void, onDown: () => void) {
  const pull = useRef<Pull | null>(null);
  const hasPulled = useRef(false);
  const letGo = (event: PointerEvent) => {
    const { current } = pull;
    pull.current = null;
    sheet.current?.style.removeProperty('height');
    if (current?.isPulled !== true) return;
    const up = current.from - event.clientY;
    if (up > MEANT) onUp();
    if (up < -MEANT) onDown();
  };
  return {
    onPointerDown(event: PointerEvent) {
      hasPulled.current = false;
      pull.current = { from: event.clientY, height: sheet.current?.offsetHeight ?? 0, isPulled: false };
    },
    onPointerMove(event: PointerEvent) {
      const { current } = pull;
      if (current === null) return;
      const up = current.from - event.clientY;
      if (!current.isPulled && Math.abs(up) < SLACK) return;
      if (!current.isPulled) event.currentTarget.setPointerCapture(event.pointerId);
      current.isPulled = true;
      hasPulled.current = true;
      sheet.current?.style.setProperty('height', `${current.height + up}px`);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    /** A pull that ends on a tab is no touch of the tab. */
    onClickCapture(event: { stopPropagation(): void }) {
      if (hasPulled.current) event.stopPropagation();
      hasPulled.current = false;
    },
  };
}
