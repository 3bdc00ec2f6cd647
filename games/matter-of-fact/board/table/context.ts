import type { BoardProps } from '@parlour/kit/board.ts';
import { tableContext } from '@parlour/kit/table-context.tsx';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { MatterOfFactText } from '../../text/types.ts';
import type { MatterOfFact } from '../../types.ts';

/** What every part of the board reads beside its props. */
const wordsOf = ({ text }: BoardProps<MatterOfFact>) => ({
  words: text as MatterOfFactText,
  label: (text as MatterOfFactText).board,
});

export const { tableOf, TableProvider, useTable } = tableContext(wordsOf);
export type Table = ReturnType<typeof tableOf>;

/**
 * The position as it is drawn. A click is answered first (the prompt, a button that is down), the many parts of the map follow
 * as soon as there is time. What is clicked meanwhile belongs to a position that is gone, and does nothing.
 */
export function useDrawn(props: BoardProps<MatterOfFact>): BoardProps<MatterOfFact> {
  const drawn = useDeferredValue(props);
  const latest = useRef(props);
  latest.current = props;
  return useMemo(
    () => ({
      ...drawn,
      offer(type) {
        const handle = drawn.offer(type);
        const isGone = () => latest.current.view !== drawn.view || latest.current.offers !== drawn.offers;
        return { ...handle, pick: (fields) => (isGone() ? undefined : handle.pick(fields)) };
      },
    }),
    [drawn],
  );
}
