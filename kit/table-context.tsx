import type { GameTypes } from '@parlour/kernel';
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react';
import type { BoardProps } from './board.ts';

/** Something that parts of a board read wherever they stand in it: how it is given, and how it is read. */
export function readInside<T>() {
  const Context = createContext<T | null>(null);
  const useIt = (): T => {
    const value = useContext(Context);
    if (value === null) throw new Error('a part of the board stands outside of it');
    return value;
  };
  return [Context, useIt] as const;
}

/**
 * The table of a game for all parts of its board. The shell hands on the text of the game as it was loaded; whose it is only the
 * game itself knows, and adds by `ownOf`: its words, and the labels of its board.
 */
export function tableContext<G extends GameTypes, Own>(ownOf: (props: BoardProps<G>) => Own) {
  const [Context, useTable] = readInside<BoardProps<G> & Own>();
  const tableOf = (props: BoardProps<G>) => ({ ...props, ...ownOf(props) });
  function TableProvider({ props, children }: { props: BoardProps<G>; children: ReactNode }) {
    const table = useMemo(() => tableOf(props), [props]);
    return <Context value={table}>{children}</Context>;
  }
  return { tableOf, TableProvider, useTable };
}

type Provider<G extends GameTypes> = ComponentType<{ props: BoardProps<G>; children: ReactNode }>;

/** A part that the shell draws by itself brings the table with it. */
export const atTable =
  <G extends GameTypes>(Table: Provider<G>, Part: ComponentType): ComponentType<BoardProps<G>> =>
  (props) => (
    <Table props={props}>
      <Part />
    </Table>
  );
