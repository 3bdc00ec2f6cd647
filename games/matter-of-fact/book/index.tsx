import type { Language } from '@parlour/kernel';
import type { Book } from '@parlour/kit';
// The whole board, though only parts are drawn: what both need would else be cut out of the board's file.
import board from '../board/index.tsx';
import { bookText } from '../text/book-types.ts';
import { matterOfFactText } from '../text/index.ts';
import { business } from './business.tsx';
import { firstTurns } from './first-turns.tsx';
import { appendixOf, rivals } from './rivals.ts';
import { startPage } from './start-page.tsx';
import { tablesOf } from './tables.tsx';

/** The rulebook of Economics as a Matter of Fact as a book. */
export async function bookIn(language: Language): Promise<Book> {
  const [game, words] = await Promise.all([matterOfFactText[language](), bookText[language]()]);
  const labels = game.board;
  const tables = tablesOf(game, labels, words);
  return {
    className: board.className ?? '',
    start: startPage(words, game, labels),
    chapters: [...firstTurns(words, tables, game), ...business(words, tables, game), ...rivals(words)],
    appendix: appendixOf(words),
  };
}
