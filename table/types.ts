import type {
  Event,
  GameTypes,
  Head,
  Line,
  Name,
  Offer,
  Outcome,
  Question,
  Refusal,
  RulesName,
  Seat,
  StateView,
  View,
} from '@parlour/kernel';

/** The messages of a table, as `protocol/table.ts` describes them; a test holds the two together. */

export type Eyes = Seat | 'spectator' | 'open';

export type Sight = {
  view: StateView<GameTypes>;
  facts: GameTypes['facts'];
  offers: Offer<GameTypes>[];
  refused: { type: string; because: Refusal }[];
  /** What led to it: the line, and what happened. */
  line: View<Line> | null;
  events: View<Event<GameTypes>>[];
};

export type Update = {
  version: number;
  waiting: Question | null;
  outcome: Outcome | null;
  /** One for each pair of eyes that it is sent to. */
  sights: { eyes: Eyes; sight: Sight }[];
  canUndo: Seat[];
  barrier: Refusal | null;
  canRedo: Seat[];
  /** Somebody asks to take the last move back, which needs everybody else. */
  asking: { seat: Seat; agreed: Seat[] } | null;
  thinking: Seat[];
  /** For whom the table itself gives the answer, the only one there is: they are asked in name only. */
  answering?: Seat[];
};

export type LogLine = {
  line: number;
  entry: View<Line> | null;
  events: View<Event<GameTypes>>[];
  /** Taken back later. */
  undone: boolean;
};

/** A moment of the past, as it was seen. */
export type Moment = Sight & { waiting: Question | null; outcome: Outcome | null };

export type News =
  | { is: 'update'; update: Update }
  /** A bot's move could not be written down. */
  | { is: 'notSaved'; refusal: Refusal }
  /** Somebody else has the table now; it can only be looked at from here. */
  | { is: 'lost' }
  | { is: 'crashed'; detail: string };

/**
 * What a seat wants to be asked: everything; only what leaves a choice, as far as everybody can see that; only what leaves a choice
 * by what it sees itself, though others may draw their conclusions from it; or the next thing in any case.
 */
export type Asks = 'everything' | 'choices' | 'ownChoices' | 'next';

export type Answer = { ok: true } | { ok: false; refusal: Refusal };

/** How a table is set up. Everything that follows is decided by this, the dice and the moves. */
export type TableSetup = {
  sitters: { name: string; bot: string | null }[];
  options: Record<string, string>;
  picks: (string | null)[];
  /** Given where the cards and dice are to be those of another table: a lesson, or the same deal again. */
  seed?: string;
  entropy?: string[];
  /** Moves with which the table begins: those before a lesson. */
  prelude?: { seat: Seat; type: string }[];
  /** Another table's game, gone on with from after so many lines; what none of these eyes has seen is dealt anew (all, if not said). */
  from?: { table: string; lines: number; eyes?: Seat[] };
};

/** What is kept of a table besides its lines. */
export type Kept = {
  id: string;
  game: string;
  /** The rules it is played by, from its beginning to its end. */
  rules: RulesName;
  setup: TableSetup;
  names: (Name | null)[];
  /** The table's secret, drawn and kept before anybody is shown a commitment to it. */
  seeds: string[];
  /** What was fixed before the first move; `null` while the dice are being settled. */
  head: Head | null;
  outcome: Outcome | null;
};
