export type * from './board.ts';
export type * from './finale.ts';
export type * from './tutorial.ts';
