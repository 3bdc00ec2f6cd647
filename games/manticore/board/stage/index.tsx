import type { Event, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { lazy, Suspense } from 'react';
import type { Manticore } from '../../types.ts';

type Props = BoardProps<Manticore> & { event: View<Event<Manticore>>; onDone(): void };

/** Nobody needs the stage before the first moment on it, so it is loaded apart. */
const Moments = lazy(() => import('./stage.tsx'));

export const Stage = (props: Props) => (
  <Suspense>
    <Moments {...props} />
  </Suspense>
);

const STAGED: ReadonlySet<string> = new Set(['clashed', 'manticoreWoke', 'monsterEntered', 'ended']);

/** The moments that deserve a stage: a fight, her awakening, a beast in the City, the end. */
export const isStaged = (event: View<Event<Manticore>>): boolean => STAGED.has(event.type);
