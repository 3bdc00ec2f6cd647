import type { Choice, GameTypes, Offer, Rules, Seat, StateView } from '@parlour/kernel';
import type { Level } from './guidance.ts';

/** All that a bot is ever given: what its seat sees and what it may do. Never the state. */
export type Seen<G extends GameTypes> = { seat: Seat; view: StateView<G>; offers: Offer<G>[] };

/** How long a bot may think, and whether anybody still waits for its answer. */
export type Limits = {
  milliseconds: number;
  signal: { readonly aborted: boolean };
  /** What the milliseconds are told by, where it is not the clock on the wall: a crowded machine makes nobody a worse player. */
  clock?(): number;
};

/** A player without a chair: chooses one of the offers, at once or in its own time; `random(n)` draws an integer below `n`. */
export type Bot<G extends GameTypes> = {
  name: string;
  choose(seen: Seen<G>, random: (n: number) => number, limits?: Limits): Choice<G> | Promise<Choice<G>>;
  /** The same bot thinking more or less, if it thinks: for whoever measures what thought is worth. */
  at?(change: (level: Level) => Level): Bot<G>;
};

/** A bot that answers at once, unless it is given limits to think within. */
export type InstantBot<G extends GameTypes> = {
  name: string;
  choose(seen: Seen<G>, random: (n: number) => number): Choice<G>;
  choose(seen: Seen<G>, random: (n: number) => number, limits: Limits): Choice<G> | Promise<Choice<G>>;
  at?(change: (level: Level) => Level): InstantBot<G>;
};

/**
 * The bots of a game, apart from its rules: better bots never change a rules hash. They say which versions of the rules they
 * play, and play any of them through the bundle they are given.
 */
export type Bots<G extends GameTypes = GameTypes> = {
  game: string;
  plays: readonly number[];
  /** Weakest first. */
  botsFor(rules: Rules<G>): Bot<G>[];
};

/** A bot's name is that of its level, and after a colon that of its character, if it has one. */
const BETWEEN = ':';

export const inCharacterOf = (level: string, character: string): string => `${level}${BETWEEN}${character}`;

export function namedBot(name: string): { level: string; character: string | null } {
  const [level = name, character = null] = name.split(BETWEEN);
  return { level, character };
}

/** The two that answer without thinking ahead: what all others are measured against. */
export const isYardstick = ({ name }: { name: string }): boolean => name === 'random' || name === 'careful';
