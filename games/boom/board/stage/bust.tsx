import { classes } from '@parlour/kit/classes.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { Icon } from '../art/icon.tsx';
import { Logo } from '../art/logos.tsx';
import { useTable } from '../table/context.ts';
import css from './scenes.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [500] as const;

/** A company goes bust: the lights go out, the chairs stand on the pavement. */
export function Bust({ event, onDone }: { event: Seen<'wentBust'>; onDone(): void }) {
  const { words, label, pace } = useTable();
  const at = useEnding(WAITS, 1100, pace, onDone);
  return (
    <section className={c('veil', 'night')}>
      <article className={c('dead', at > 0 && 'dark')}>
        <Logo plan={event.company} size={92} className={c('sign')} />
        <h2>{words.cards[event.company].name}</h2>
        <strong>{label.stage.bust}</strong>
        <p>{label.stage.bustHint(event.burn, event.cash)}</p>
        <div className={c('pavement')}>
          <Icon name="office-chair" size={38} />
          <Icon name="coffee-cup" size={24} />
          <Icon name="office-chair" size={38} />
          <Icon name="soccer-ball" size={26} />
          <Icon name="office-chair" size={38} />
        </div>
      </article>
    </section>
  );
}
