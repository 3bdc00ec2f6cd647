import type { Cell } from '../../content/board.ts';

/** Something worth walking to: how good it is from each cell, for the rounds to come. */
export type Goal = {
  is: 'errand' | 'ambush';
  /** What it is about: the same from one question to the next. */
  about: string;
  valueFrom(cell: Cell): number;
};

/** How much less something is worth for every round it takes to get there. */
export const PATIENCE = 0.78;
