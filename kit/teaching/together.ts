import type { GameTypes, StateView } from '@parlour/kernel';
import type { Said } from '../tutorial.ts';

/** What a question means, said when it is asked for the first time: `short` also stands on the phone that is asked. */
export type Explained = { short: Said; more?: Said };

/** What everybody may see: what is due is decided by nothing else, so that no secret can be named. */
export type Seen<G extends GameTypes> = { view: StateView<G>; facts: G['facts'] };

/** A first round for a whole room: the screen explains, the phones ask, nobody reads a rulebook. */
export type Together<G extends GameTypes = GameTypes> = {
  /** Before the first move: what everybody is, and how one wins. */
  opening(seen: Seen<G>): readonly Said[];
  /** Every question of the game: one that is missing does not compile. */
  questions: Record<G['question'], Explained>;
  /** The same question at a moment of its own, where it means something else there. */
  moments?: Readonly<Record<string, Explained & { isDue(seen: Seen<G>): boolean }>>;
  /** A proposal that waits for an answer. */
  deal?: Explained;
  isFirstRound(seen: Seen<G>): boolean;
  /** Said when the first round is over and the game goes on. */
  goodbye: Said;
};
