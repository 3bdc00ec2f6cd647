import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, rules } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { covered, firstKill, joint, spells } from './examples.tsx';
import type { Tables } from './tables.tsx';

/** Attacks, their kinds, joint ones, and what they cost in life. */
export function fighting(words: BookText, tables: Tables): Chapter[] {
  return [
    chapter(words, 'battle', [
      rules('MC-8.1', 'MC-8.5'),
      rules('MC-12.1', 'MC-12.2', 'MC-12.3'),
      rules('MC-12.4', 'MC-12.5', 'MC-12.6', 'MC-12.7'),
      rules('MC-8.2', 'MC-8.3', 'MC-8.4'),
      firstKill(words),
      heading(words.battle.response),
      rules('MC-13.1', 'MC-13.2', 'MC-13.3', 'MC-13.4'),
      finePrint('MC-R49', 'MC-R52', 'MC-R53', 'MC-R54', 'MC-R75'),
    ]),
    chapter(words, 'kinds', [
      tables.kinds,
      heading(words.kinds.close),
      rules('MC-10.1', 'MC-10.2'),
      rules('MC-10.3'),
      rules('MC-10.4', 'MC-10.5'),
      covered(words),
      heading(words.kinds.shooting),
      rules('MC-11.1', 'MC-11.2'),
      heading(words.kinds.magic),
      rules('MC-9.1', 'MC-9.2', 'MC-9.3'),
      rules('MC-9.4', 'MC-9.5', 'MC-9.6'),
      spells(words),
      finePrint('MC-R6', 'MC-R50', 'MC-R51', 'MC-R55'),
    ]),
    chapter(words, 'together', [
      rules('MC-14.1', 'MC-14.2', 'MC-14.3', 'MC-14.4'),
      rules('MC-14.5', 'MC-14.6', 'MC-14.7'),
      rules('MC-14.8', 'MC-14.9'),
      joint(words),
      heading(words.together.spoils),
      rules('MC-14.10', 'MC-14.11'),
      finePrint('MC-R45', 'MC-R46', 'MC-R47', 'MC-R48', 'MC-R56', 'MC-R72'),
    ]),
    chapter(words, 'life', [
      rules('MC-15.1', 'MC-15.2', 'MC-15.3'),
      rules('MC-5.10', 'MC-5.11', 'MC-5.12'),
      heading(words.life.healing),
      rules('MC-17.1', 'MC-17.2'),
      rules('MC-17.3', 'MC-17.4'),
      finePrint('MC-R43', 'MC-R44', 'MC-R79', 'MC-R80'),
    ]),
  ];
}
