import type { GameRecord, GameTypes, Refusal, Seat, StateView, Verdict } from '@parlour/kernel';
import type { Answer, Asks, Eyes, LogLine, Moment, News as TableNews, Update } from '@parlour/table';
import type { SavedTable } from '../storage/saved.ts';

export type { Answer, Asks, Eyes, LogLine, Moment, Sight, Update } from '@parlour/table';

/** What a table tells; and that a line to it stands again, after something may have been missed. */
export type News = TableNews | { is: 'again'; update: Update };

export type Opening =
  | {
      is: 'open';
      table: SavedTable;
      update: Update;
      readOnly: boolean;
      speaks: number;
      /** Whose seats are at this screen. */
      here: Seat[];
    }
  /** The dice are not settled yet: the table has committed to its seed and waits for what these persons add. */
  | { is: 'dice'; table: SavedTable; commitment: string; persons: Seat[] }
  /** It was played by rules that this copy does not have. */
  | { is: 'otherRules'; table: SavedTable }
  | { is: 'unknown' }
  | { is: 'broken'; table: SavedTable; detail: string };

/** A table is played, only looked at, or led by a lesson whose script acts for the bots. */
export type Mode = 'play' | 'look' | 'lesson';

/** The table as the page talks to it. It lives in a worker, and is told by another one what bots choose. */
export type TableApi = {
  /** `asks`: what the persons at this screen want to be asked; the table may answer before the page can say so. */
  open(id: string, mode: Mode, asks?: Asks): Promise<Opening>;
  promise(seat: Seat, promise: string): Answer;
  reveal(seat: Seat, entropy: string): Promise<Answer>;
  /** The table as it is open now. */
  opened(): Opening;
  act(seat: Seat, choice: { type: string }, at: number): Promise<Answer>;
  undo(seat: Seat): Promise<Answer>;
  redo(seat: Seat): Promise<Answer>;
  /** What a seat wants to be asked. */
  asks(seat: Seat, what: Asks): Answer;
  /** Lets a bot try again whose move could not be saved. */
  retry(): Promise<void>;
  why(seat: Seat, choice: { type: string }): Refusal | null;
  preview(seat: Seat, choice: { type: string }): { view: StateView<GameTypes>; facts: GameTypes['facts'] } | null;
  /** The log of the lines `from` to `to`; the opening is line 0. */
  log(eyes: Eyes, from?: number, to?: number): Promise<LogLine[]>;
  moment(line: number, eyes: Eyes): Promise<Moment>;
  /** Up to a line, the last position for each value that the number at this path of the view had. */
  past(line: number, eyes: Eyes, by: string): Promise<{ view: StateView<GameTypes>; facts: GameTypes['facts'] }[]>;
  /** Every position of the game from its beginning, laid open: for the chart of a finished one. */
  course(): Promise<{ view: StateView<GameTypes>; facts: GameTypes['facts'] }[]>;
  /** The record of a finished game; of one that goes on, what the person may have of it. */
  record(): Promise<GameRecord>;
  /** The game as this device keeps it, to be gone on with elsewhere: hidden cards and seeds are in it. */
  whole(): Promise<GameRecord>;
  verify(): Promise<Verdict>;
  /** A new table that goes on from after the first `lines` lines, with these persons and bots everywhere else. */
  branch(lines: number, persons: Seat[], bot: string): Promise<string>;
  /** Takes the table from the tab that has it. */
  takeOver(): Promise<Opening>;
  /** Lets bots wait while a script acts for them. */
  script(actions: { seat: Seat; type: string }[]): Promise<Answer>;
  /** From here on bots choose for themselves, and the table is one like any other. */
  release(): Promise<void>;
};
