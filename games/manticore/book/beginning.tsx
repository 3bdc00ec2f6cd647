import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, picture, rules } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import type { ManticoreText } from '../text/types.ts';
import { joining } from './examples.tsx';
import { WholeMap } from './pictures.tsx';
import type { Tables } from './tables.tsx';

/** What it is about, the map, the heroes, and the roads that are laid before the first round. */
export function beginning(game: ManticoreText, words: BookText, tables: Tables): Chapter[] {
  return [
    chapter(words, 'goal', [
      rules('MC-1.1', 'MC-1.2', 'MC-1.3'),
      rules('MC-1.4'),
      rules('MC-1.5'),
      heading(words.goal.modes),
      rules('MC-1.6', 'MC-1.7', 'MC-1.8'),
    ]),
    chapter(words, 'map', [
      picture(<WholeMap words={game} />, words.map.caption),
      rules('MC-1.9'),
      rules('MC-23.8', 'MC-1.19'),
      heading(words.map.stacks),
      rules('MC-1.13'),
      tables.stacks,
    ]),
    chapter(words, 'heroes', [
      rules('MC-1.22', 'MC-1.23'),
      tables.heroes,
      heading(words.heroes.sheet),
      rules('MC-1.29'),
      rules('MC-1.25', 'MC-1.26'),
      rules('MC-1.27'),
      finePrint('MC-R62'),
    ]),
    chapter(words, 'setup', [
      rules('MC-1.12', 'MC-1.14', 'MC-1.15', 'MC-1.16'),
      rules('MC-1.10', 'MC-1.11'),
      rules('MC-1.17', 'MC-1.18'),
      heading(words.setup.order),
      rules('MC-1.20', 'MC-1.21', 'MC-1.24'),
      finePrint('MC-R2', 'MC-R3', 'MC-R5', 'MC-R61', 'MC-R66'),
    ]),
    chapter(words, 'roads', [
      rules('MC-2.1', 'MC-2.2', 'MC-2.10'),
      heading(words.roads.where),
      rules('MC-2.3', 'MC-2.4', 'MC-2.5', 'MC-2.6'),
      joining(words),
      heading(words.roads.lairs),
      rules('MC-2.7'),
      rules('MC-2.8', 'MC-2.9'),
      tables.roads,
      finePrint('MC-R15', 'MC-R16', 'MC-R17', 'MC-R18', 'MC-R19', 'MC-R71'),
    ]),
  ];
}
