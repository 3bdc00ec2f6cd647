import type { Chapter } from '@parlour/kit';
import { rules, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';

/** What a player seldom needs. */
export const appendixOf = ({ chapters, seldom, making }: BookText): Chapter[] => [
  { id: 'seldom', title: chapters.seldom, blocks: [text(seldom.aim), rules('MC-R59'), rules('MC-R63')] },
  {
    id: 'making',
    title: chapters.making,
    blocks: [text(making.source), text(making.figures), rules('MC-R1'), text(making.scenario)],
  },
];
