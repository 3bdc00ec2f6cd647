import type { Event, EventName, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { Businessmen } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import { SIGNS } from '../round/signs.ts';
import { TableProvider, useTable } from '../table/context.tsx';
import { Adjustment } from './adjustment.tsx';
import { Departure } from './departure.tsx';
import { Finish } from './finish.tsx';
import { Misfortune } from './misfortune.tsx';
import { PriceSpin } from './price-spin.tsx';
import css from './stage.module.css';

const c = classes(css);

export type Seen<E extends EventName<Businessmen>> = View<Event<Businessmen, E>>;

/** A moment over the board. */
export default function Stage(props: BoardProps<Businessmen> & { event: View<Event<Businessmen>>; onDone(): void }) {
  const { event, onDone } = props;
  return (
    <TableProvider props={props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the shell has the button and the key to skip; this is for the hand that is there already */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className={c('stage')} onClick={onDone}>
        <div className={c('scene')}>
          <Step />
          {event.type === 'priceWheelSpun' && <PriceSpin event={event} onDone={onDone} />}
          {event.type === 'lorrySent' && <Departure event={event} onDone={onDone} />}
          {event.type === 'pricesAdjusted' && <Adjustment event={event} onDone={onDone} />}
          {event.type === 'misfortuneSpun' && <Misfortune event={event} onDone={onDone} />}
          {event.type === 'targetReached' && <Finish event={event} onDone={onDone} />}
        </div>
      </div>
    </TableProvider>
  );
}

/** Which of the six steps this belongs to: the rail lies in the dark meanwhile. */
function Step() {
  const { facts, label } = useTable();
  const sign = SIGNS.find(({ phase }) => phase === facts.phase);
  return sign === undefined ? null : (
    <p className={c('step')}>
      <b>{sign.phase}</b>
      <Icon name={sign.icon} size={20} />
      {label.round.phases[sign.phase]}
    </p>
  );
}
