import type { Event, EventName, View } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { stageOf } from '@parlour/kit/stage/moment.tsx';
import type { Economicus } from '../../types.ts';
import { TableProvider } from '../table/context.tsx';
import { CardMoment, CrisisMoment, EventMoment } from './cards.tsx';
import { CrimeMoment, InvestigationMoment, ProjectMoment } from './dice.tsx';
import { Hammer } from './hammer.tsx';
import { Ruin } from './ruin.tsx';
import css from './stage.module.css';

const c = classes(css);

export type Seen<E extends EventName<Economicus>> = View<Event<Economicus, E>>;

export default stageOf<Economicus>({
  Table: TableProvider,
  Scene: ({ children }) => <div className={c('scene')}>{children}</div>,
  className: c('stage'),
  moments: {
    eventOpened: EventMoment,
    crisisOpened: CrisisMoment,
    lotSold: Hammer,
    projectRolled: ProjectMoment,
    crimeRolled: CrimeMoment,
    investigated: InvestigationMoment,
    bankrupt: Ruin,
    cardPlayed: CardMoment,
    reacted: CardMoment,
  },
});
