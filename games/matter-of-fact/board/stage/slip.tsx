import type { Event, Seat, View } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import type { MatterOfFact } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { type Table, useTable } from '../table/context.ts';
import css from './stage.module.css';

const c = classes(css);
type Told = View<Event<MatterOfFact>>;
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

function wordsOf(
  { label, words, say }: Table,
  event: Told,
): { seat: Seat; icon: IconName; title: string; lead: string } {
  switch (event.type) {
    case 'captured':
      return {
        seat: event.seat,
        icon: 'siren',
        title: label.stage.captured(say.seat(event.seat), words.asset(event.asset)),
        lead: label.stage.capturedLead(say.seat(event.owner)),
      };
    case 'arrested':
      return {
        seat: event.seat,
        icon: 'handcuffs',
        title: label.stage.arrested(say.seat(event.seat)),
        lead: label.stage.arrestLead(event.turns),
      };
    case 'strikeBegan':
      return {
        seat: event.seat,
        icon: 'megaphone',
        title: label.stage.strike(say.seat(event.seat)),
        lead: label.stage.strikeLead(event.workers),
      };
    case 'cardDrawn':
      return {
        seat: event.seat,
        icon: 'card-random',
        title: `${label.stage.border(say.seat(event.seat))}: ${words.actionCards[event.card].name}`,
        lead: words.effect(event.card),
      };
    default:
      throw new Error(`no slip for ${event.type}`);
  }
}
