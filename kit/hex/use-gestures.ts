import { type RefObject, useEffect, useRef } from 'react';
import type { CameraHandle } from './use-camera.ts';

/** So far a pointer may stray and still mean the place it touched. */
const STRAYS = 7;

export type Touch = { clientX: number; clientY: number; kind: 'mouse' | 'touch' };

type Gestures = {
  /** A place was meant: clicked or tapped, not dragged. */
  onPick(touch: Touch): void;
  /** A mouse rests on a place; `null` when it has left. */
  onHover(touch: Touch | null): void;
};

/** Dragging, pinching and wheeling a map; what is left over are clicks and taps. */
export function useGestures(frame: RefObject<HTMLElement | null>, camera: CameraHandle, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let start: { x: number; y: number } | null = null;
    let isDragging = false;
    // Whoever clicks without a pointer (a screen reader) has not hovered either.
    let kind: Touch['kind'] = 'touch';

    const down = (event: PointerEvent) => {
      if (event.button > 1 || isControl(event.target)) return;
      kind = touchOf(event).kind;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size > 1) isDragging = true;
      else [start, isDragging] = [{ x: event.clientX, y: event.clientY }, false];
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      const touch = touchOf(event);
      if (before === undefined) {
        if (touch.kind === 'mouse') latest.current.onHover(isControl(event.target) ? null : touch);
        return;
      }
      const [x, y] = [event.clientX, event.clientY];
      if (!isDragging && start !== null && Math.hypot(x - start.x, y - start.y) > STRAYS) {
        isDragging = true;
        box.setPointerCapture(event.pointerId);
        latest.current.onHover(null);
      }
      if (!isDragging) return;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, { x, y });
      if (other === undefined) return camera.pan(x - before.x, y - before.y);
      const spread = (from: { x: number; y: number }) => Math.hypot(from.x - other.x, from.y - other.y);
      camera.pan((x - before.x) / 2, (y - before.y) / 2);
      if (spread(before) > 0)
        camera.zoom(spread({ x, y }) / spread(before), { clientX: (x + other.x) / 2, clientY: (y + other.y) / 2 });
    };
    const up = (event: PointerEvent) => {
      if (fingers.delete(event.pointerId) && fingers.size === 0) start = null;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), event);
    };
    const leave = (event: PointerEvent) => event.pointerType === 'mouse' && latest.current.onHover(null);
    // A place is meant by the click, the last that is heard of a touch: if it were by the finger's leaving, the click would come
    // after what that opens, and on a slow phone press what has just appeared under the finger.
    const click = (event: MouseEvent) => {
      // A drag is no click: whoever listens farther out (the shell skips on a click) must not hear of it.
      if (isDragging) return event.stopPropagation();
      if (!isControl(event.target)) latest.current.onPick({ clientX: event.clientX, clientY: event.clientY, kind });
    };

    box.addEventListener('pointerdown', down);
    box.addEventListener('pointermove', move);
    box.addEventListener('pointerup', up);
    box.addEventListener('pointercancel', up);
    box.addEventListener('pointerleave', leave);
    box.addEventListener('wheel', wheel, { passive: false });
    box.addEventListener('click', click);
    return () => {
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('pointermove', move);
      box.removeEventListener('pointerup', up);
      box.removeEventListener('pointercancel', up);
      box.removeEventListener('pointerleave', leave);
      box.removeEventListener('wheel', wheel);
      box.removeEventListener('click', click);
    };
  }, [frame, camera]);
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select') !== null;
const touchOf = (event: PointerEvent): Touch => ({
  clientX: event.clientX,
  clientY: event.clientY,
  kind: event.pointerType === 'mouse' ? 'mouse' : 'touch',
});
