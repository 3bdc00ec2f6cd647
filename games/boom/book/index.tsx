import type { Language } from '@parlour/kernel';
import type { Book } from '@parlour/kit';
import { chapter, finePrint, heading, mistakes, picture, rules, steps, text } from '@parlour/kit/book.ts';
// The whole board, though only parts are drawn: what both need would else be cut out of the board's file.
import board from '../board/index.tsx';
import { bookText } from '../text/book-types.ts';
import { boomText } from '../text/index.ts';
import { flotation, listing, muttscape, sinking, thiefster } from './examples.tsx';
import { Cards, Sum } from './pictures.tsx';
import { tablesOf } from './tables.tsx';

/** The rulebook of •Boom as a book. */
export async function bookIn(language: Language): Promise<Book> {
  const [game, words] = await Promise.all([boomText[language](), bookText[language]()]);
  const { start } = words;
  const tables = tablesOf(game, words);
  return {
    className: board.className ?? '',
    start: [
      text(start.who),
      text(start.how),
      picture(<Cards cards={['P01', 'C01', 'C18', 'C37', 'D12']} words={game} />, start.cards),
      heading(start.turn),
      steps(start, { draw: 'BO-4.2', play: 'BO-4.3', finance: 'BO-4.4', burn: 'BO-9.1' }),
      heading(start.endTitle),
      text(start.end),
    ],
    chapters: [
      chapter(words, 'table', [
        rules('BO-1.1', 'BO-1.2'),
        rules('BO-1.4', 'BO-1.7'),
        rules('BO-1.3', 'BO-1.5', 'BO-1.6'),
        rules('BO-1.8', 'BO-1.9', 'BO-1.10'),
        finePrint('BO-R1', 'BO-R2', 'BO-R3', 'BO-R4', 'BO-R38', 'BO-R39'),
      ]),
      chapter(words, 'round', [
        rules('BO-2.1'),
        rules('BO-2.2', 'BO-2.3', 'BO-2.4'),
        rules('BO-2.5', 'BO-2.6'),
        finePrint('BO-R52'),
      ]),
      chapter(words, 'events', [
        rules('BO-3.1', 'BO-3.2'),
        rules('BO-3.3', 'BO-3.4', 'BO-3.7'),
        tables.events,
        rules('BO-3.5', 'BO-3.6'),
        text(words.events.crash),
        finePrint('BO-R9', 'BO-R10', 'BO-R11'),
      ]),
      chapter(words, 'turn', [
        rules('BO-4.1', 'BO-4.2', 'BO-4.3'),
        rules('BO-4.4', 'BO-4.5'),
        listing(words),
        rules('BO-4.6'),
        finePrint('BO-R5', 'BO-R6', 'BO-R7', 'BO-R47', 'BO-R53'),
      ]),
      chapter(words, 'cards', [
        rules('BO-5.1'),
        heading(words.cards.plan),
        rules('BO-5.2', 'BO-5.3', 'BO-5.4'),
        tables.plans,
        heading(words.cards.company),
        rules('BO-5.5', 'BO-5.6', 'BO-5.7'),
        rules('BO-5.8', 'BO-5.9', 'BO-5.10'),
        picture(<Cards cards={['P01', 'C01']} words={game} />, words.cards.match),
        tables.people,
        tables.company,
        heading(words.cards.discard),
        rules('BO-5.11', 'BO-5.12'),
        tables.discards,
        finePrint('BO-R8', 'BO-R42', 'BO-R43', 'BO-R51', 'BO-R55'),
      ]),
      chapter(words, 'funding', [
        heading(words.funding.lead),
        rules('BO-6.1', 'BO-6.2'),
        rules('BO-6.3', 'BO-6.4'),
        heading(words.funding.others),
        rules('BO-6.5', 'BO-6.6', 'BO-6.7', 'BO-6.8'),
        heading(words.funding.close),
        rules('BO-6.9', 'BO-6.10'),
        rules('BO-6.11', 'BO-6.12'),
        muttscape(words),
        finePrint('BO-R15', 'BO-R16', 'BO-R17', 'BO-R18', 'BO-R19', 'BO-R20', 'BO-R21', 'BO-R46'),
      ]),
      chapter(words, 'again', [
        rules('BO-7.1'),
        heading(words.again.consent),
        rules('BO-7.2', 'BO-7.3'),
        heading(words.again.order),
        rules('BO-7.4'),
        rules('BO-7.5', 'BO-7.6', 'BO-7.7', 'BO-7.8', 'BO-7.9'),
        rules('BO-7.10', 'BO-7.11'),
        thiefster(words),
        finePrint('BO-R22', 'BO-R23', 'BO-R24', 'BO-R25', 'BO-R26', 'BO-R27', 'BO-R49'),
      ]),
      chapter(words, 'ipo', [
        heading(words.ipo.when),
        rules('BO-8.1', 'BO-8.2', 'BO-8.3'),
        rules('BO-8.4', 'BO-8.5'),
        tables.track,
        heading(words.ipo.roll),
        rules('BO-8.6', 'BO-8.7', 'BO-8.8', 'BO-8.9'),
        picture(<Sum words={game} />, words.ipo.sum),
        rules('BO-8.10'),
        tables.ipo,
        heading(words.ipo.pay),
        rules('BO-8.11', 'BO-8.12'),
        rules('BO-8.13', 'BO-8.14'),
        flotation(words),
        finePrint('BO-R28', 'BO-R29', 'BO-R30', 'BO-R31', 'BO-R32', 'BO-R33', 'BO-R34'),
      ]),
      chapter(words, 'burn', [
        rules('BO-9.1', 'BO-9.2', 'BO-9.3'),
        rules('BO-9.4', 'BO-9.5', 'BO-9.6'),
        sinking(words),
        finePrint('BO-R12', 'BO-R13', 'BO-R14'),
      ]),
      chapter(words, 'end', [
        rules('BO-10.1', 'BO-10.2', 'BO-10.3'),
        rules('BO-10.4', 'BO-10.5'),
        finePrint('BO-R35', 'BO-R36', 'BO-R37'),
      ]),
      chapter(words, 'talk', [rules('BO-11.1', 'BO-11.2'), rules('BO-11.3', 'BO-11.4'), finePrint('BO-R40', 'BO-R41')]),
      chapter(words, 'mistakes', [
        mistakes(words.mistakes, {
          mine: 'BO-R8',
          alone: 'BO-6.9',
          second: 'BO-8.3',
          cash: 'BO-6.11',
          lead: 'BO-7.1',
          consent: 'BO-7.3',
          limit: 'BO-8.5',
          costly: 'BO-5.10',
          crash: 'BO-3.5',
          bust: 'BO-10.5',
        }),
      ]),
    ],
    appendix: [
      chapter(words, 'seldom', [rules('BO-R44'), rules('BO-R45'), rules('BO-R48')]),
      chapter(words, 'making', [text(words.making.source), text(words.making.cards), rules('BO-R50')]),
    ],
  };
}
