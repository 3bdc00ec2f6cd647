import type { Chapter, Mistake } from '@parlour/kit';
import { finePrint, heading, rules, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { gate, looting } from './examples.tsx';
import type { Tables } from './tables.tsx';

/** What the foes do, how it ends, other ways to play, and where beginners stumble. */
export function foes(words: BookText, tables: Tables): Chapter[] {
  const { chapters, mistakes } = words;
  const mistake = (which: keyof typeof mistakes, rule: string): Mistake => ({ ...mistakes[which], rule });
  return [
    {
      id: 'monsters',
      title: chapters.monsters,
      blocks: [
        text(words.monsters.aim),
        tables.monsters,
        rules('MC-16.2', 'MC-16.3', 'MC-22.1'),
        heading(words.monsters.walk),
        rules('MC-18.1', 'MC-18.2', 'MC-18.3'),
        rules('MC-18.4', 'MC-18.5', 'MC-18.6'),
        heading(words.monsters.loot),
        rules('MC-19.1', 'MC-19.2', 'MC-19.3', 'MC-19.4'),
        rules('MC-19.5'),
        looting(words),
        heading(words.monsters.attack),
        rules('MC-20.1', 'MC-20.2'),
        rules('MC-20.5', 'MC-20.6', 'MC-20.7'),
        rules('MC-20.3', 'MC-20.4', 'MC-20.8'),
        heading(words.monsters.city),
        rules('MC-21.1', 'MC-24.1', 'MC-24.2'),
        rules('MC-21.2', 'MC-21.3'),
        finePrint(
          'MC-R20',
          'MC-R21',
          'MC-R22',
          'MC-R23',
          'MC-R24',
          'MC-R25',
          'MC-R26',
          'MC-R27',
          'MC-R28',
          'MC-R29',
          'MC-R30',
          'MC-R31',
          'MC-R32',
          'MC-R33',
          'MC-R34',
          'MC-R35',
          'MC-R36',
        ),
      ],
    },
    {
      id: 'manticore',
      title: chapters.manticore,
      blocks: [
        text(words.manticore.aim),
        rules('MC-16.1', 'MC-1.28', 'MC-16.4'),
        tables.manticore,
        heading(words.manticore.waking),
        rules('MC-23.1', 'MC-23.2', 'MC-23.3', 'MC-23.4'),
        heading(words.manticore.way),
        rules('MC-23.6', 'MC-23.7', 'MC-23.5'),
        rules('MC-23.9', 'MC-23.10', 'MC-23.11'),
        rules('MC-23.12'),
        gate(words),
        finePrint('MC-R37', 'MC-R38', 'MC-R39', 'MC-R40', 'MC-R41', 'MC-R42', 'MC-R76'),
      ],
    },
    {
      id: 'end',
      title: chapters.end,
      blocks: [
        text(words.end.aim),
        rules('MC-25.1', 'MC-25.2'),
        rules('MC-25.3', 'MC-25.4'),
        rules('MC-25.5'),
        finePrint('MC-R57', 'MC-R58', 'MC-R60', 'MC-R77', 'MC-R78'),
      ],
    },
    {
      id: 'variants',
      title: chapters.variants,
      blocks: [
        text(words.variants.aim),
        heading(words.variants.easier),
        rules('MC-26.1', 'MC-26.2', 'MC-26.3'),
        heading(words.variants.faster),
        rules('MC-27.1', 'MC-27.2', 'MC-27.3', 'MC-27.4'),
        heading(words.variants.hidden),
        rules('MC-28.1', 'MC-28.2', 'MC-28.3'),
        rules('MC-28.4', 'MC-28.5', 'MC-28.6'),
        finePrint('MC-R65', 'MC-R73', 'MC-R74'),
      ],
    },
    {
      id: 'scenario',
      title: chapters.scenario,
      blocks: [
        text(words.scenario.aim),
        rules('MC-29.1'),
        rules('MC-29.2', 'MC-29.3'),
        rules('MC-29.4', 'MC-29.5', 'MC-29.6'),
        rules('MC-29.7', 'MC-29.8'),
        rules('MC-29.9', 'MC-29.10'),
      ],
    },
    {
      id: 'mistakes',
      title: chapters.mistakes,
      blocks: [
        {
          is: 'mistakes',
          mistakes: [
            mistake('kill', 'MC-23.2'),
            mistake('response', 'MC-13.1'),
            mistake('second', 'MC-12.5'),
            mistake('wounds', 'MC-16.3'),
            mistake('boots', 'MC-7.9'),
            mistake('bag', 'MC-5.5'),
            mistake('range', 'MC-12.2'),
            mistake('junction', 'MC-4.5'),
            mistake('beside', 'MC-23.10'),
            mistake('partners', 'MC-14.3'),
            mistake('cover', 'MC-10.5'),
            mistake('looter', 'MC-19.1'),
          ],
        },
      ],
    },
  ];
}
