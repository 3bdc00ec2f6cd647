import type { Block, Chapter } from '@parlour/kit';
import { finePrint, rules, text } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';

/** Each rule as a paragraph of its own: what is looked up, not read. */
const one = (prefix: string, count: number): Block[] =>
  Array.from({ length: count }, (_, i) => rules(`${prefix}.${i + 1}`));

/** What a player seldom needs. */
export function appendixOf({ chapters, windows, choices, making }: BookText): Chapter[] {
  return [
    {
      id: 'windows',
      title: chapters.windows,
      blocks: [text(windows.aim), ...one('EC-5', 8), finePrint('EC-R.10', 'EC-R.35', 'EC-R.36', 'EC-R.56')],
    },
    { id: 'together', title: chapters.together, blocks: one('EC-21', 13) },
    { id: 'choices', title: chapters.choices, blocks: [text(choices.aim), ...one('EC-T', 16)] },
    {
      id: 'making',
      title: chapters.making,
      blocks: [
        text(making.source),
        rules('EC-R.1', 'EC-R.2'),
        text(making.cards),
        rules('EC-R.5', 'EC-0.7'),
        rules('EC-R.58'),
      ],
    },
  ];
}
