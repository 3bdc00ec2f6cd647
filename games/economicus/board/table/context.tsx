import type { BoardProps } from '@parlour/kit/board.ts';
import { createContext, type ReactNode, useContext } from 'react';
import { boardText } from '../../text/board.ts';
import type { BoardText } from '../../text/board-types.ts';
import type { EconomicusText } from '../../text/types.ts';
import type { Economicus } from '../../types.ts';

/** What every part of the board reads: its props, the words of the game and its own labels. */
export type Table = BoardProps<Economicus> & { words: EconomicusText; label: BoardText };

/** The shell hands on the text of the game as it was loaded; that it is this game's is known here only. */
export const tableOf = (props: BoardProps<Economicus>): Table => ({
  ...props,
  words: props.text as EconomicusText,
  label: boardText[props.language],
});

const Context = createContext<Table | null>(null);

export const TableProvider = ({ props, children }: { props: BoardProps<Economicus>; children: ReactNode }) => (
  <Context value={tableOf(props)}>{children}</Context>
);

export function useTable(): Table {
  const table = useContext(Context);
  if (table === null) throw new Error('a part of the board stands outside of it');
  return table;
}
