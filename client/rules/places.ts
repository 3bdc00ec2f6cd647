import type { Block, Book, Chapter } from '@parlour/kit';

/** Every chapter of a book, the first page and the appendix included. */
export const chaptersOf = ({ start, chapters, appendix }: Book, startTitle = ''): Chapter[] => [
  { id: 'start', title: startTitle, blocks: start },
  ...chapters,
  ...appendix,
];

/** The rules that a block says, and so has the place of. */
const saidIn = (block: Block): readonly string[] =>
  block.is === 'rules' || block.is === 'finePrint' ? block.rules : [];

/** The rules of a book in the order of their places. */
export const placesIn = (book: Book): string[] =>
  chaptersOf(book).flatMap(({ blocks }) => blocks.flatMap((block) => [...saidIn(block)]));

/** The rules that a block speaks of and does not say: links that must lead somewhere. */
export function namedIn(block: Block): string[] {
  if (block.is === 'mistakes') return block.mistakes.map(({ rule }) => rule);
  if (block.is === 'steps') return block.steps.flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
  return [];
}
