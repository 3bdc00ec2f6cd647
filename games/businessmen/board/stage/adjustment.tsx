import { classes } from '@parlour/kit/classes.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { RISE } from '../../content/prices.ts';
import { useTable } from '../table/context.ts';
import { Mast } from './mast.tsx';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [350, 750] as const;

/** What was sold falls, everything else rises: six prices at once. */
export function Adjustment({ event, onDone }: { event: Seen<'pricesAdjusted'>; onDone(): void }) {
  const { label, pace } = useTable();
  const at = useEnding(WAITS, 900, pace, onDone);
  const isSold = event.moves.some(({ by }) => by < 0);
  return (
    <section className={c('card', 'wide')} aria-live="polite">
      <h2>{label.stage.adjusted}</h2>
      <div className={c('masts', 'six')}>
        {event.moves.map((move) => (
          <Mast key={move.good} move={move} isMoved={at >= 1} />
        ))}
      </div>
      <p className={c('legend')}>
        {isSold && <span>▼ {label.stage.sold}</span>}
        <span>▲ {isSold ? label.stage.others(RISE) : label.stage.noneSold(RISE)}</span>
      </p>
    </section>
  );
}
