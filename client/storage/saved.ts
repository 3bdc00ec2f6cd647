import type { GameRecord, Seat, Sitter } from '@parlour/kernel';

/** A table as it is kept in the browser: enough to go on with it, whatever happens to the page. */
export type SavedTable = {
  id: string;
  game: string;
  /** How it was set up. The record begins when the table is opened for the first time. */
  setup: TableSetup;
  /** One mark (colour and symbol) a seat, by its id. */
  marks: string[];
  record: GameRecord | null;
  seed: string | null;
  updated: number;
  /** Out of the list of running games; nothing is ever deleted. */
  archived: boolean;
  /** What kind of table it is: played on, only looked at, or the interactive first game. */
  kind: 'game' | 'record' | 'tutorial';
};

export type TableSetup = {
  sitters: Sitter[];
  options: Record<string, string>;
  picks: (string | null)[];
  /** Given where the cards and dice are to be those of another table: a tutorial, or the same deal again. */
  seed?: string;
  entropy?: string[];
  /** Moves with which the table begins: those before a lesson. */
  prelude?: { seat: Seat; type: string }[];
};

/** Short, and safe in an address. `crypto.randomUUID` is missing on a page without TLS, as on a phone in the same network. */
export function freshId(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % alphabet.length]).join('');
}
