import type { GameTypes, Rulebook } from '@parlour/kernel';
import { unset } from '@parlour/kernel/text/types.ts';
import type { Block, Book, Chapter } from '@parlour/kit';
import { chaptersOf } from './places.ts';

/** Something found: where it stands, and the words. `rule` is its mark, if it is a rule. */
export type Found = { chapter: Chapter; at: string; rule: string | null; words: string };

/** The address of a block in the book. */
export const addressOf = (chapter: Chapter, block: number): string => `${chapter.id}-${block + 1}`;

/** What has all the words of a search in it, in the order of the book; ids are words too. */
export function findIn(book: Book, { rules }: Rulebook<GameTypes>, search: string, startTitle: string): Found[] {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return [];
  const fits = (words: string) => {
    const text = plain(words);
    return wanted.every((word) => text.includes(word));
  };
  return chaptersOf(book, startTitle).flatMap((chapter) => [
    ...(fits(chapter.title) ? [{ chapter, at: chapter.id, rule: null, words: chapter.title }] : []),
    ...chapter.blocks.flatMap((block, i): Found[] =>
      block.is === 'rules' || block.is === 'finePrint'
        ? block.rules
            .filter((rule) => fits(`${rule} ${rules[rule] ?? ''}`))
            .map((rule) => ({ chapter, at: rule, rule, words: rules[rule] ?? '' }))
        : passagesOf(block)
            .filter(fits)
            .map((words) => ({ chapter, at: addressOf(chapter, i), rule: null, words: words.replaceAll('**', '') })),
    ),
  ]);
}

/** What is read in a block that is no rule. */
export function passagesOf(block: Block): string[] {
  switch (block.is) {
    case 'text':
    case 'heading':
      return [block.say];
    case 'picture':
      return [block.caption];
    case 'steps':
      return block.steps.map(({ title, say }) => `${title} ${say}`);
    case 'mistakes':
      return block.mistakes.map(({ wrong, right }) => `${wrong} ${right}`);
    case 'example':
      return [block.example.title, block.example.given, block.example.task, block.example.outcome];
    case 'table':
      return block.table.rows.map((row) =>
        row
          .map((cell) => (typeof cell === 'string' ? cell : cell.say))
          .filter(Boolean)
          .join(' · '),
      );
    case 'rules':
    case 'finePrint':
      return [];
  }
}

/** As people type: no capitals, no no-break spaces, е for ё. */
const plain = (words: string): string => unset(words).toLocaleLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");

const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

/** The words in pieces, those that were searched for marked. */
export function marked(words: string, search: string): { words: string; isWanted: boolean }[] {
  const wanted = wordsOf(search).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('е', '[её]'));
  if (wanted.length === 0) return [{ words, isWanted: false }];
  return words
    .split(new RegExp(`(${wanted.join('|').replaceAll("'", "[’']")})`, 'giu'))
    .map((piece, i) => ({ words: piece, isWanted: i % 2 === 1 }))
    .filter(({ words: piece }) => piece !== '');
}
