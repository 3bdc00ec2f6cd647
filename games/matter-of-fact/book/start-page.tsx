import type { Block } from '@parlour/kit';
import { heading, picture, steps, text } from '@parlour/kit/book.ts';
import type { BoardText } from '../text/board-types.ts';
import type { BookText } from '../text/book-types.ts';
import type { MatterOfFactText } from '../text/types.ts';
import { Chain } from './pictures.tsx';

/** One page that suffices to begin. */
export const startPage = ({ start }: BookText, game: MatterOfFactText, { money }: BoardText): Block[] => [
  text(start.who),
  text(start.how),
  picture(<Chain words={game} money={money} />, start.chain),
  heading(start.turn),
  steps(start, {
    production: 'MF-5.1',
    monopoly: 'MF-7.6',
    movement: 'MF-8.1',
    investments: 'MF-10.1',
    wages: 'MF-15.1',
    planning: 'MF-16.1',
  }),
  heading(start.firstTitle),
  text(start.first),
  heading(start.endTitle),
  text(start.end),
];
