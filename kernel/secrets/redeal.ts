import { below, seeded, shuffle } from '../chance.ts';
import { clone } from '../clone.ts';
import { factsFor } from '../facts.ts';
import { perform } from '../play.ts';
import type { Choice, Game, GameTypes, PileItem, Seat, Secret, State, StateView } from '../types.ts';
import { bitOf } from './secrets.ts';
import { itemAt, pilesOf, type Spot, secretsOf, spotsOf } from './spots.ts';
import { unseenBy, view } from './view.ts';

/**
 * A game that fits everything in a view: hidden cards are dealt anew from those its seat has not seen, single secrets are
 * drawn as their kind says, and the dice are fresh. It is a real game for every seat: whoever is known to know something
 * knows it. A bot is given this and never the state, so that peeking is impossible rather than forbidden.
 */
export function redeal<G extends GameTypes>(game: Game<G>, seen: StateView<G>, seed: number): State<G> {
  const dice = { chance: seeded(seed) };
  const random = (n: number) => below(dice, n);
  const { viewer, unseen, ...position } = seen as unknown as Record<string, unknown> & {
    viewer: Seat | null;
    unseen: Record<string, PileItem[]>;
  };
  const guess = clone(position) as unknown as State<G>;
  guess.chance = seeded(seed ^ 0x5bd1e995);
  guess.events = null;
  const pools: Record<string, PileItem[]> = {};
  for (const pool in unseen) pools[pool] = shuffle(dice, [...(unseen[pool] ?? [])]);
  const spots = spotsOf(guess);
  for (const { pool, secret } of pilesOf(guess, spots))
    for (let i = 0; i < secret.length; i++)
      if ((secret[i] as PileItem | null) === null) secret[i] = pools[pool]?.pop() as PileItem;
  game.arrange?.(guess, bitOf(viewer), random);
  imagine(game, guess, spots, ({ secret }) => secret === null, random);
  return guess;
}

/** Draws the single secrets for which `isOpen` says so, each as its kind says. */
export function imagine<G extends GameTypes>(
  game: Game<G>,
  g: State<G>,
  spots: readonly Spot[],
  isOpen: (secret: Secret<unknown>) => boolean,
  random: (n: number) => number,
): void {
  if (!hasOpen(g, spots, isOpen)) return;
  for (const { kind, indexes, secret } of secretsOf(g, spots)) {
    if (!isOpen(secret)) continue;
    const sampler = Object.hasOwn(game.secrets, kind) ? game.secrets[kind] : undefined;
    if (sampler === undefined) throw new Error(`${game.id} does not say what a hidden ${kind} might be`);
    secret.secret = sampler(g, indexes, random);
  }
}

/** Whether there is anything to draw: mostly there is not, and then no secret needs to be named. */
function hasOpen(g: object, spots: readonly Spot[], isOpen: (secret: Secret<unknown>) => boolean): boolean {
  for (const { at, is, inner } of spots) {
    if (is === 'pile') continue;
    const item = itemAt(g, at) as object;
    if (is === 'secret' && isOpen(item as Secret<unknown>)) return true;
    if (inner !== null && hasOpen(is === 'secret' ? (item as Secret<object>).secret : item, inner, isOpen)) return true;
  }
  return false;
}

/**
 * What a choice would lead to, as far as the seat can know: its view and the derived values afterwards. `null` where dice,
 * unseen cards or other players decide: what the rules leave open is not foretold.
 */
export function preview<G extends GameTypes>(
  game: Game<G>,
  seen: StateView<G>,
  choice: Choice<G>,
): { view: StateView<G>; facts: G['facts'] } | null {
  const seat = seen.viewer;
  if (seat === null) return null;
  const guess = redeal(game, seen, 1);
  const chance = guess.chance;
  const unseen = JSON.stringify(unseenBy(guess, seat));
  const after = clone(guess);
  perform(game, after, { seat, ...choice });
  if (after.chance !== chance || JSON.stringify(unseenBy(after, seat)) !== unseen) return null;
  return { view: view(after, seat), facts: factsFor(game, after, seat) };
}
