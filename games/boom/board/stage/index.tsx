import type { Event, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { lazy, Suspense } from 'react';
import type { Boom } from '../../types.ts';

type Props = BoardProps<Boom> & { event: View<Event<Boom>>; onDone(): void };

/** Nobody needs the stage before the first moment on it, so it is loaded apart. */
const Moments = lazy(() => import('./stage.tsx'));

export const Stage = (props: Props) => (
  <Suspense>
    <Moments {...props} />
  </Suspense>
);

/** The moments that deserve a stage. The •Crash has its own event after the flip, so its flip needs no headline. */
export const isStaged = (event: View<Event<Boom>>): boolean =>
  event.type === 'wentPublic' ||
  event.type === 'wentBust' ||
  event.type === 'crashed' ||
  (event.type === 'eventFlipped' && event.event !== 'E6');
