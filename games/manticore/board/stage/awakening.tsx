import { classes } from '@parlour/kit/classes.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { BeastFigure } from '../art/beasts.tsx';
import { useTable } from '../table/context.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [500, 600] as const;

/** She wakes: her eyes open in the dark, and the Fireway takes fire. */
export function Awakening({ event, onDone }: { event: Seen<'manticoreWoke'>; onDone(): void }) {
  const { label, pace, facts } = useTable();
  const at = useEnding(WAITS, 1700, pace, onDone);
  return (
    <section className={c('scene', 'awakening')} aria-label={label.stage.woke}>
      <svg viewBox="0 0 64 72" className={c('she', at >= 1 && 'shown')} aria-hidden="true">
        <BeastFigure kind="manticore" />
      </svg>
      <h2>{label.stage.woke}</h2>
      <p className={c('line', at >= 1 && 'shown')}>{label.stage.because[event.because]}</p>
      <p className={c('line', at >= 2 && 'shown')}>
        <strong>{label.stage.turnsLeft(facts.clock.turns)}</strong>
      </p>
    </section>
  );
}
