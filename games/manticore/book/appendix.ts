import type { Chapter } from '@parlour/kit';
import { chapter, rules, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';

/** What a player seldom needs. */
export const appendixOf = (words: BookText): Chapter[] => [
  chapter(words, 'seldom', [rules('MC-R59'), rules('MC-R63')]),
  chapter(words, 'making', [
    text(words.making.source),
    text(words.making.figures),
    rules('MC-R1'),
    text(words.making.scenario),
  ]),
];
