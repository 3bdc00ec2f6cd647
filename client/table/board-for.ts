import type { GameTypes } from '@parlour/kernel';
import type { BoardModule } from '@parlour/kit';

/** The face of a game, if it draws what these rules speak; else none, and the generated board serves. */
export const boardFor = (board: BoardModule<GameTypes> | undefined, speaks: number): BoardModule<GameTypes> | null =>
  board !== undefined && (board.speaks ?? [1]).includes(speaks) ? board : null;
