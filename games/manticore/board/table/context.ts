import type { BoardProps } from '@parlour/kit/board.ts';
import { tableContext } from '@parlour/kit/table-context.tsx';
import type { ManticoreText } from '../../text/types.ts';
import type { Manticore } from '../../types.ts';

/** What every part of the board reads beside its props. */
const wordsOf = ({ text }: BoardProps<Manticore>) => ({
  words: text as ManticoreText,
  label: (text as ManticoreText).board,
});

export const { tableOf, TableProvider, useTable } = tableContext(wordsOf);
export type Table = ReturnType<typeof tableOf>;
