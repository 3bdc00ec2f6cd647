import type { Chapter } from '@parlour/kit';
import { chapter, finePrint, heading, picture, rules } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import { filling, keeping, sharing, shipping } from './examples.tsx';
import { Wheel } from './pictures.tsx';
import type { Tables } from './tables.tsx';

/** Phases 1 to 3: goods come, are loaded, and leave. */
export const trading = (words: BookText, tables: Tables): Chapter[] => [
  chapter(words, 'buying', [
    rules('BM-6.1', 'BM-6.2', 'BM-6.3'),
    rules('BM-6.4', 'BM-6.5'),
    rules('BM-6.6', 'BM-6.7', 'BM-6.8', 'BM-6.9'),
    heading(words.buying.end),
    rules('BM-6.10', 'BM-6.11'),
    finePrint('BM-R9', 'BM-R10'),
  ]),
  chapter(words, 'loading', [
    heading(words.loading.move),
    rules('BM-7.1', 'BM-7.2', 'BM-7.3'),
    rules('BM-7.4', 'BM-7.5', 'BM-7.6'),
    heading(words.loading.free),
    rules('BM-7.7', 'BM-7.8', 'BM-7.9'),
    rules('BM-7.10', 'BM-7.11'),
    filling(words),
    heading(words.loading.after),
    rules('BM-7.12', 'BM-7.13', 'BM-7.14'),
    keeping(words),
    finePrint('BM-R11', 'BM-R12', 'BM-R13', 'BM-R14', 'BM-R15', 'BM-R16', 'BM-R62'),
  ]),
  chapter(words, 'sending', [
    heading(words.sending.wheel),
    rules('BM-8.1', 'BM-8.2', 'BM-8.3'),
    picture(<Wheel kind="prices" />, words.sending.picture),
    tables.wheel,
    heading(words.sending.leave),
    rules('BM-8.4', 'BM-8.5', 'BM-8.8'),
    rules('BM-8.6', 'BM-8.7', 'BM-8.9'),
    sharing(words),
    heading(words.sending.prices),
    rules('BM-8.10', 'BM-8.11', 'BM-8.12', 'BM-8.13'),
    finePrint('BM-R17', 'BM-R18', 'BM-R19', 'BM-R21', 'BM-R28', 'BM-R29', 'BM-R59'),
  ]),
  chapter(words, 'export', [
    rules('BM-9.1', 'BM-9.2', 'BM-9.3', 'BM-9.4'),
    tables.shipments,
    rules('BM-9.5', 'BM-9.6', 'BM-9.7', 'BM-9.8'),
    shipping(words),
    tables.exportCards,
    finePrint('BM-R30', 'BM-R31', 'BM-R32'),
  ]),
];
