import type { Event, EventName, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { Economicus } from '../../types.ts';
import { TableProvider } from '../table/context.tsx';
import { CardMoment, CrisisMoment, EventMoment } from './cards.tsx';
import { CrimeMoment, InvestigationMoment, ProjectMoment } from './dice.tsx';
import { Hammer } from './hammer.tsx';
import { Ruin } from './ruin.tsx';
import css from './stage.module.css';

const c = classes(css);

export type Seen<E extends EventName<Economicus>> = View<Event<Economicus, E>>;

/** A moment over the board. */
export default function Stage(props: BoardProps<Economicus> & { event: View<Event<Economicus>>; onDone(): void }) {
  const { event, onDone } = props;
  return (
    <TableProvider props={props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the shell has the button and the key to skip; this is for the hand that is there already */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className={c('stage')} onClick={onDone}>
        <div className={c('scene')}>
          {event.type === 'eventOpened' && <EventMoment event={event} onDone={onDone} />}
          {event.type === 'crisisOpened' && <CrisisMoment event={event} onDone={onDone} />}
          {event.type === 'lotSold' && <Hammer event={event} onDone={onDone} />}
          {event.type === 'projectRolled' && <ProjectMoment event={event} onDone={onDone} />}
          {(event.type === 'cardPlayed' || event.type === 'reacted') && <CardMoment event={event} onDone={onDone} />}
          {event.type === 'crimeRolled' && <CrimeMoment event={event} onDone={onDone} />}
          {event.type === 'investigated' && <InvestigationMoment event={event} onDone={onDone} />}
          {event.type === 'bankrupt' && <Ruin event={event} onDone={onDone} />}
        </div>
      </div>
    </TableProvider>
  );
}
