import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [400, 500, 500] as const;

/** Who has won, why, and what everybody is worth. */
export function Finale({ event, onDone }: { event: Seen<'gameEnded'>; onDone(): void }) {
  const { label, say, sitters, pace, view } = useTable();
  const at = useEnding(WAITS, 2200, pace, onDone);
  const title = label.stage.wins(say.list(event.winners.map((seat) => say.seat(seat))), event.winners.length);
  const seats: Seat[] = [...view.seats].sort((a, b) => event.places[a] - event.places[b]);
  return (
    <section className={c('scene', 'finale')} aria-label={title}>
      <div className={c('picture', 'shown')}>
        <Icon name="trophy" size="100%" />
      </div>
      <h2>{title}</h2>
      <p className={c('line', at >= 1 && 'shown')}>{label.stage.because[event.because]}</p>
      <ol className={c('standings', at >= 2 && 'shown')}>
        {seats.map((seat) => (
          <li key={seat}>
            <b>{event.places[seat]}</b>
            <SeatMark sitter={sitters[seat] ?? { colour: '', symbol: '' }} size={26} />
            <span>{say.seat(seat)}</span>
            <small>{label.stage.standing(event.standings[seat].biobots, event.standings[seat].worth)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
