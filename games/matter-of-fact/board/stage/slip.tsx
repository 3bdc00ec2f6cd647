import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import css from './stage.module.css';
import { type Told, wordsOf } from './told.ts';

const c = classes(css);
const WAITS = [250] as const;
/** What touches me is read with more care. */
const LINGERS = { mine: 2600, others: 1500 };

/** Another's card, raid, arrest or strike: told on a slip at the edge. The board stays in sight, because it is about the board. */
export function isSlip(event: Told, seat: Seat | null): boolean {
  if (event.type === 'cardDrawn' || event.type === 'captured' || event.type === 'strikeBegan')
    return event.seat !== seat;
  return event.type === 'arrested' && event.seat !== seat && event.by !== seat;
}

export function Slip({ event, onDone }: { event: Told; onDone(): void }) {
  const table = useTable();
  const { pace, seat, sitters } = table;
  const isAboutMe = event.type === 'captured' && event.owner === seat;
  useEnding(WAITS, isAboutMe ? LINGERS.mine : LINGERS.others, pace, onDone);
  const told = wordsOf(table, event);
  const sitter = sitters[told.seat];
  return (
    <section
      className={c('slip', isAboutMe && 'alarm')}
      style={{ '--seat': sitter?.colour } as React.CSSProperties}
      aria-label={told.title}
      data-part="slip"
    >
      {sitter !== undefined && <SeatMark sitter={sitter} size={34} />}
      <div>
        <b>{told.title}</b>
        <p>{told.lead}</p>
      </div>
      <Icon name={told.icon} size={34} />
    </section>
  );
}
