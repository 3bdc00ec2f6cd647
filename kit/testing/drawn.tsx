import type { GameTypes } from '@parlour/kernel';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { BoardModule, BoardProps, StageProps } from '../board.ts';

/** A board with the hand at its foot, as the page would have it. */
export const drawnBy =
  <G extends GameTypes>({ Board, Hand }: BoardModule<G>) =>
  (props: BoardProps<G>): string => {
    if (Hand === undefined) throw new Error('no hand');
    return renderToString(<Board {...props} />) + renderToString(<Hand {...props} />);
  };

/** A moment on the stage over it; nothing where there is none. */
export const stagedBy =
  <G extends GameTypes>(Stage: ComponentType<StageProps<G>>) =>
  (props: BoardProps<G>, event: StageProps<G>['event'] | undefined): string =>
    event === undefined ? '' : renderToString(<Stage {...props} event={event} onDone={() => undefined} />);

/** What is heard when an event of this type, with these facts, is seen. */
export const heardBy =
  <G extends GameTypes>({ sounds }: BoardModule<G>) =>
  (type: string, facts: object = {}) =>
    sounds?.({ type, ...facts } as Parameters<typeof sounds>[0]);
