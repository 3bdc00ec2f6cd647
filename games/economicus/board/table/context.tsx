import type { BoardProps } from '@parlour/kit/board.ts';
import { readInside } from '@parlour/kit/table-context.tsx';
import { type ReactNode, useMemo } from 'react';
import type { BoardText } from '../../text/board-types.ts';
import type { EconomicusText } from '../../text/types.ts';
import type { Economicus } from '../../types.ts';

/** What every part of the board reads: its props, the words of the game and its own labels. */
export type Table = BoardProps<Economicus> & { words: EconomicusText; label: BoardText };

/** The shell hands on the text of the game as it was loaded; that it is this game's is known here only. */
const wordsOf = ({ text }: Pick<BoardProps<Economicus>, 'text'>) => ({
  words: text as EconomicusText,
  label: (text as EconomicusText).board,
});

export const tableOf = (props: BoardProps<Economicus>): Table => ({ ...props, ...wordsOf(props) });

/** What is seen of the table, whatever may be chosen at it. It stays the same while a choice is half made or on its way. */
export type Sight = Pick<
  Table,
  'view' | 'facts' | 'seat' | 'asked' | 'sitters' | 'text' | 'say' | 'language' | 'pace' | 'words' | 'label'
>;

const [Context, useTable] = readInside<Table>();
/** For parts that only show: with `memo` they are drawn anew only when there is something else to see. */
const [SightContext, useSight] = readInside<Sight>();

export { useSight, useTable };

export function TableProvider({ props, children }: { props: BoardProps<Economicus>; children: ReactNode }) {
  const { view, facts, seat, asked, sitters, text, say, language, pace } = props;
  const sight = useMemo(
    () => ({ view, facts, seat, asked, sitters, text, say, language, pace, ...wordsOf({ text }) }),
    [view, facts, seat, asked, sitters, text, say, language, pace],
  );
  return (
    <Context value={tableOf(props)}>
      <SightContext value={sight}>{children}</SightContext>
    </Context>
  );
}
