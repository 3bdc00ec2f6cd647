import type { GameTypes } from '@parlour/kernel';
import { type ComponentType, lazy, Suspense } from 'react';
import type { StageProps } from '../board.ts';
import { soon } from '../parts/later.ts';

/** Nobody needs the stage before the first moment on it, so it is loaded apart. */
export function stageLater<G extends GameTypes>(
  load: () => Promise<{ default: ComponentType<StageProps<G>> }>,
): ComponentType<StageProps<G>> {
  const Moments: ComponentType<StageProps<G>> = lazy(soon(load));
  return (props) => (
    <Suspense>
      <Moments {...props} />
    </Suspense>
  );
}
