import type { Event, EventName, View } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { stageOf } from '@parlour/kit/stage/moment.tsx';
import type { ComponentType } from 'react';
import type { MatterOfFact } from '../../types.ts';
import { TableProvider, useTable } from '../table/context.ts';
import { Arrest, Biobot, Capture, StrikeCall } from './banners.tsx';
import { BorderCard } from './border-card.tsx';
import { Finale } from './finale.tsx';
import { isSlip, Slip } from './slip.tsx';
import css from './stage.module.css';
import type { Told } from './told.ts';

const c = classes(css);

export type Seen<E extends EventName<MatterOfFact>> = View<Event<MatterOfFact, E>>;

/** Over the whole board: what I did myself and what befell me. Of others a slip tells. */
const orSlip =
  <T extends Told>(Own: ComponentType<{ event: T; onDone(): void }>): typeof Own =>
  ({ event, onDone }) => {
    const { seat } = useTable();
    return isSlip(event, seat) ? <Slip event={event} onDone={onDone} /> : <Own event={event} onDone={onDone} />;
  };

export default stageOf<MatterOfFact>({
  Table: TableProvider,
  className: c('stage'),
  moments: {
    cardDrawn: orSlip(BorderCard),
    captured: orSlip(Capture),
    arrested: orSlip(Arrest),
    strikeBegan: orSlip(StrikeCall),
    biobotMade: Biobot,
    gameEnded: Finale,
  },
});
