import type { Event, EventName, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { MatterOfFact } from '../../types.ts';
import { TableProvider } from '../table/context.tsx';
import { Arrest, Biobot, Capture, StrikeCall } from './banners.tsx';
import { BorderCard } from './border-card.tsx';
import { Finale } from './finale.tsx';
import { isSlip, Slip } from './slip.tsx';
import css from './stage.module.css';

const c = classes(css);

export type Seen<E extends EventName<MatterOfFact>> = View<Event<MatterOfFact, E>>;

/** A moment over the board. */
export default function Stage(props: BoardProps<MatterOfFact> & { event: View<Event<MatterOfFact>>; onDone(): void }) {
  const { event, seat, onDone } = props;
  return (
    <TableProvider props={props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the shell has the button and the key to skip; this is for the hand that is there already */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className={c('stage')} onClick={onDone}>
        {isSlip(event, seat) ? <Slip event={event} onDone={onDone} /> : <Poster event={event} onDone={onDone} />}
      </div>
    </TableProvider>
  );
}

type Told = { event: View<Event<MatterOfFact>>; onDone(): void };

/** Over the whole board: what I did myself, what befell me, and what everybody has waited for. */
function Poster({ event, onDone }: Told) {
  switch (event.type) {
    case 'cardDrawn':
      return <BorderCard event={event} onDone={onDone} />;
    case 'captured':
      return <Capture event={event} onDone={onDone} />;
    case 'arrested':
      return <Arrest event={event} onDone={onDone} />;
    case 'strikeBegan':
      return <StrikeCall event={event} onDone={onDone} />;
    case 'biobotMade':
      return <Biobot event={event} onDone={onDone} />;
    case 'gameEnded':
      return <Finale event={event} onDone={onDone} />;
    default:
      return null;
  }
}
