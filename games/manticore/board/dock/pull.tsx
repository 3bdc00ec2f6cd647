import { classes } from '@parlour/kit/classes.ts';
import { useRef } from 'react';
import css from './pull.module.css';

const c = classes(css);
/** So far a finger pulls before a sheet follows. */
const PULLS = 18;

type Props = { label: string; isDown?: boolean; onDown?(): void; onUp?(): void };

/** The grip of a sheet: pulled up or pushed down by a finger, or pressed like any button. */
export function Pull({ label, isDown = false, onDown, onUp }: Props) {
  const from = useRef<number | null>(null);
  const pulled = useRef(false);
  return (
    <button
      type="button"
      className={c('pull')}
      aria-label={label}
      aria-expanded={!isDown}
      data-part="pull"
      onPointerDown={(event) => {
        from.current = event.clientY;
        pulled.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({ clientY }) => {
        if (from.current === null || Math.abs(clientY - from.current) < PULLS) return;
        pulled.current = true;
        if (clientY > from.current) onDown?.();
        else onUp?.();
        from.current = null;
      }}
      onPointerUp={() => {
        from.current = null;
      }}
      onClick={() => {
        // A pull ends with a click of its own; that one means nothing more.
        if (pulled.current) pulled.current = false;
        else if (isDown) onUp?.();
        else onDown?.();
      }}
    >
      <i />
    </button>
  );
}
