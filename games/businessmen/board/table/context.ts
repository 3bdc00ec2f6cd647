import type { BoardProps } from '@parlour/kit/board.ts';
import { tableContext } from '@parlour/kit/table-context.tsx';
import type { BusinessmenText } from '../../text/types.ts';
import type { Businessmen } from '../../types.ts';

/** What every part of the board reads beside its props. */
const wordsOf = ({ text }: BoardProps<Businessmen>) => ({
  words: text as BusinessmenText,
  label: (text as BusinessmenText).board,
});

export const { tableOf, TableProvider, useTable } = tableContext(wordsOf);
export type Table = ReturnType<typeof tableOf>;
