import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, mistakes, rules } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { gate, looting } from './examples.tsx';
import type { Tables } from './tables.tsx';

/** What the foes do, how it ends, other ways to play, and where beginners stumble. */
export function foes(words: BookText, tables: Tables): Chapter[] {
  return [
    chapter(words, 'monsters', [
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
      finePrint(...Array.from({ length: 17 }, (_, i) => `MC-R${20 + i}`)),
    ]),
    chapter(words, 'manticore', [
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
    ]),
    chapter(words, 'end', [
      rules('MC-25.1', 'MC-25.2'),
      rules('MC-25.3', 'MC-25.4'),
      rules('MC-25.5'),
      finePrint('MC-R57', 'MC-R58', 'MC-R60', 'MC-R77', 'MC-R78'),
    ]),
    chapter(words, 'variants', [
      heading(words.variants.easier),
      rules('MC-26.1', 'MC-26.2', 'MC-26.3'),
      heading(words.variants.faster),
      rules('MC-27.1', 'MC-27.2', 'MC-27.3', 'MC-27.4'),
      heading(words.variants.hidden),
      rules('MC-28.1', 'MC-28.2', 'MC-28.3'),
      rules('MC-28.4', 'MC-28.5', 'MC-28.6'),
      finePrint('MC-R65', 'MC-R73', 'MC-R74'),
    ]),
    chapter(words, 'scenario', [
      rules('MC-29.1'),
      rules('MC-29.2', 'MC-29.3'),
      rules('MC-29.4', 'MC-29.5', 'MC-29.6'),
      rules('MC-29.7', 'MC-29.8'),
      rules('MC-29.9', 'MC-29.10'),
    ]),
    chapter(words, 'mistakes', [
      mistakes(words.mistakes, {
        kill: 'MC-23.2',
        response: 'MC-13.1',
        second: 'MC-12.5',
        wounds: 'MC-16.3',
        boots: 'MC-7.9',
        bag: 'MC-5.5',
        range: 'MC-12.2',
        junction: 'MC-4.5',
        beside: 'MC-23.10',
        partners: 'MC-14.3',
        cover: 'MC-10.5',
        looter: 'MC-19.1',
      }),
    ]),
  ];
}
