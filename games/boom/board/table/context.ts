import type { BoardProps } from '@parlour/kit/board.ts';
import { tableContext } from '@parlour/kit/table-context.tsx';
import type { BoardText } from '../../text/board-types.ts';
import type { BoomText } from '../../text/types.ts';
import type { Boom } from '../../types.ts';

/** What every part of the board reads: its props, the words of the game and its own labels. */
export type Table = BoardProps<Boom> & { words: BoomText; label: BoardText };

/** The shell hands on the text of the game as it was loaded; that it is this game's is known here only. */
export const tableOf = (props: BoardProps<Boom>): Table => ({
  ...props,
  words: props.text as BoomText,
  label: (props.text as BoomText).board,
});

export const { TableProvider, useTable } = tableContext(tableOf);
