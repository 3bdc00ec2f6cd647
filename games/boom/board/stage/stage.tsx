import type { Event, EventName, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { Boom } from '../../types.ts';
import { TableProvider } from '../table/context.tsx';
import { Bust } from './bust.tsx';
import { Crash } from './crash.tsx';
import { Flotation } from './flotation.tsx';
import { Headline } from './headline.tsx';
import css from './stage.module.css';

const c = classes(css);

export type Seen<E extends EventName<Boom>> = View<Event<Boom, E>>;

/** A moment over the board. */
export default function Stage(props: BoardProps<Boom> & { event: View<Event<Boom>>; onDone(): void }) {
  const { event, onDone } = props;
  return (
    <TableProvider props={props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the shell has the button and the key to skip; this is for the hand that is there already */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className={c('stage')} onClick={onDone}>
        {event.type === 'wentPublic' && <Flotation event={event} onDone={onDone} />}
        {event.type === 'eventFlipped' && <Headline event={event} onDone={onDone} />}
        {event.type === 'wentBust' && <Bust event={event} onDone={onDone} />}
        {event.type === 'crashed' && <Crash event={event} onDone={onDone} />}
      </div>
    </TableProvider>
  );
}
