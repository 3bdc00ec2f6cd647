import { classes } from '@parlour/kit/classes.ts';
import { useRef } from 'react';
import { useTable } from '../table/context.ts';
import { select } from '../table/selection.ts';
import css from './handle.module.css';

const c = classes(css);
/** Pulled down so far, in pixels, a sheet goes. */
const PULL = 36;

/** The upper edge of a sheet, on a small screen: pulled down or pressed, it takes the sheet away. */
export function Handle() {
  const { label } = useTable();
  const grip = useRef<number | null>(null);
  const sheetOf = (event: React.PointerEvent) => event.currentTarget.parentElement;
  const pull = (event: React.PointerEvent): number =>
    grip.current === null ? 0 : Math.max(0, event.clientY - grip.current);
  const end = (event: React.PointerEvent) => {
    const isGone = pull(event) > PULL;
    grip.current = null;
    sheetOf(event)?.style.removeProperty('translate');
    if (isGone) select({ sheet: null });
  };
  return (
    <button
      type="button"
      className={c('handle')}
      aria-label={label.close}
      onClick={() => select({ sheet: null })}
      onPointerDown={(event) => {
        grip.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => sheetOf(event)?.style.setProperty('translate', `0 ${pull(event)}px`)}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
