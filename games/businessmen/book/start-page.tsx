import type { Block } from '@parlour/kit';
import { heading, picture, text } from '@parlour/kit/book.ts';
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
  {
    is: 'steps',
    steps: [
      { ...start.buy, rule: 'BM-6.2' },
      { ...start.load, rule: 'BM-7.4' },
      { ...start.send, rule: 'BM-8.4' },
      { ...start.export, rule: 'BM-9.4' },
      { ...start.improve, rule: 'BM-10.4' },
      { ...start.luck, rule: 'BM-11.3' },
    ],
  },
  heading(start.endTitle),
  text(start.end),
];
