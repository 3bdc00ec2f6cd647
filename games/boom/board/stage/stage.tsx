import type { Event, EventName, View } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { stageOf } from '@parlour/kit/stage/moment.tsx';
import type { Boom } from '../../types.ts';
import { TableProvider } from '../table/context.ts';
import { Bust } from './bust.tsx';
import { Crash } from './crash.tsx';
import { Flotation } from './flotation.tsx';
import { Headline } from './headline.tsx';
import css from './stage.module.css';

const c = classes(css);

export type Seen<E extends EventName<Boom>> = View<Event<Boom, E>>;

export default stageOf<Boom>({
  Table: TableProvider,
  className: c('stage'),
  moments: {
    wentPublic: Flotation,
    eventFlipped: Headline,
    wentBust: Bust,
    crashed: Crash,
  },
});
