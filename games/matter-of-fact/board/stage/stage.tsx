import type { Event, EventName, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { MatterOfFact } from '../../types.ts';
import { TableProvider } from '../table/context.tsx';
import { Arrest, Biobot, Capture, StrikeCall } from './banners.tsx';
import { BorderCard } from './border-card.tsx';
import { Finale } from './finale.tsx';
import css from './stage.module.css';

const c = classes(css);

export type Seen<E extends EventName<MatterOfFact>> = View<Event<MatterOfFact, E>>;

/** A moment over the board. */
export default function Stage(props: BoardProps<MatterOfFact> & { event: View<Event<MatterOfFact>>; onDone(): void }) {
  const { event, onDone } = props;
  return (
    <TableProvider props={props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the shell has the button and the key to skip; this is for the hand that is there already */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className={c('stage')} onClick={onDone}>
        {event.type === 'cardDrawn' && <BorderCard event={event} onDone={onDone} />}
        {event.type === 'captured' && <Capture event={event} onDone={onDone} />}
        {event.type === 'arrested' && <Arrest event={event} onDone={onDone} />}
        {event.type === 'strikeBegan' && <StrikeCall event={event} onDone={onDone} />}
        {event.type === 'biobotMade' && <Biobot event={event} onDone={onDone} />}
        {event.type === 'gameEnded' && <Finale event={event} onDone={onDone} />}
      </div>
    </TableProvider>
  );
}
