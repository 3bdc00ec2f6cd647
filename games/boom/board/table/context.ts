import type { BoardProps } from '@parlour/kit/board.ts';
import { tableContext } from '@parlour/kit/table-context.tsx';
import type { BoomText } from '../../text/types.ts';
import type { Boom } from '../../types.ts';

/** What every part of the board reads beside its props. */
const wordsOf = ({ text }: BoardProps<Boom>) => ({ words: text as BoomText, label: (text as BoomText).board });

export const { tableOf, TableProvider, useTable } = tableContext(wordsOf);
export type Table = ReturnType<typeof tableOf>;
