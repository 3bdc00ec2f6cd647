import type { Block } from '@parlour/kit';
import { heading, picture, text } from '@parlour/kit/book.ts';
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
  {
    is: 'steps',
    steps: [
      { ...start.heroes, rule: 'MC-3.7' },
      { ...start.monsters, rule: 'MC-18.1' },
      { ...start.manticore, rule: 'MC-23.7' },
      { ...start.city, rule: 'MC-24.1' },
    ],
  },
  heading(start.endTitle),
  text(start.end),
];
