import { classes } from '@parlour/kit/classes.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import type { ReactNode } from 'react';
import { useTable } from '../table/context.ts';
import css from './stage.module.css';

const c = classes(css);

type Props = {
  className: string;
  title: string;
  /** By how far the telling is. */
  picture(at: number): ReactNode;
  /** One after another. */
  lines: readonly ReactNode[];
  waits: readonly [number, number];
  lingers: number;
  onDone(): void;
  grade?: string;
};

/** A moment that is told: a picture, what it is, and line by line what it means. */
export function Scene({ className, title, picture, lines, waits, lingers, onDone, grade }: Props) {
  const { pace } = useTable();
  const at = useEnding(waits, lingers, pace, onDone);
  return (
    <section className={c('scene', className)} data-grade={grade} aria-label={title}>
      {picture(at)}
      <h2>{title}</h2>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
        <p key={i} className={c('line', at > i && 'shown')}>
          {line}
        </p>
      ))}
    </section>
  );
}
