import { type PointerEvent as Pressed, type RefObject, useRef } from 'react';

/** So far a finger moves before it is a pull and not a tap. */
const SLACK = 8;
/** So far a pull has to go to be meant. */
const MEANT = 36;

/** Pulls a sheet by its head: it follows the finger, and when that lets go it is up or down. */
export function usePull(sheet: RefObject<HTMLElement | null>, onUp: () => void, onDown: () => void) {
  const hasPulled = useRef(false);
  return {
    onPointerDown({ clientY: from }: Pressed) {
      const height = sheet.current?.offsetHeight ?? 0;
      hasPulled.current = false;
      const move = ({ clientY }: PointerEvent) => {
        if (!hasPulled.current && Math.abs(from - clientY) < SLACK) return;
        hasPulled.current = true;
        sheet.current?.style.setProperty('height', `${height + from - clientY}px`);
      };
      const letGo = ({ clientY }: PointerEvent) => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', letGo);
        removeEventListener('pointercancel', letGo);
        sheet.current?.style.removeProperty('height');
        if (!hasPulled.current) return;
        if (from - clientY > MEANT) onUp();
        if (clientY - from > MEANT) onDown();
      };
      // A fast finger is out of the head before it is known to pull.
      addEventListener('pointermove', move);
      addEventListener('pointerup', letGo);
      addEventListener('pointercancel', letGo);
    },
    /** A pull that ends on a tab is no touch of the tab. */
    onClickCapture(event: { stopPropagation(): void }) {
      if (hasPulled.current) event.stopPropagation();
      hasPulled.current = false;
    },
  };
}
