import type { Choice, GameTypes, Offer, Seat, State } from '@parlour/kernel';
import type { Character } from './character.ts';

/** Draws an integer below `n`. */
export type Random = (n: number) => number;

/** Answers the questions that belong to an errand, and leaves the others (`null`) to the policy. */
type Errand<G extends GameTypes> = (g: State<G>) => Choice<G> | null;

/** A choice worth comparing; where it is the first step of an errand, each play-out begins one anew and goes on with it. */
export type Idea<G extends GameTypes> = { choice: Choice<G>; errand?(): Errand<G> };

/**
 * What a game tells a thinker. All of it works on a whole game: one that was re-dealt from somebody's view, so that nothing
 * here can know more than that view told. It reads of other hands and of decks no more than a seat may know.
 */
export type Guidance<G extends GameTypes> = {
  /** The answer of a sensible player: everybody's in a play-out. */
  policy(g: State<G>, seat: Seat, random: Random): Choice<G>;
  /** What may be better than the usual answer; nothing where no thought pays. All of it is on offer. */
  ideas(g: State<G>, seat: Seat, offers: readonly Offer<G>[], random: Random): Idea<G>[];
  /** The part of a victory that a seat may expect, from 0 to 1. */
  value(g: State<G>, seat: Seat): number;
  /** The game's own time, in turns or rounds: a play-out is cut where it moves on, because that is where a position is quiet. */
  clock(g: State<G>): number;
  /** How far a play-out goes by that clock. */
  ahead: number;
  /** Whom the table turns to before the open question, if anybody: a proposal waits. */
  urgent?(g: State<G>): Seat | null;
  /** Whom one may meet: each plays at every level. */
  characters?: readonly Character<G>[];
};

/** How far and how often a bot thinks. */
export type Level = {
  name: string;
  /** How often, in a hundred, a question gets a thought; else it gets the usual answer. */
  attention: number;
  /** How many play-outs a thought takes. The same number and the same dice give the same answer. */
  playouts: number;
  /** The part of the game's own distance that a play-out goes. */
  far: number;
  /** How many standard errors an idea must be better than the usual answer. */
  sure: number;
  /** The longest thought at a table where somebody waits, however slow the machine is. */
  milliseconds: number;
  /**
   * Instead of looking for something better it takes any idea that does not look worse by more than this part of a victory: a
   * player who overlooks something, and never throws the game away.
   */
  careless?: number;
};
