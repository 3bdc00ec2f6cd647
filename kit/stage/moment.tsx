import type { Event, EventName, GameTypes, View } from '@parlour/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { BoardProps, StageProps } from '../board.ts';
import { StageCover } from './stage-cover.tsx';

/** How each kind of event is shown on a stage. */
type Moments<G extends GameTypes> = {
  readonly [E in EventName<G>]?: ComponentType<{ event: View<Event<G, E>>; onDone(): void }>;
};

/** An event, shown as its kind is. */
function Moment<G extends GameTypes>(props: { of: Moments<G>; event: View<Event<G>>; onDone(): void }) {
  const { of, event, onDone } = props;
  const Shown = of[event.type as EventName<G>] as ComponentType<{ event: View<Event<G>>; onDone(): void }> | undefined;
  return Shown === undefined ? null : <Shown event={event} onDone={onDone} />;
}

type Parts<G extends GameTypes> = {
  /** What every part of the board stands in. */
  Table: ComponentType<{ props: BoardProps<G>; children: ReactNode }>;
  /** What is around every moment alike. */
  Scene?: ComponentType<{ children: ReactNode }>;
  className: string;
  moments: Moments<G>;
};

const Bare = ({ children }: { children: ReactNode }) => children;

/** A moment over the board. */
export const stageOf =
  <G extends GameTypes>({ Table, Scene = Bare, className, moments }: Parts<G>): ComponentType<StageProps<G>> =>
  (props) => (
    <Table props={props}>
      <StageCover className={className} onDone={props.onDone}>
        <Scene>
          <Moment of={moments} event={props.event} onDone={props.onDone} />
        </Scene>
      </StageCover>
    </Table>
  );
