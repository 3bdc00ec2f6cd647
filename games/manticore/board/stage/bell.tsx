import { classes } from '@parlour/kit/classes.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { BeastFigure, kindOfFoe } from '../art/beasts.tsx';
import { useTable } from '../table/context.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [400, 500] as const;

/** A beast is in the City: every hero, wherever he is, loses life at once. */
export function Bell({ event, onDone }: { event: Seen<'monsterEntered'>; onDone(): void }) {
  const { label, words, pace } = useTable();
  const at = useEnding(WAITS, 1100, pace, onDone);
  return (
    <section className={c('scene', 'bell')} aria-label={label.stage.entered(words.foe(event.monster))}>
      <svg viewBox="0 0 64 72" className={c('she', 'shown')} aria-hidden="true">
        <BeastFigure kind={kindOfFoe(event.monster)} />
      </svg>
      <h2>{label.stage.entered(words.foe(event.monster))}</h2>
      <p className={c('line', at >= 1 && 'shown')}>
        <strong>{label.stage.everybodyLoses(event.damage)}</strong>
      </p>
    </section>
  );
}
