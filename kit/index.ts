export type * from './board.ts';
export type * from './tutorial.ts';
