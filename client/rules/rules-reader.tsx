import type { GameEntry } from '@parlour/games';
import type { GameText, GameTypes } from '@parlour/kernel';
import { BookView } from './book-view.tsx';

/** The rulebook beside a table, opened at a rule. */
export const RulesReader = (props: { entry: GameEntry; text: GameText<GameTypes>; rule: string | null }) => (
  <BookView {...props} place="drawer" />
);
