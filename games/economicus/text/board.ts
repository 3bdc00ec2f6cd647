import type { Language } from '@parlour/kernel';
import type { BoardText } from './board-types.ts';
import { board as en } from './en/board.ts';
import { board as ru } from './ru/board.ts';
import { board as uk } from './uk/board.ts';

/** The labels of the board. They are few, so all languages come with the board itself. */
export const boardText: Record<Language, BoardText> = { en, ru, uk };
