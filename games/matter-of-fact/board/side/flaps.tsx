import { classes } from '@parlour/kit/classes.ts';
import css from './flaps.module.css';

const c = classes(css);

/** A number on a split-flap board. Each figure falls over when it changes. */
export function Flaps({ value, places = 2 }: { value: number; places?: number }) {
  const figures = String(value).padStart(places, ' ');
  return (
    <span className={c('flaps')} role="img" aria-label={String(value)}>
      {[...figures].map((figure, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its place
        <span key={i} className={c('flap')} aria-hidden="true">
          <b key={figure}>{figure === ' ' ? ' ' : figure}</b>
        </span>
      ))}
    </span>
  );
}
