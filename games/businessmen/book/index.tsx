import type { Language } from '@parlour/kernel';
import type { Book } from '@parlour/kit';
// The whole board, though only parts are drawn: what both need would else be cut out of the board's file.
import board from '../board/index.tsx';
import { bookText } from '../text/book-types.ts';
import { businessmenText } from '../text/index.ts';
import { appendixOf, growing } from './growing.tsx';
import { preparing } from './preparing.tsx';
import { startPage } from './start-page.tsx';
import { tablesOf } from './tables.tsx';
import { trading } from './trading.tsx';

/** The rulebook of Businessmen as a book: what there is, then the six phases in their order. */
export async function bookIn(language: Language): Promise<Book> {
  const [game, words] = await Promise.all([businessmenText[language](), bookText[language]()]);
  const tables = tablesOf(game, words);
  return {
    className: board.className ?? '',
    start: startPage(words, game),
    chapters: [...preparing(words, game, tables), ...trading(words, tables), ...growing(words, tables)],
    appendix: appendixOf(words),
  };
}
