import type { PointerEvent as ReactPointerEvent } from 'react';

/** What can be dragged, and what happens where it is let go. Works alike for mouse, pen and finger. */
type Drag = {
  /** What is seen under the pointer. */
  token(): HTMLElement;
  onLift(): void;
  /** Called with the `data-drop` of what lies under the pointer; `null` if nothing does. */
  onDrop(target: string | null): void;
};

/** So far must a pointer travel before it is a drag and no click. */
const SLACK = 7;
/** Until when the click that ends a drag is swallowed. */
let swallowUntil = 0;

/** Whether the click that is just arriving belongs to a drag. */
export const isAfterDrag = (): boolean => performance.now() < swallowUntil;

/** Begins to watch a pointer that went down on something that can be dragged. */
export function watchDrag(event: ReactPointerEvent, drag: Drag): void {
  if (event.button !== 0) return;
  const { clientX: x0, clientY: y0, pointerId } = event;
  let token: HTMLElement | null = null;
  const place = (x: number, y: number) => {
    if (token !== null) token.style.transform = `translate(${x - 20}px, ${y - 24}px)`;
  };
  const move = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    if (token === null) {
      if (Math.hypot(now.clientX - x0, now.clientY - y0) < SLACK) return;
      token = drag.token();
      Object.assign(token.style, { position: 'fixed', left: '0', top: '0', zIndex: '95', pointerEvents: 'none' });
      document.body.append(token);
      drag.onLift();
    }
    place(now.clientX, now.clientY);
  };
  const end = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (token === null) return;
    token.remove();
    swallowUntil = performance.now() + 80;
    const under = now.type === 'pointerup' ? document.elementFromPoint(now.clientX, now.clientY) : null;
    drag.onDrop(under?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
