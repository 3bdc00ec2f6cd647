import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, picture, rules } from '@parlour/kit/book.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { BookText } from '../text/book-types.ts';
import type { MatterOfFactText } from '../text/types.ts';
import { mines, secondMine } from './examples.tsx';
import { Technologies } from './pictures.tsx';
import type { Tables } from './tables.tsx';

/** One that needs fewer hands, one that gives more, one that saves inputs. */
const SHOWN: readonly TechnologyId[] = ['N13', 'N04', 'N28'];

/** What a business lives from: production, prices, resources, technologies, vehicles. */
export function business(words: BookText, tables: Tables, game: MatterOfFactText): Chapter[] {
  return [
    chapter(words, 'production', [
      rules('MF-5.1', 'MF-5.2', 'MF-5.3'),
      rules('MF-5.4', 'MF-5.5', 'MF-5.6'),
      mines(words),
      heading(words.production.inputs),
      rules('MF-5.7', 'MF-5.8', 'MF-5.9'),
      rules('MF-5.10', 'MF-5.11'),
      finePrint('MF-R5', 'MF-R28', 'MF-R29', 'MF-R30', 'MF-R35'),
    ]),
    chapter(words, 'prices', [
      rules('MF-6.1', 'MF-6.2', 'MF-6.3'),
      rules('MF-6.4', 'MF-6.5'),
      tables.prices,
      heading(words.prices.falls),
      rules('MF-6.6', 'MF-6.7', 'MF-6.8', 'MF-6.9', 'MF-6.10'),
      heading(words.prices.rises),
      rules('MF-6.11', 'MF-6.12', 'MF-6.13'),
      finePrint('MF-R8', 'MF-R9', 'MF-R10', 'MF-R12'),
    ]),
    chapter(words, 'monopoly', [
      rules('MF-7.1', 'MF-7.2', 'MF-7.3'),
      rules('MF-7.4', 'MF-7.5', 'MF-7.6'),
      secondMine(words),
      finePrint('MF-R6', 'MF-R7', 'MF-R13'),
    ]),
    chapter(words, 'centre', [
      rules('MF-14.1', 'MF-14.2', 'MF-14.3'),
      heading(words.centre.selling),
      rules('MF-17.1'),
      finePrint('MF-R4', 'MF-R11', 'MF-R15', 'MF-R17'),
    ]),
    chapter(words, 'universities', [
      rules('MF-11.1', 'MF-11.2'),
      picture(<Technologies cards={SHOWN} words={game} />, words.universities.cards),
      rules('MF-11.3', 'MF-11.4', 'MF-11.5', 'MF-11.6'),
      tables.first,
      tables.second,
      finePrint('MF-R19', 'MF-R32'),
    ]),
    chapter(words, 'dealership', [
      rules('MF-13.1', 'MF-13.2', 'MF-8.6'),
      tables.vehicles,
      rules('MF-13.3', 'MF-13.4'),
      finePrint('MF-R20', 'MF-R21', 'MF-R22'),
    ]),
  ];
}
