import type { GameEntry } from '@parlour/games';
import type { GameTypes } from '@parlour/kernel';
import type { BoardModule } from '@parlour/kit';
import { useLoaded } from '../shell/use-loaded.ts';

/** The face of a game once it is here; it may have none. `null` until then. */
export const useBoard = (entry: GameEntry | null): { board: BoardModule<GameTypes> | undefined } | null =>
  useLoaded(
    () => (entry === null ? undefined : (entry.board?.() ?? Promise.resolve(undefined)).then((board) => ({ board }))),
    [entry],
  );

/** The face of a game, if it draws what these rules speak; else none, and the generated board serves. */
export const boardFor = (board: BoardModule<GameTypes> | undefined, speaks: number): BoardModule<GameTypes> | null =>
  board !== undefined && (board.speaks ?? [1]).includes(speaks) ? board : null;
