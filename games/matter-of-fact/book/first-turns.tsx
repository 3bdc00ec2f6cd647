import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, picture, rules } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import type { MatterOfFactText } from '../text/types.ts';
import { contract } from './examples.tsx';
import { WholeMap } from './pictures.tsx';
import type { Tables } from './tables.tsx';

/** What a first turn needs, in its order: the map, the journey, the purchase, the people. */
export function firstTurns(words: BookText, tables: Tables, game: MatterOfFactText): Chapter[] {
  const { chapters } = words;
  return [
    chapter(words, 'goal', [
      rules('MF-1.1', 'MF-1.2', 'MF-1.3'),
      heading(words.goal.longer),
      rules('MF-1.4', 'MF-1.5', 'MF-1.6'),
    ]),
    chapter(words, 'setup', [
      rules('MF-3.1', 'MF-3.2', 'MF-3.3'),
      rules('MF-3.4', 'MF-3.5', 'MF-3.6'),
      rules('MF-3.7', 'MF-3.8', 'MF-3.9'),
      finePrint('MF-R3', 'MF-R53'),
    ]),
    chapter(words, 'map', [
      picture(<WholeMap words={game} label={chapters.map} />, words.map.picture),
      rules('MF-2.1', 'MF-2.2'),
      rules('MF-2.3', 'MF-2.4', 'MF-2.5', 'MF-2.6'),
      tables.places,
    ]),
    chapter(words, 'turn', [
      rules('MF-4.1', 'MF-4.2', 'MF-4.3', 'MF-4.4'),
      heading(words.turn.stages),
      rules('MF-4.5', 'MF-4.6', 'MF-4.7', 'MF-4.8'),
      finePrint('MF-R1', 'MF-R65', 'MF-R66', 'MF-R69', 'MF-R75'),
    ]),
    chapter(words, 'movement', [
      rules('MF-8.1'),
      heading(words.movement.way),
      rules('MF-8.2', 'MF-8.3', 'MF-8.4'),
      finePrint('MF-R2', 'MF-R23', 'MF-R26', 'MF-R27', 'MF-R76'),
    ]),
    chapter(words, 'borders', [
      rules('MF-8.5', 'MF-9.1'),
      heading(words.borders.contracts),
      rules('MF-9.2', 'MF-9.3', 'MF-9.4'),
      rules('MF-9.5', 'MF-9.6', 'MF-9.7'),
      contract(words),
      tables.contracts,
      heading(words.borders.money),
      rules('MF-9.8', 'MF-9.9'),
      tables.grants,
      rules('MF-9.10', 'MF-9.11'),
      tables.taxes,
      finePrint('MF-R24', 'MF-R25', 'MF-R41', 'MF-R42', 'MF-R43', 'MF-R44', 'MF-R45'),
    ]),
    chapter(words, 'assets', [
      rules('MF-10.1', 'MF-10.2', 'MF-10.3', 'MF-10.4'),
      tables.assets,
      rules('MF-10.7'),
      heading(words.assets.sell),
      rules('MF-10.5', 'MF-10.6'),
      finePrint('MF-R14', 'MF-R18', 'MF-R49', 'MF-R68'),
    ]),
    chapter(words, 'workers', [rules('MF-12.1', 'MF-12.2', 'MF-12.3'), finePrint('MF-R16', 'MF-R33')]),
    chapter(words, 'wages', [
      rules('MF-15.1', 'MF-15.2', 'MF-15.3'),
      rules('MF-15.4', 'MF-15.5'),
      finePrint('MF-R36', 'MF-R37', 'MF-R38', 'MF-R74'),
    ]),
    chapter(words, 'planning', [
      rules('MF-16.1', 'MF-16.2', 'MF-16.3'),
      rules('MF-16.4', 'MF-16.5'),
      heading(words.planning.guards),
      rules('MF-20.1', 'MF-20.2', 'MF-20.3'),
      finePrint('MF-R31', 'MF-R34', 'MF-R72'),
    ]),
  ];
}
