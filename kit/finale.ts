import type { EventName, GameTypes, Outcome, Say, Seat, StateView } from '@parlour/kernel';

/** A finished game: the last position as everybody sees it, and what came of it. */
export type Ended<G extends GameTypes> = { view: StateView<G>; outcome: Outcome; say: Say };

/** A score as the game itself says it: never a number to sort by. */
export type Score = { value: string; detail: string | null };

/** A moment of a finished game, laid open; its facts are the rules' own. */
export type Passed<G extends GameTypes> = { view: StateView<G>; facts: G['facts'] };

/** What a chart draws: one number a seat at every moment. */
export type Measure<G extends GameTypes> = {
  /** What is counted, with its unit: the title of the axis. */
  title: string;
  /** An amount in the words of the game. */
  words(amount: number): string;
  of(view: StateView<G>, facts: G['facts']): number[];
  /** Whoever has the most of it wins: then it can be said who comes to lead. */
  wins?: true;
  /** A line that belongs to nobody at the table: the beast's life among the heroes'. */
  other?: { name: string; of(view: StateView<G>): number };
};

/** How a game tells of its end, in one language. It is fetched when a game is over. */
export type Finale<G extends GameTypes> = {
  /** What decided it, in one sentence. */
  decided(ended: Ended<G>): string;
  /** The headline, where it is not simply a seat that wins: a party stands or falls together. */
  headline?(ended: Ended<G>): string | null;
  score(ended: Ended<G>, seat: Seat): Score;
  /** Everybody's place, where the game counts more than the score: 1 for the winners, the same for equals. */
  places?(ended: Ended<G>): readonly number[];
  measure: Measure<G>;
  /**
   * What the turning points are found by, where that is another number than the chart's: one that does not fall when something
   * is bought.
   */
  weight?(view: StateView<G>): number[];
  /** What is told of a turning point: the first of these kinds of event that happened there to whom it befell. */
  tells?: readonly EventName<G>[];
  /** What passes while the game goes on: rounds, years. */
  time: { title: string; of(view: StateView<G>): number };
  /** Everybody wins or loses together: nobody is ahead of anybody. */
  isShared?(view: StateView<G>): boolean;
};

type Counted<T extends string> = readonly [T, (seat: Seat) => number];

/**
 * What set the winners apart from those they had to beat: the first thing counted in which nobody is level with them. `by` is
 * `null` where there is no such thing. `level`: who was still level before it decided; `other`: the best of them.
 */
export function firstDifference<T extends string>(
  counted: readonly Counted<T>[],
  winners: readonly Seat[],
  rivals: readonly Seat[],
): { by: T | null; own: number; other: number; level: Seat[] } {
  const [first = 0 as Seat] = winners;
  let level = [...rivals];
  for (const [by, of] of counted) {
    const own = of(first);
    const others = level.filter((seat) => !winners.includes(seat));
    const next = others.filter((seat) => of(seat) === own);
    if (others.length > 0 && next.length === 0) return { by, own, other: Math.max(...others.map(of)), level };
    level = level.filter((seat) => of(seat) === own);
  }
  return { by: null, own: counted.at(-1)?.[1](first) ?? 0, other: 0, level };
}
