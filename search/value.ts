import type { GameTypes, Seat, State } from '@parlour/kernel';

/** What self-play has learnt (`parlour lab train`): for each kind of table a weight for each feature, by its name. */
export type Learnt = Record<string, Record<string, number>>;

/** What a value model looks at: numbers of a seat, always in the order of their names. */
export type Features<G extends GameTypes> = {
  names: readonly string[];
  of(g: State<G>, seat: Seat): number[];
  /** Whether all win or lose together: then the numbers of one seat speak for all. */
  isTogether: boolean;
  /** The kinds of tables that need weights of their own, each with the table it is learnt at. */
  kinds: Record<string, { seats: number; options: Record<string, string> }>;
  kindOf(g: State<G>): string;
};

/** The part of a victory a seat has in the end, or may expect: a softmax over all seats, or one chance for all together. */
export function learntValue<G extends GameTypes>(
  { names, of, isTogether, kinds, kindOf }: Features<G>,
  learnt: Learnt,
): (g: State<G>, seat: Seat) => number {
  const weights = Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, names.map((name) => learnt[kind]?.[name] ?? 0)]),
  );
  const scoreOf = (g: State<G>, seat: Seat): number => {
    const numbers = of(g, seat);
    const own = weights[kindOf(g)] ?? [];
    let score = 0;
    for (let i = 0; i < numbers.length; i++) score += (own[i] ?? 0) * (numbers[i] as number);
    return score;
  };
  return (g, seat) => {
    if (g.outcome !== null) return shareIn(g.outcome, seat, isTogether);
    if (isTogether) return 1 / (1 + Math.exp(-scoreOf(g, seat)));
    const own = scoreOf(g, seat);
    let sum = 0;
    for (const each of g.seats) sum += each === seat ? 1 : Math.exp(scoreOf(g, each) - own);
    return 1 / sum;
  };
}

/** A victory of several is divided among them, one of all together is everybody's. */
export const shareIn = ({ winners }: { winners: readonly Seat[] }, seat: Seat, isTogether: boolean): number =>
  !winners.includes(seat) ? 0 : isTogether ? 1 : 1 / winners.length;
