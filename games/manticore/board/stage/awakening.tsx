import { classes } from '@parlour/kit/classes.ts';
import { BeastFigure } from '../art/beasts.tsx';
import { useTable } from '../table/context.ts';
import { Scene } from './scene.tsx';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);

/** She wakes: her eyes open in the dark, and the Fireway takes fire. */
export function Awakening({ event, onDone }: { event: Seen<'manticoreWoke'>; onDone(): void }) {
  const { label, facts } = useTable();
  return (
    <Scene
      className="awakening"
      title={label.stage.woke}
      picture={(at) => (
        <svg viewBox="0 0 64 72" className={c('she', at >= 1 && 'shown')} aria-hidden="true">
          <BeastFigure kind="manticore" />
        </svg>
      )}
      lines={[
        label.stage.because[event.because],
        <strong key="left">{label.stage.turnsLeft(facts.clock.turns)}</strong>,
      ]}
      waits={[500, 600]}
      lingers={1700}
      onDone={onDone}
    />
  );
}
