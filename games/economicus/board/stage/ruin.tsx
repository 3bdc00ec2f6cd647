import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { useTable } from '../table/context.tsx';
import { nameOf } from '../table/reading.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [350] as const;

/** A red stamp over everything somebody had. */
export function Ruin({ event, onDone }: { event: Seen<'bankrupt'>; onDone(): void }) {
  const table = useTable();
  const { label, sitters, pace } = table;
  const at = useEnding(WAITS, 1600, pace, onDone);
  const sitter = sitters[event.seat];
  return (
    <section className={c('throw')} aria-live="polite">
      <h2>
        {sitter !== undefined && <SeatMark sitter={sitter} size={34} />}
        {nameOf(table, event.seat)}
      </h2>
      <p className={c('stamp', at >= 1 && 'shown')}>{label.stage.bankrupt}</p>
      <p className={c('hint')}>{label.stage.returns}</p>
    </section>
  );
}
