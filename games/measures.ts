import type { Event, GameTypes, Seat, State } from '@parlour/kernel';

/** What the lab measures a game by: what lies in the game's folder `lab`. */
export type Measures<G extends GameTypes = GameTypes> = {
  bars: Bars;
  hidden: Hidden;
  /** What is counted in games of bots, besides wins, length and speed. */
  figures?: Figures<G>;
};

/** How fast it has to be on one core. */
export type Bars = {
  /** Actions per second of random play with all offers enumerated. */
  actions: number;
  /** A move told to four seats and a spectator, in milliseconds. */
  told: number;
  /** Games re-dealt from a view and played on for forty plies, per second. */
  redealt: number;
  /** The table at which random play is measured, where that is not any. */
  seats?: number;
  options?: Record<string, string>;
};

/** How the proof that no secret leaves the table is made. */
type Hidden = {
  /** All options under which something else is hidden. */
  options: readonly Record<string, string>[];
  /** One question in so many is varied. */
  every: number;
  /** So many games are played by one worker, which has to be started: more of those that are over soon. */
  atOnce: number;
};

export type Deed = { seat: Seat; what: string; times?: number };

export type Figures<G extends GameTypes> = {
  rounds(g: State<G>): number;
  /** Who was the first to play, seen from the first position and from the last. */
  first(before: State<G>, after: State<G>): Seat;
  /** The way it ended, in a word or two. */
  ending(g: State<G>): string;
  /** What an event says that somebody did. */
  deeds(event: Event<G>): readonly Deed[];
};
