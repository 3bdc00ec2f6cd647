import type { Event, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { lazy, Suspense } from 'react';
import type { Businessmen } from '../../types.ts';

type Props = BoardProps<Businessmen> & { event: View<Event<Businessmen>>; onDone(): void };

/** Nobody needs the stage before the first moment on it, so it is loaded apart. */
const Moments = lazy(() => import('./stage.tsx'));

export const Stage = (props: Props) => (
  <Suspense>
    <Moments {...props} />
  </Suspense>
);

/** The moments that deserve a stage: both wheels, a lorry that leaves, the prices that follow, and the finish in sight. */
export const isStaged = (event: View<Event<Businessmen>>): boolean =>
  event.type === 'priceWheelSpun' ||
  event.type === 'lorrySent' ||
  event.type === 'pricesAdjusted' ||
  event.type === 'misfortuneSpun' ||
  event.type === 'targetReached';
