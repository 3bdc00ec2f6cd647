import type { Block } from '@parlour/kit';
import { heading, picture, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { Pieces } from './pictures.tsx';

/** One page that suffices to begin a quick game. */
export const startPage = ({ start }: BookText): Block[] => [
  text(start.who),
  text(start.how),
  picture(<Pieces words={start.piece} />, start.pieces),
  heading(start.turn),
  {
    is: 'steps',
    steps: [
      { ...start.roll, rule: 'EC-7.1' },
      { ...start.projects, rule: 'EC-8.1' },
      { ...start.sell, rule: 'EC-9.1' },
      { ...start.auction, rule: 'EC-11.1' },
      { ...start.create, rule: 'EC-11.15' },
      { ...start.offers, rule: 'EC-12.1' },
    ],
  },
  heading(start.endTitle),
  text(start.end),
];
