import type { Event, EventName, View } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { stageOf } from '@parlour/kit/stage/moment.tsx';
import type { Businessmen } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import { SIGNS } from '../round/signs.ts';
import { TableProvider, useTable } from '../table/context.ts';
import { Adjustment } from './adjustment.tsx';
import { Departure } from './departure.tsx';
import { Finish } from './finish.tsx';
import { Misfortune } from './misfortune.tsx';
import { PriceSpin } from './price-spin.tsx';
import css from './stage.module.css';

const c = classes(css);

export type Seen<E extends EventName<Businessmen>> = View<Event<Businessmen, E>>;

export default stageOf<Businessmen>({
  Table: TableProvider,
  Scene: ({ children }) => (
    <div className={c('scene')}>
      <Step />
      {children}
    </div>
  ),
  className: c('stage'),
  moments: {
    priceWheelSpun: PriceSpin,
    lorrySent: Departure,
    pricesAdjusted: Adjustment,
    misfortuneSpun: Misfortune,
    targetReached: Finish,
  },
});

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
