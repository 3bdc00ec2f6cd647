import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, picture, rules, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { auctioned, chain, interest, overbid, started, startUp, takeover } from './examples.tsx';
import { Fate, Loan, PriceMoves } from './pictures.tsx';
import type { Tables } from './tables.tsx';

/** The quick game, in the order in which it is met. */
export function quickGame(words: BookText, tables: Tables): Chapter[] {
  const { chapters, pictures } = words;
  return [
    chapter(words, 'ring', [
      rules('EC-1.1', 'EC-1.2', 'EC-1.3'),
      rules('EC-1.4', 'EC-1.8'),
      tables.industries,
      heading(words.ring.chain),
      rules('EC-1.5', 'EC-1.6', 'EC-1.7'),
      chain(words),
      finePrint('EC-R.3'),
    ]),
    chapter(words, 'setup', [
      rules('EC-0.4', 'EC-0.5', 'EC-2.1'),
      rules('EC-2.2', 'EC-2.3', 'EC-2.4'),
      rules('EC-2.5', 'EC-2.11'),
      heading(words.setup.words),
      rules('EC-0.1', 'EC-0.2'),
      rules('EC-0.6'),
      finePrint('EC-R.6', 'EC-R.32', 'EC-R.33', 'EC-R.34'),
    ]),
    chapter(words, 'goal', [rules('EC-3.1', 'EC-3.2'), tables.targets, rules('EC-3.10', 'EC-3.11')]),
    chapter(words, 'roll', [
      rules('EC-6.1', 'EC-6.2', 'EC-6.4'),
      heading(words.roll.profit),
      rules('EC-7.1', 'EC-7.2'),
      rules('EC-7.4', 'EC-7.5', 'EC-7.6'),
      finePrint('EC-R.11', 'EC-R.47'),
    ]),
    {
      id: 'start-ups',
      title: chapters.startUps,
      blocks: [
        text(words.startUps.aim),
        rules('EC-8.1', 'EC-8.2', 'EC-8.3', 'EC-8.4'),
        picture(<Fate words={pictures.fate} />, pictures.fate.caption),
        startUp(words),
        rules('EC-8.5', 'EC-8.6', 'EC-8.7', 'EC-8.8'),
        finePrint('EC-R.12', 'EC-R.13'),
      ],
    },
    chapter(words, 'selling', [
      rules('EC-9.1', 'EC-9.2', 'EC-9.3'),
      rules('EC-9.4', 'EC-9.5', 'EC-9.6', 'EC-9.7'),
      finePrint('EC-R.14', 'EC-R.17'),
    ]),
    chapter(words, 'auction', [
      heading(words.auction.bids),
      rules('EC-11.1', 'EC-11.2', 'EC-11.3', 'EC-11.4'),
      rules('EC-11.5', 'EC-11.6', 'EC-11.7'),
      rules('EC-11.8', 'EC-11.9', 'EC-11.13'),
      rules('EC-11.10'),
      auctioned(words),
      heading(words.auction.projects),
      rules('EC-11.15', 'EC-11.16', 'EC-11.18', 'EC-11.19'),
      heading(words.auction.price),
      rules('EC-11.14', 'EC-11.17', 'EC-11.20', 'EC-11.21'),
      picture(<PriceMoves words={pictures.price} />, pictures.price.caption),
      started(words),
      finePrint(
        'EC-11.22',
        'EC-11.23',
        'EC-R.15',
        'EC-R.16',
        'EC-R.18',
        'EC-R.19',
        'EC-R.20',
        'EC-R.21',
        'EC-R.23',
        'EC-R.48',
      ),
    ]),
    chapter(words, 'offers', [
      rules('EC-12.1', 'EC-12.2', 'EC-12.3', 'EC-12.4'),
      rules('EC-12.5', 'EC-12.6', 'EC-12.7'),
      takeover(words),
      finePrint('EC-R.22'),
    ]),
    chapter(words, 'year', [
      rules('EC-4.1', 'EC-4.2', 'EC-4.3'),
      rules('EC-4.4', 'EC-4.5'),
      heading(words.year.end),
      rules('EC-13.1', 'EC-13.2', 'EC-13.3'),
      rules('EC-13.4', 'EC-13.5'),
    ]),
    chapter(words, 'loans', [
      rules('EC-14.1', 'EC-14.2', 'EC-14.3'),
      overbid(words),
      rules('EC-14.4', 'EC-14.5', 'EC-14.6', 'EC-14.7'),
      picture(<Loan words={pictures.loan} />, pictures.loan.caption),
      interest(words),
      heading(words.loans.half),
      rules('EC-14.8', 'EC-14.9'),
      finePrint('EC-R.24', 'EC-R.26', 'EC-R.52', 'EC-R.62'),
    ]),
    chapter(words, 'deals', [
      rules('EC-14.11', 'EC-14.12', 'EC-14.13'),
      rules('EC-14.10', 'EC-14.14'),
      finePrint('EC-R.25', 'EC-R.27', 'EC-R.54', 'EC-R.63'),
    ]),
    chapter(words, 'debts', [
      rules('EC-15.1', 'EC-15.2', 'EC-15.3'),
      rules('EC-15.4', 'EC-15.5', 'EC-15.6', 'EC-15.7'),
      finePrint('EC-R.28', 'EC-R.29', 'EC-R.30', 'EC-R.31'),
    ]),
  ];
}
