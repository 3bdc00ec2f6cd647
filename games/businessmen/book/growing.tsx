import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, mistakes, picture, rules, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { fined } from './examples.tsx';
import { Wheel } from './pictures.tsx';
import type { Tables } from './tables.tsx';

/** Phases 4 to 6, how it ends, and what else is good to know. */
export function growing(words: BookText, tables: Tables): Chapter[] {
  return [
    chapter(words, 'improving', [
      rules('BM-10.1', 'BM-10.2', 'BM-10.3'),
      rules('BM-10.4', 'BM-10.5', 'BM-10.6'),
      rules('BM-10.7', 'BM-10.8'),
      finePrint('BM-R34'),
    ]),
    chapter(words, 'misfortune', [
      rules('BM-11.1', 'BM-11.2', 'BM-11.3', 'BM-11.4'),
      picture(<Wheel kind="misfortune" />, words.misfortune.picture),
      heading(words.misfortune.fine),
      rules('BM-11.5', 'BM-11.6', 'BM-11.7', 'BM-11.8'),
      tables.fines,
      rules('BM-11.9', 'BM-11.10'),
      fined(words),
      finePrint('BM-R35', 'BM-R36', 'BM-R37', 'BM-R38'),
    ]),
    chapter(words, 'insurance', [
      rules('BM-12.1', 'BM-12.2', 'BM-12.3'),
      rules('BM-12.4', 'BM-12.5', 'BM-12.6'),
      finePrint('BM-R39'),
    ]),
    chapter(words, 'end', [
      rules('BM-13.1', 'BM-13.2', 'BM-13.3', 'BM-13.7'),
      heading(words.end.tie),
      rules('BM-13.4', 'BM-13.5', 'BM-13.6'),
      rules('BM-13.8'),
      finePrint('BM-R40', 'BM-R41', 'BM-R42', 'BM-R43', 'BM-R56'),
    ]),
    chapter(words, 'skipping', [
      rules('BM-14.1', 'BM-14.2', 'BM-14.3', 'BM-14.7'),
      heading(words.skipping.what),
      rules('BM-14.4', 'BM-14.5', 'BM-14.6', 'BM-14.8'),
      rules('BM-14.9'),
      finePrint('BM-R44', 'BM-R45', 'BM-R46', 'BM-R47', 'BM-R48', 'BM-R49', 'BM-R50'),
    ]),
    chapter(words, 'mistakes', [
      mistakes(words.mistakes, {
        price: 'BM-6.4',
        again: 'BM-6.7',
        choose: 'BM-7.4',
        shelf: 'BM-3.4',
        leave: 'BM-8.5',
        alone: 'BM-8.9',
        wheel: 'BM-8.6',
        five: 'BM-9.3',
        improved: 'BM-10.8',
        warning: 'BM-11.4',
        twenty: 'BM-13.2',
      }),
    ]),
  ];
}

/** What a player seldom needs. */
export const appendixOf = (words: BookText): Chapter[] => [
  chapter(words, 'screen', [...['33', '57', '58', '60', '61', '63'].map((number) => rules(`BM-R${number}`))]),
  chapter(words, 'making', [
    text(words.making.source),
    text(words.making.content),
    text(words.making.example),
    ...['23', '24', '25', '26', '27'].map((number) => rules(`BM-R${number}`)),
  ]),
];
