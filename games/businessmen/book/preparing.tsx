import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, picture, rules } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import type { BusinessmenText } from '../text/types.ts';
import { Rooms } from './pictures.tsx';
import type { Tables } from './tables.tsx';

/** What there is, what it is for, and how a round begins. */
export const preparing = (words: BookText, game: BusinessmenText, tables: Tables): Chapter[] => [
  chapter(words, 'goal', [
    rules('BM-1.1', 'BM-1.2'),
    rules('BM-1.3', 'BM-1.4'),
    rules('BM-1.5', 'BM-1.6', 'BM-1.7'),
    finePrint('BM-R1', 'BM-R3', 'BM-R4'),
  ]),
  chapter(words, 'square', [
    heading(words.square.prices),
    rules('BM-2.1', 'BM-2.2'),
    rules('BM-2.3', 'BM-2.4', 'BM-2.5'),
    heading(words.square.yard),
    rules('BM-2.6', 'BM-2.7', 'BM-2.8'),
    tables.lorries,
    heading(words.square.wheels),
    rules('BM-2.10', 'BM-2.9'),
    finePrint('BM-R20', 'BM-R22', 'BM-R55'),
  ]),
  chapter(words, 'business', [
    picture(<Rooms words={game} />, words.business.rooms),
    rules('BM-3.1', 'BM-3.2', 'BM-3.3'),
    tables.levels,
    rules('BM-3.6', 'BM-3.5', 'BM-3.4', 'BM-3.7'),
    heading(words.business.store),
    rules('BM-3.8'),
    finePrint('BM-R5'),
  ]),
  chapter(words, 'setup', [
    rules('BM-4.1', 'BM-4.2', 'BM-4.8', 'BM-4.9'),
    rules('BM-4.3', 'BM-4.4', 'BM-4.5', 'BM-4.6', 'BM-4.7'),
    heading(words.setup.first),
    rules('BM-4.10'),
    finePrint('BM-R2', 'BM-R6', 'BM-R7', 'BM-R53', 'BM-R54'),
  ]),
  chapter(words, 'round', [
    rules('BM-5.1', 'BM-5.2', 'BM-5.3'),
    rules('BM-5.4', 'BM-5.5', 'BM-5.6', 'BM-5.7'),
    tables.goodsCards,
    finePrint('BM-R8', 'BM-R51', 'BM-R52'),
  ]),
];
