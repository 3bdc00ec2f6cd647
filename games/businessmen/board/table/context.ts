import type { BoardProps } from '@parlour/kit/board.ts';
import { tableContext } from '@parlour/kit/table-context.tsx';
import { boardText } from '../../text/board.ts';
import type { BusinessmenText } from '../../text/types.ts';
import type { Businessmen } from '../../types.ts';

/** What every part of the board reads beside its props. */
const wordsOf = ({ text, language }: BoardProps<Businessmen>) => ({
  words: text as BusinessmenText,
  label: boardText[language],
});

export const { tableOf, TableProvider, useTable } = tableContext(wordsOf);
export type Table = ReturnType<typeof tableOf>;
