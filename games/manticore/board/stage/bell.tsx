import { classes } from '@parlour/kit/classes.ts';
import { BeastFigure, kindOfFoe } from '../art/beasts.tsx';
import { useTable } from '../table/context.ts';
import { Scene } from './scene.tsx';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);

/** A beast is in the City: every hero, wherever he is, loses life at once. */
export function Bell({ event, onDone }: { event: Seen<'monsterEntered'>; onDone(): void }) {
  const { label, words } = useTable();
  return (
    <Scene
      className="bell"
      title={label.stage.entered(words.foe(event.monster))}
      picture={() => (
        <svg viewBox="0 0 64 72" className={c('she', 'shown')} aria-hidden="true">
          <BeastFigure kind={kindOfFoe(event.monster)} />
        </svg>
      )}
      lines={[<strong key="lost">{label.stage.everybodyLoses(event.damage)}</strong>]}
      waits={[400, 500]}
      lingers={1100}
      onDone={onDone}
    />
  );
}
