import type { Event, EventName, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { lazy, Suspense } from 'react';
import type { Economicus } from '../../types.ts';

type Props = BoardProps<Economicus> & { event: View<Event<Economicus>>; onDone(): void };

/** Nobody needs the stage before the first moment on it, so it is loaded apart. */
const Moments = lazy(() => import('./stage.tsx'));

export const Stage = (props: Props) => (
  <Suspense>
    <Moments {...props} />
  </Suspense>
);

/** The moments that deserve a stage: front pages, crises, the hammer, the dice of projects and crimes, cards, and ruin. */
const STAGED: readonly EventName<Economicus>[] = [
  'eventOpened',
  'crisisOpened',
  'lotSold',
  'projectRolled',
  'cardPlayed',
  'reacted',
  'crimeRolled',
  'investigated',
  'bankrupt',
];
export const isStaged = ({ type }: View<Event<Economicus>>): boolean => STAGED.includes(type);
