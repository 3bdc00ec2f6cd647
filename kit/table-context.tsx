import type { GameTypes } from '@parlour/kernel';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
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

/** The table of a game for all parts of its board. `tableOf` adds what only the game itself knows of its text. */
export function tableContext<G extends GameTypes, T>(tableOf: (props: BoardProps<G>) => T) {
  const [Context, useTable] = readInside<T>();
  function TableProvider({ props, children }: { props: BoardProps<G>; children: ReactNode }) {
    const table = useMemo(() => tableOf(props), [props]);
    return <Context value={table}>{children}</Context>;
  }
  return { TableProvider, useTable };
}
