import type { BoardProps } from '@parlour/kit/board.ts';
import { tableContext } from '@parlour/kit/table-context.tsx';
import { boardText } from '../../text/board.ts';
import type { BoardText } from '../../text/board-types.ts';
import type { BusinessmenText } from '../../text/types.ts';
import type { Businessmen } from '../../types.ts';

/** What every part of the board reads: its props, the words of the game and its own labels. */
export type Table = BoardProps<Businessmen> & { words: BusinessmenText; label: BoardText };

/** The shell hands on the text of the game as it was loaded; that it is this game's is known here only. */
export const tableOf = (props: BoardProps<Businessmen>): Table => ({
  ...props,
  words: props.text as BusinessmenText,
  label: boardText[props.language],
});

export const { TableProvider, useTable } = tableContext(tableOf);
