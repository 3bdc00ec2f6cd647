import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, mistakes, rules, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { biobot, raid } from './examples.tsx';

/** What players do with and to each other, and how it ends. */
export function rivals(words: BookText): Chapter[] {
  return [
    chapter(words, 'deals', [
      rules('MF-17.2', 'MF-17.3', 'MF-17.4'),
      finePrint('MF-R46', 'MF-R47', 'MF-R48', 'MF-R67'),
    ]),
    chapter(words, 'raids', [
      rules('MF-18.1', 'MF-18.2', 'MF-18.3'),
      heading(words.raids.operate),
      rules('MF-18.4', 'MF-18.5'),
      raid(words),
      rules('MF-18.6', 'MF-18.7', 'MF-18.8', 'MF-18.9'),
      heading(words.raids.over),
      rules('MF-18.10', 'MF-18.11', 'MF-18.12', 'MF-18.13'),
      heading(words.raids.arrest),
      rules('MF-19.1', 'MF-19.2', 'MF-19.3', 'MF-19.4'),
      finePrint('MF-R51', 'MF-R52', 'MF-R54', 'MF-R55', 'MF-R56', 'MF-R57', 'MF-R58', 'MF-R59'),
      finePrint('MF-R60', 'MF-R61', 'MF-R71', 'MF-R73'),
    ]),
    chapter(words, 'strike', [rules('MF-21.1', 'MF-21.2', 'MF-21.3', 'MF-21.4'), finePrint('MF-R39', 'MF-R40')]),
    chapter(words, 'end', [rules('MF-22.1', 'MF-22.2'), biobot(words), finePrint('MF-R50', 'MF-R62', 'MF-R63')]),
    chapter(words, 'mistakes', [
      mistakes(words.mistakes, {
        plantFirst: 'MF-10.7',
        oneWorker: 'MF-5.6',
        idleWages: 'MF-15.2',
        ownPrice: 'MF-6.6',
        notOnSale: 'MF-14.2',
        border: 'MF-9.1',
        technology: 'MF-R30',
        vehicle: 'MF-8.6',
        occupied: 'MF-R27',
        contract: 'MF-9.3',
        late: 'MF-R74',
        bought: 'MF-1.3',
      }),
    ]),
  ];
}

/** What a player seldom needs. */
export const appendixOf = (words: BookText): Chapter[] => [
  chapter(words, 'seldom', [rules('MF-R64')]),
  chapter(words, 'making', [text(words.making.source), text(words.making.cards), rules('MF-R70')]),
];
