import type { Choice, Game, GameTypes, Offer, Seat, StateView } from '@parlour/kernel';

/** All that a bot is ever given: what its seat sees and what it may do. Never the state. */
export type Seen<G extends GameTypes> = { seat: Seat; view: StateView<G>; offers: Offer<G>[] };

/** A player without a chair: chooses one of the offers; `random(n)` draws an integer below `n`. */
export type Bot<G extends GameTypes> = {
  name: string;
  choose(seen: Seen<G>, random: (n: number) => number): Choice<G>;
};

/** The bots of a game by name, made once for it. */
export type BotMaker<G extends GameTypes> = (game: Game<G>) => Bot<G>;
