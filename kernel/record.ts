import { canonical, hashOf } from './canonical.ts';
import { commitmentTo, diceKey } from './fair.ts';
import { sha256 } from './sha256.ts';
import type { Game, GameTypes, Outcome, Seat } from './types.ts';

export const RECORD_VERSION = 1;

/** Who sits at a seat: a person, or a bot by its name. */
export type Sitter = { name: string; bot: string | null };

/** One line of a record: what a seat did, or that it took back the last `undo` lines (with whose agreement). */
export type Entry =
  | { seat: Seat; do: { type: string }; hash: string }
  | { seat: Seat; undo: number; agreed: Seat[]; hash: string };

/** A game as a portable file: everything needed to replay it, to check it, and to go on from any point of it. */
export type GameRecord = {
  format: 'parlour-record';
  version: typeof RECORD_VERSION;
  game: string;
  /** The content hash of the rules it was played by. */
  rules: string;
  sitters: Sitter[];
  options: Record<string, string>;
  picks: (string | null)[];
  commitment: string;
  entropy: string[];
  entries: Entry[];
  outcome: Outcome | null;
  /** The table's seed, revealed when the game is over. */
  seed: string | null;
};

export type RecordSetup = {
  sitters: Sitter[];
  options: Record<string, string>;
  picks: (string | null)[];
  seed: string;
  /** One text a seat, given after the commitment was published; empty for a seat that adds none. */
  entropy: string[];
};

/** A new record of a game that has not begun; the seed stays outside it until the end. */
export function newRecord<G extends GameTypes>(game: Game<G>, setup: RecordSetup): GameRecord {
  return {
    format: 'parlour-record',
    version: RECORD_VERSION,
    game: game.id,
    rules: game.rules,
    sitters: setup.sitters,
    options: setup.options,
    picks: setup.picks,
    commitment: commitmentTo(setup.seed),
    entropy: setup.entropy,
    entries: [],
    outcome: null,
    seed: null,
  };
}

/** The key of the dice of this record, given its seed. */
export const keyOf = (record: GameRecord, seed: string): string => diceKey(seed, record.entropy);

/** The first link of the chain: everything that was fixed before the first move. */
export function headHash(record: GameRecord): string {
  const { entries: _, outcome: __, seed: ___, ...head } = record;
  return hashOf(head).slice(0, LINK);
}

/** The next link: the one before it, what was done, and the state it led to. A change anywhere breaks all that follow. */
export const linkHash = (previous: string, entry: object, state: object): string =>
  sha256(`${previous} ${canonical(entry)} ${hashOf(state)}`).slice(0, LINK);

/** 96 bits a link keep a record short; nobody can find a second line with the same link. */
const LINK = 24;
