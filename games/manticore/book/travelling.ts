import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, rules } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { walk } from './examples.tsx';
import type { Tables } from './tables.tsx';

/** A hero's turn without the fighting: points, steps, things, growth. */
export function travelling(words: BookText, tables: Tables): Chapter[] {
  return [
    chapter(words, 'round', [
      rules('MC-3.1', 'MC-3.2', 'MC-3.3'),
      heading(words.round.actions),
      rules('MC-3.4', 'MC-3.7', 'MC-3.8'),
      rules('MC-3.5', 'MC-3.6'),
      tables.costs,
      finePrint('MC-R10', 'MC-R13', 'MC-R64'),
    ]),
    chapter(words, 'walking', [
      rules('MC-4.1', 'MC-4.2'),
      rules('MC-4.3', 'MC-4.4'),
      rules('MC-4.5', 'MC-4.6'),
      walk(words),
      finePrint('MC-R14', 'MC-R70'),
    ]),
    chapter(words, 'things', [
      rules('MC-5.1', 'MC-5.2', 'MC-5.3', 'MC-5.13'),
      heading(words.things.bag),
      rules('MC-5.4', 'MC-5.5'),
      rules('MC-5.6', 'MC-5.7'),
      heading(words.things.give),
      rules('MC-6.1', 'MC-5.8', 'MC-6.4'),
      rules('MC-6.2', 'MC-5.9', 'MC-6.3', 'MC-6.5'),
      heading(words.things.tokens),
      tables.artifacts,
      tables.spells,
      finePrint('MC-R4', 'MC-R11', 'MC-R67', 'MC-R68', 'MC-R69', 'MC-R81'),
    ]),
    chapter(words, 'power', [
      rules('MC-7.1', 'MC-7.2', 'MC-7.7'),
      rules('MC-7.8', 'MC-7.9'),
      rules('MC-7.10', 'MC-7.11'),
      heading(words.power.points),
      rules('MC-7.3', 'MC-7.4', 'MC-7.5', 'MC-7.6'),
      finePrint('MC-R7', 'MC-R8', 'MC-R9', 'MC-R12'),
    ]),
  ];
}
