import type { Block } from '@parlour/kit';
import { heading, picture, steps, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { Pieces } from './pictures.tsx';

/** One page that suffices to begin a quick game. */
export const startPage = ({ start }: BookText): Block[] => [
  text(start.who),
  text(start.how),
  picture(<Pieces words={start.piece} />, start.pieces),
  heading(start.turn),
  steps(start, {
    roll: 'EC-7.1',
    projects: 'EC-8.1',
    sell: 'EC-9.1',
    auction: 'EC-11.1',
    create: 'EC-11.15',
    offers: 'EC-12.1',
  }),
  heading(start.endTitle),
  text(start.end),
];
