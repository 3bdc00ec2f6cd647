import type { Entry } from '@parlour/kernel';
import type { Kept } from './types.ts';

/** A position in full, so that nobody has to go back to the beginning. */
export type Snapshot = { version: number; text: string };

export type Loaded<K extends Kept> = {
  kept: K;
  /** How many lines there are. */
  version: number;
  /** The latest snapshot, and the lines after it. */
  snapshot: Snapshot | null;
  tail: Entry[];
  /** The keys under which the last of them were sent, where the store keeps them. */
  keys: string[];
};

/**
 * Where tables are kept. A line that was appended is there for good; there is nothing here that takes one away. Whatever
 * cannot be written rejects, and has changed nothing.
 */
export type Store<K extends Kept = Kept> = {
  /** Keeps a new table. False if there is one of this id. */
  create(kept: K): Promise<boolean>;
  load(id: string): Promise<Loaded<K> | null>;
  /**
   * Appends lines, and what changes with them, if the table has exactly `at` lines: all of it or nothing. False if it has
   * others, because somebody else was faster; and if a game is to begin that has begun already.
   */
  append(id: string, at: number, written: Written<K>): Promise<boolean>;
  /** All lines from this one on (the first is 0), with the keys under which they were sent. */
  since(id: string, from: number): Promise<{ entry: Entry; key: string | null }[]>;
  /** Lines `from` (the first is 0) up to and not including `to`. */
  lines(id: string, from: number, to: number): Promise<Entry[]>;
  /** The latest snapshot of a position after at most so many lines. */
  snapshotBefore(id: string, version: number): Promise<Snapshot | null>;
};

export type Written<K extends Kept> = {
  lines: readonly Entry[];
  kept?: Partial<K>;
  snapshots?: readonly Snapshot[];
  /** Under which key the last line was sent. */
  key?: string;
};
