import type { Event, EventName, View } from '@parlour/kernel';
import type { StageProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { Moment, type Moments } from '@parlour/kit/stage/moment.tsx';
import { StageCover } from '@parlour/kit/stage/stage-cover.tsx';
import type { MatterOfFact } from '../../types.ts';
import { TableProvider } from '../table/context.ts';
import { Arrest, Biobot, Capture, StrikeCall } from './banners.tsx';
import { BorderCard } from './border-card.tsx';
import { Finale } from './finale.tsx';
import { isSlip, Slip } from './slip.tsx';
import css from './stage.module.css';

const c = classes(css);

export type Seen<E extends EventName<MatterOfFact>> = View<Event<MatterOfFact, E>>;

/** Over the whole board: what I did myself, what befell me, and what everybody has waited for. */
const MOMENTS: Moments<MatterOfFact> = {
  cardDrawn: BorderCard,
  captured: Capture,
  arrested: Arrest,
  strikeBegan: StrikeCall,
  biobotMade: Biobot,
  gameEnded: Finale,
};

/** A moment over the board. */
export default function Stage(props: StageProps<MatterOfFact>) {
  const { event, seat, onDone } = props;
  return (
    <TableProvider props={props}>
      <StageCover className={c('stage')} onDone={onDone}>
        {isSlip(event, seat) ? (
          <Slip event={event} onDone={onDone} />
        ) : (
          <Moment of={MOMENTS} event={event} onDone={onDone} />
        )}
      </StageCover>
    </TableProvider>
  );
}
