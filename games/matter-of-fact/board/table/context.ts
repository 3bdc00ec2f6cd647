import type { BoardProps } from '@parlour/kit/board.ts';
import { tableContext } from '@parlour/kit/table-context.tsx';
import { useDeferredValue, useMemo, useRef } from 'react';
import { boardText } from '../../text/board.ts';
import type { BoardText } from '../../text/board-types.ts';
import type { MatterOfFactText } from '../../text/types.ts';
import type { MatterOfFact } from '../../types.ts';

/** What every part of the board reads: its props, the words of the game and its own labels. */
export type Table = BoardProps<MatterOfFact> & { words: MatterOfFactText; label: BoardText };

/** The shell hands on the text of the game as it was loaded; that it is this game's is known here only. */
export const tableOf = (props: BoardProps<MatterOfFact>): Table => ({
  ...props,
  words: props.text as MatterOfFactText,
  label: boardText[props.language],
});

export const { TableProvider, useTable } = tableContext(tableOf);

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
