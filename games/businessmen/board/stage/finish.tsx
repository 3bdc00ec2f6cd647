import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [300] as const;

/** Somebody has enough points: the round is played out, and what may still go wrong is named. */
export function Finish({ event, onDone }: { event: Seen<'targetReached'>; onDone(): void }) {
  const { sitters, label, pace } = useTable();
  useEnding(WAITS, 1900, pace, onDone);
  const sitter = sitters[event.seat];
  return (
    <section className={c('card', 'finish')} aria-live="polite">
      <Icon name="checkered-flag" size={72} />
      <h2>
        {sitter !== undefined && <SeatMark sitter={sitter} size={34} />}
        {label.stage.target(sitter?.name ?? '', event.points)}
      </h2>
      <p>{label.stage.playedOut}</p>
    </section>
  );
}
