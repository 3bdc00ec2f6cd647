import type { Event, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { lazy, Suspense } from 'react';
import type { MatterOfFact } from '../../types.ts';

type Props = BoardProps<MatterOfFact> & { event: View<Event<MatterOfFact>>; onDone(): void };

/** Nobody needs the stage before the first moment on it, so it is loaded apart. */
const Moments = lazy(() => import('./stage.tsx'));

export const Stage = (props: Props) => (
  <Suspense>
    <Moments {...props} />
  </Suspense>
);

const STAGED: ReadonlySet<string> = new Set([
  'cardDrawn',
  'captured',
  'arrested',
  'strikeBegan',
  'biobotMade',
  'gameEnded',
]);

/** The moments that deserve a stage: a card at the border, a raid, an arrest, a strike, a BIObot, the end. */
export const isStaged = (event: View<Event<MatterOfFact>>): boolean => STAGED.has(event.type);
