import type { Block, Chapter } from '@parlour/kit';
import { chapter, finePrint, rules, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';

/** Each rule as a paragraph of its own: what is looked up, not read. */
const one = (prefix: string, count: number): Block[] =>
  Array.from({ length: count }, (_, i) => rules(`${prefix}.${i + 1}`));

/** What a player seldom needs. */
export function appendixOf(words: BookText): Chapter[] {
  return [
    chapter(words, 'windows', [...one('EC-5', 8), finePrint('EC-R.10', 'EC-R.35', 'EC-R.36', 'EC-R.56')]),
    chapter(words, 'together', one('EC-21', 13)),
    chapter(words, 'choices', [...one('EC-T', 16)]),
    chapter(words, 'making', [
      text(words.making.source),
      rules('EC-R.1', 'EC-R.2'),
      text(words.making.cards),
      rules('EC-R.5', 'EC-0.7'),
      rules('EC-R.58'),
    ]),
  ];
}
