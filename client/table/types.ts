import type {
  Entry,
  Event,
  GameRecord,
  GameTypes,
  Offer,
  Outcome,
  Question,
  Refusal,
  Seat,
  StateView,
  Verdict,
  View,
} from '@parlour/kernel';
import type { SavedTable } from '../storage/saved.ts';

/** Through whose eyes: a seat's, a spectator's, or with everything laid open. */
export type Eyes = Seat | 'spectator' | 'open';

/** A position as one pair of eyes sees it, with what that seat may do in it. */
export type Sight = {
  view: StateView<GameTypes>;
  facts: GameTypes['facts'];
  offers: Offer<GameTypes>[];
  refused: { type: string; because: Refusal }[];
  /** What led to it. */
  events: View<Event<GameTypes>>[];
};

/** A new position, as the table tells the page. */
export type Update = {
  /** How many lines the record has. */
  version: number;
  waiting: Question | null;
  outcome: Outcome | null;
  /** The line that led to it; `null` for the beginning. */
  entry: Entry | null;
  /** One for each person at the table, and the spectator's where nobody is. */
  sights: { eyes: Eyes; sight: Sight }[];
  canUndo: Seat[];
  /** Why the last move cannot be taken back. */
  barrier: Refusal | null;
  canRedo: Seat[];
};

export type LogLine = {
  line: number;
  entry: Entry | null;
  events: View<Event<GameTypes>>[];
  /** Taken back later. */
  undone: boolean;
};

export type Opening =
  | { is: 'open'; table: SavedTable; update: Update; readOnly: boolean }
  /** It was played by rules that this copy does not have. */
  | { is: 'otherRules'; table: SavedTable }
  | { is: 'unknown' }
  | { is: 'broken'; table: SavedTable; detail: string };

/** What the table tells the page without being asked. */
export type News =
  | { is: 'update'; update: Update }
  /** Another tab has taken the table over. */
  | { is: 'lost' }
  | { is: 'crashed'; detail: string };

export type Answer = { ok: true } | { ok: false; refusal: Refusal };

/** A table is played, only looked at, or led by a lesson whose script acts for the bots. */
export type Mode = 'play' | 'look' | 'lesson';

/** The table as the page talks to it. It lives in a worker. */
export type TableApi = {
  open(id: string, mode: Mode, tell: (news: News) => void): Promise<Opening>;
  act(seat: Seat, choice: { type: string }, at: number): Promise<Answer>;
  undo(seat: Seat): Promise<Answer>;
  redo(seat: Seat): Promise<Answer>;
  why(seat: Seat, choice: { type: string }): Refusal | null;
  preview(seat: Seat, choice: { type: string }): { view: StateView<GameTypes>; facts: GameTypes['facts'] } | null;
  log(eyes: Eyes): LogLine[];
  moment(line: number, eyes: Eyes): Sight & { waiting: Question | null; outcome: Outcome | null };
  /** Up to a line, the last position for each value that the number at this path of the view had. */
  past(line: number, eyes: Eyes, by: string): { view: StateView<GameTypes>; facts: GameTypes['facts'] }[];
  /** Every position of the game from its beginning, laid open: for the chart of a finished one. */
  views(): StateView<GameTypes>[];
  /** The record as a file would hold it, with the seed: it can be replayed, also before the end. */
  record(): GameRecord;
  verify(): Verdict;
  /** A new table that goes on from after the first `lines` lines, with these persons and bots everywhere else. */
  branch(lines: number, persons: Seat[], bot: string): Promise<string>;
  /** Takes the table from the tab that has it. */
  takeOver(): Promise<Opening>;
  /** Lets bots wait while a script acts for them. */
  script(actions: { seat: Seat; type: string }[]): Promise<Answer>;
  /** From here on bots choose for themselves, and the table is one like any other. */
  release(): Promise<void>;
};
