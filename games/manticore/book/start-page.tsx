import type { Block } from '@parlour/kit';
import { heading, picture, steps, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { Pieces } from './pictures.tsx';

/** One page that suffices to begin. */
export const startPage = ({ start, names }: BookText): Block[] => [
  text(start.who),
  text(start.how),
  picture(<Pieces words={start.piece} name={names[0]} />, start.pieces),
  heading(start.roadsTitle),
  text(start.roads),
  heading(start.round),
  steps(start, { heroes: 'MC-3.7', monsters: 'MC-18.1', manticore: 'MC-23.7', city: 'MC-24.1' }),
  heading(start.endTitle),
  text(start.end),
];
