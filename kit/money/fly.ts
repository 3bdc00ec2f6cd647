import { paceOf } from '../motion.ts';

/** The element that stands for a place of the table (`data-place`, or `data-part`): the first of several names that is seen. */
export function placeOf(...names: string[]): HTMLElement | null {
  for (const name of names) {
    const at = CSS.escape(name);
    const found = document.querySelector<HTMLElement>(`[data-place="${at}"], [data-part="${at}"]`);
    if (found !== null && found.getClientRects().length > 0) return found;
  }
  return null;
}

type Flight = {
  from: HTMLElement;
  to: HTMLElement;
  /** What is seen to travel; a copy is made for each of `count`. */
  token: HTMLElement;
  count?: number;
  delay?: number;
};

/** Lets tokens travel from one place to another over everything else, and clears them away. Decoration: never waited for. */
export function fly({ from, to, token, count = 1, delay = 0 }: Flight, pace: number): void {
  const speed = paceOf(pace);
  if (speed === 0) return;
  const [start, end] = [centreOf(from), centreOf(to)];
  for (let i = 0; i < count; i++) {
    const piece = token.cloneNode(true) as HTMLElement;
    piece.setAttribute('aria-hidden', 'true');
    Object.assign(piece.style, { position: 'fixed', left: '0', top: '0', zIndex: '90', pointerEvents: 'none' });
    document.body.append(piece);
    const { width, height } = piece.getBoundingClientRect();
    const at = ({ x, y }: { x: number; y: number }) => `translate(${x - width / 2}px, ${y - height / 2}px)`;
    const bend = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 30 - 6 * i };
    const flight = piece.animate(
      [
        { transform: `${at(start)} scale(.5)`, opacity: 0 },
        { transform: `${at(start)} scale(1)`, opacity: 1, offset: 0.15 },
        { transform: `${at(bend)} scale(1.15)`, opacity: 1, offset: 0.55 },
        { transform: `${at(end)} scale(.8)`, opacity: 0.9 },
      ],
      { duration: 400 * speed, delay: (delay + 70 * i) * speed, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'backwards' },
    );
    flight.finished.catch(() => null).finally(() => piece.remove());
  }
}

function centreOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
