import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { Count } from '@parlour/kit/money/count.tsx';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { Logo } from '../art/logos.tsx';
import { useTable } from '../table/context.ts';
import css from './scenes.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [900, 900, 500] as const;

/** The •Crash: a blue page, the companies drop off it, and the treasuries are counted. */
export function Crash({ event, onDone }: { event: Seen<'crashed'>; onDone(): void }) {
  const { view, sitters, words, label, pace } = useTable();
  const at = useEnding(WAITS, 2200, pace, onDone);
  const worth = (seat: Seat): number => view.players[seat].treasury.secret ?? 0;
  const ranked = [...view.seats].sort((a, b) => worth(b) - worth(a));
  const best = Math.max(...view.seats.map(worth));
  const isOpen = view.seats.every((seat) => view.players[seat].treasury.secret !== null);
  return (
    <section className={c('blue')}>
      <h2>{label.stage.crashTitle}</h2>
      <p>{label.stage.crashBody}</p>
      <p className={c('stop')}>{label.stage.stop}</p>
      {event.companies.length > 0 && (
        <>
          <p>{label.stage.crashLost(event.companies.length)}</p>
          <ul className={c('lost', at > 0 && 'falling')}>
            {event.companies.map((plan, i) => (
              <li key={plan} style={{ '--at': i } as React.CSSProperties}>
                <Logo plan={plan} size={30} /> {words.cards[plan].name}
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && (
        <div className={c('standings', at > 1 && 'shown')}>
          <h3>{label.stage.standings}</h3>
          <ol>
            {ranked.map((seat) => {
              const sitter = sitters[seat];
              if (sitter === undefined) return null;
              return (
                <li key={seat}>
                  <SeatMark sitter={sitter} size={22} />
                  <span>{sitter.name}</span>
                  <b>
                    $<Count value={at > 1 ? worth(seat) : 0} pace={pace} />
                  </b>
                  <em>{worth(seat) === best ? label.stage.winner : ''}</em>
                </li>
              );
            })}
          </ol>
        </div>
      )}
      <p className={c('cursor')}>{label.stage.end}</p>
    </section>
  );
}
