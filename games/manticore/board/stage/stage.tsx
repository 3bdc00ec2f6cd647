import type { Event, EventName, View } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { stageOf } from '@parlour/kit/stage/moment.tsx';
import type { Manticore } from '../../types.ts';
import { TableProvider } from '../table/context.ts';
import { Awakening } from './awakening.tsx';
import { Bell } from './bell.tsx';
import { Clash } from './clash.tsx';
import { Finale } from './finale.tsx';
import css from './stage.module.css';

const c = classes(css);

export type Seen<E extends EventName<Manticore>> = View<Event<Manticore, E>>;

export default stageOf<Manticore>({
  Table: TableProvider,
  className: c('stage'),
  moments: {
    clashed: Clash,
    manticoreWoke: Awakening,
    monsterEntered: Bell,
    ended: Finale,
  },
});
