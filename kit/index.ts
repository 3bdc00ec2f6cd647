export type * from './board.ts';
export type * from './book.ts';
export type * from './finale.ts';
export type * from './teaching/together.ts';
export type * from './tutorial.ts';
