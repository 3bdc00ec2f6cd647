import { type Choice, choicesOf, type Frame, type Offer, type Seat } from '@parlour/kernel';
import { target } from '../rules/03-stars/stars.ts';
import { targetWins } from '../rules/19-ending/winning.ts';
import type { Economicus, Facts, G } from '../types.ts';
import { horizonOf } from './outlook.ts';
import { firstStar, standing } from './standing.ts';
import { trialOf } from './trial.ts';

export type Decision = Choice<Economicus>;

/**
 * What a careful bot thinks with: a game re-dealt from its view. Of that it reads only what its view showed; other hands and
 * the decks are never asked for more than their size.
 */
export type Mind = {
  g: G;
  me: Seat;
  offers: readonly Offer<Economicus>[];
  random: (n: number) => number;
  goal: number;
  wins: Facts['targetWins'];
  /** What the first star is worth. */
  star: number;
  horizon: number;
  /** How good the position is as it stands; reckoned when it is first asked for. */
  now: number;
};

export function mindOf(g: G, me: Seat, offers: readonly Offer<Economicus>[], random: (n: number) => number): Mind {
  let now: number | null = null;
  return {
    g,
    me,
    offers,
    random,
    goal: target(g),
    wins: targetWins(g),
    star: firstStar(g),
    horizon: horizonOf(g),
    get now() {
      now ??= standing(this, g);
      return now;
    },
    set now(worth) {
      now = worth;
    },
  };
}

/** How much better a change makes the position; it is made on a copy. */
export function swing(mind: Mind, change: (trial: G) => void): number {
  const trial = trialOf(mind.g);
  change(trial);
  return standing(mind, trial) - mind.now;
}

/** Whether anything of this kind is on offer. */
export const canDo = ({ offers }: Mind, type: Decision['type']): boolean => offers.some((offer) => offer.type === type);

/** Every choice of one kind that is on offer. */
export function* choicesFor<A extends Decision['type']>(mind: Mind, type: A): Generator<DecisionOf<A>> {
  for (const family of familiesFor(mind, type)) yield* family;
}

/** The same, offer by offer. */
export function* familiesFor<A extends Decision['type']>(
  { offers }: Mind,
  type: A,
): Generator<Iterable<DecisionOf<A>>> {
  for (const offer of offers) if (offer.type === type) yield familyOf(offer, type);
}

function* familyOf<A extends Decision['type']>(offer: Offer<Economicus>, type: A): Generator<DecisionOf<A>> {
  for (const choice of choicesOf<Economicus>(offer)) if (isOf(choice, type)) yield choice;
}
export type DecisionOf<A extends Decision['type']> = Extract<Decision, { type: A }>;
const isOf = <A extends Decision['type']>(choice: Decision, type: A): choice is DecisionOf<A> => choice.type === type;

/** The frame of the question that is open. */
export function frameOf<P extends Frame<Economicus>['phase']>(g: G, phase: P): Frame<Economicus, P> {
  const f = g.stack.at(-1);
  if (f?.phase !== phase) throw new Error(`${phase} is not open`);
  return f as Frame<Economicus, P>;
}

/** The best of some things, if any is better than `least`. */
export function bestOf<T>(things: Iterable<T>, worth: (thing: T) => number, least: number): T | null {
  let best: T | null = null;
  let highest = least;
  for (const thing of things) {
    const value = worth(thing);
    if (value <= highest) continue;
    highest = value;
    best = thing;
  }
  return best;
}
