import type { Block } from '@parlour/kit';
import { heading, picture, steps, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import type { BusinessmenText } from '../text/types.ts';
import { Goods, Lorries } from './pictures.tsx';

/** One page that suffices to begin. */
export const startPage = ({ start }: BookText, game: BusinessmenText): Block[] => [
  text(start.who),
  picture(<Goods words={game} />, start.goods),
  text(start.how),
  picture(<Lorries />, start.lorries),
  heading(start.turn),
  steps(start, {
    buy: 'BM-6.2',
    load: 'BM-7.4',
    send: 'BM-8.4',
    export: 'BM-9.4',
    improve: 'BM-10.4',
    luck: 'BM-11.3',
  }),
  heading(start.endTitle),
  text(start.end),
];
