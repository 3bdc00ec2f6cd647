import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, mistakes, picture, rules } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { crisis } from './examples.tsx';
import { Stars } from './pictures.tsx';
import type { Tables } from './tables.tsx';

/** What the full game adds; then how it is won, and what is good to know in either. */
export function fullGame(words: BookText, tables: Tables): Chapter[] {
  return [
    chapter(words, 'full', [
      rules('EC-0.3'),
      heading(words.full.setup),
      rules('EC-2.6', 'EC-2.7', 'EC-2.8'),
      rules('EC-2.9', 'EC-2.10'),
      heading(words.full.stars),
      rules('EC-3.3', 'EC-3.4'),
      picture(<Stars words={words.pictures.stars} />, words.pictures.stars.caption),
      rules('EC-3.5', 'EC-3.6', 'EC-3.7'),
      rules('EC-3.8', 'EC-3.9'),
      heading(words.full.state),
      rules('EC-11.11', 'EC-11.12', 'EC-16.7'),
      heading(words.full.year),
      rules('EC-2.12', 'EC-13.6', 'EC-6.3'),
      finePrint(
        'EC-R.4',
        'EC-R.7',
        'EC-R.8',
        'EC-R.9',
        'EC-R.37',
        'EC-R.40',
        'EC-R.41',
        'EC-R.49',
        'EC-R.50',
        'EC-R.60',
        'EC-R.61',
      ),
    ]),
    chapter(words, 'crises', [
      rules('EC-10.1', 'EC-10.2', 'EC-10.3'),
      rules('EC-10.4', 'EC-10.5', 'EC-10.6', 'EC-10.7'),
      rules('EC-7.3', 'EC-10.11', 'EC-10.12'),
      crisis(words),
      rules('EC-10.8', 'EC-10.9'),
      rules('EC-10.10', 'EC-10.13'),
      tables.crises,
    ]),
    chapter(words, 'cards', [
      rules('EC-16.1', 'EC-16.2', 'EC-16.3', 'EC-16.4'),
      rules('EC-16.5', 'EC-16.6', 'EC-16.8'),
      tables.options,
      finePrint('EC-R.38', 'EC-R.39', 'EC-R.42', 'EC-R.51', 'EC-R.57'),
    ]),
    chapter(words, 'crimes', [
      rules('EC-17.1', 'EC-17.2'),
      rules('EC-17.3', 'EC-4.6', 'EC-17.4', 'EC-17.5'),
      rules('EC-17.6', 'EC-17.7', 'EC-17.8'),
      finePrint('EC-R.43', 'EC-R.59'),
    ]),
    chapter(words, 'events', [
      rules('EC-18.1', 'EC-18.2'),
      rules('EC-18.3', 'EC-18.4'),
      tables.events,
      finePrint('EC-R.53'),
    ]),
    chapter(words, 'winning', [
      rules('EC-19.1'),
      heading(words.winning.harder),
      rules('EC-19.2', 'EC-19.3'),
      rules('EC-19.4', 'EC-19.5', 'EC-19.6'),
      finePrint('EC-R.44', 'EC-R.45', 'EC-R.46', 'EC-R.55'),
    ]),
    chapter(words, 'advice', [
      rules('EC-20.1'),
      rules('EC-20.2'),
      rules('EC-20.3'),
      rules('EC-20.4'),
      rules('EC-20.5'),
    ]),
    chapter(words, 'mistakes', [
      mistakes(words.mistakes, {
        chain: 'EC-7.1',
        ends: 'EC-R.3',
        others: 'EC-11.3',
        sold: 'EC-9.3',
        price: 'EC-11.14',
        cheap: 'EC-12.1',
        loan: 'EC-14.6',
        project: 'EC-3.11',
        stars: 'EC-3.9',
        quota: 'EC-11.11',
      }),
    ]),
  ];
}
