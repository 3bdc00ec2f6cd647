import type { Event, EventName, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { Manticore } from '../../types.ts';
import { TableProvider } from '../table/context.tsx';
import { Awakening } from './awakening.tsx';
import { Bell } from './bell.tsx';
import { Clash } from './clash.tsx';
import { Finale } from './finale.tsx';
import css from './stage.module.css';

const c = classes(css);

export type Seen<E extends EventName<Manticore>> = View<Event<Manticore, E>>;

/** A moment over the board. */
export default function Stage(props: BoardProps<Manticore> & { event: View<Event<Manticore>>; onDone(): void }) {
  const { event, onDone } = props;
  return (
    <TableProvider props={props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the shell has the button and the key to skip; this is for the hand that is there already */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className={c('stage')} onClick={onDone}>
        {event.type === 'clashed' && <Clash event={event} onDone={onDone} />}
        {event.type === 'manticoreWoke' && <Awakening event={event} onDone={onDone} />}
        {event.type === 'monsterEntered' && <Bell event={event} onDone={onDone} />}
        {event.type === 'ended' && <Finale event={event} onDone={onDone} />}
      </div>
    </TableProvider>
  );
}
