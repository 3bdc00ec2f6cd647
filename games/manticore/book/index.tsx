import type { Language } from '@parlour/kernel';
import type { Book } from '@parlour/kit';
// The whole board, though only parts are drawn: what both need would else be cut out of the board's file.
import board from '../board/index.tsx';
import { bookText } from '../text/book-types.ts';
import { manticoreText } from '../text/index.ts';
import { appendixOf } from './appendix.ts';
import { beginning } from './beginning.tsx';
import { fighting } from './fighting.ts';
import { foes } from './foes.ts';
import { startPage } from './start-page.tsx';
import { tablesOf } from './tables.tsx';
import { travelling } from './travelling.ts';

/** The rulebook of Manticore as a book: what it is about, a hero's turn, the fight, the foes, the end. */
export async function bookIn(language: Language): Promise<Book> {
  const [game, words] = await Promise.all([manticoreText[language](), bookText[language]()]);
  const tables = tablesOf(game, words);
  return {
    className: board.className ?? '',
    start: startPage(words),
    chapters: [
      ...beginning(game, words, tables),
      ...travelling(words, tables),
      ...fighting(words, tables),
      ...foes(words, tables),
    ],
    appendix: appendixOf(words),
  };
}
