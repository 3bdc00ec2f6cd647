import type { Dice } from './fair.ts';
import { hashOf } from './hashing/canonical.ts';
import { sha256 } from './hashing/digest.ts';
import type { Outcome, Seat } from './types.ts';

export const RECORD_VERSION = 2;

/** The rules a game is played by: their version, and the content hash of the bundle; `unreleased` rules are nobody else's. */
export type RulesName = { version: number; bundle: string };
export const UNRELEASED = 'unreleased';

/** Who sits at a seat: a person or a bot, under a name that only its holder can open (`nameOf`), with what was picked. */
type Place = { bot: string | null; pick: string | null; name: string };

/** A name that opens the commitment of a place. Forgetting somebody is forgetting this: the record stays, and verifies. */
export type Name = { name: string; salt: string };

/** Everything that is fixed before the first move. */
export type Head = {
  format: 'parlour-record';
  version: typeof RECORD_VERSION;
  game: string;
  rules: RulesName;
  seats: Place[];
  options: Record<string, string>;
  dice: Dice;
};

/** Who gave an answer for a seat: the clock, when time ran out, the rules' own; the table, the only one that there was. */
export type By = 'clock' | 'table';

/** What a line of a record says. */
export type Line =
  | { seat: Seat; do: { type: string }; by?: By }
  /** The last move was taken back, with the agreement of these. */
  | { seat: Seat; undo: 1; agreed: Seat[] }
  /** From here on other dice; the cards that none of `eyes` had seen were shuffled among themselves. */
  | { dice: Dice; eyes: Seat[] };
export type Entry = Line & { hash: string };

/** A game as a portable file: everything needed to replay it, to check it, and to go on from any point of it. */
export type GameRecord = Head & {
  names: (Name | null)[];
  entries: Entry[];
  outcome: Outcome | null;
  /** The table's seeds, one for each dice: revealed when the game is over. */
  seeds: string[] | null;
};

export const nameCommitment = ({ name, salt }: Name): string => sha256(`parlour name ${salt} ${name}`);

/** The head of a record, without what came later. */
export function headOf({ names: _, entries: __, outcome: ___, seeds: ____, ...head }: GameRecord): Head {
  return head;
}

/** The first link of the chain: everything that was fixed before the first move. */
export const headHash = (head: Head): string => hashOf(head).slice(0, LINK);

/** The next link: the one before it, what was done, and the position it led to. A change anywhere breaks all that follow. */
export const linkHash = (previous: string, line: Line, position: string): string =>
  sha256(`${previous} ${JSON.stringify(line)} ${position}`).slice(0, LINK);

/** 96 bits a link keep a record short; nobody can find a second line with the same link. */
const LINK = 24;
