import type { Language } from '@parlour/kernel';
import type { Book } from '@parlour/kit';
// The whole board, though only parts are drawn: what both need would else be cut out of the board's file.
import board from '../board/index.tsx';
import { bookText } from '../text/book-types.ts';
import { economicusText } from '../text/index.ts';
import { appendixOf } from './appendix.ts';
import { fullGame } from './full-game.tsx';
import { quickGame } from './quick-game.tsx';
import { startPage } from './start-page.tsx';
import { tablesOf } from './tables.tsx';

/** The rulebook of Economicus as a book: the quick game first, then what the full game adds. */
export async function bookIn(language: Language): Promise<Book> {
  const [game, words] = await Promise.all([economicusText[language](), bookText[language]()]);
  const tables = tablesOf(game, words);
  return {
    className: board.className ?? '',
    start: startPage(words),
    chapters: [...quickGame(words, tables), ...fullGame(words, tables)],
    appendix: appendixOf(words),
  };
}
