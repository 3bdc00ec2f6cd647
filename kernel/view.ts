import { seeded, shuffle } from './chance.ts';
import { perform } from './play.ts';
import { bitOf } from './secrets.ts';
import type { Choice, Event, Game, GameTypes, Pile, Seat, Secret, State, StateView, View } from './types.ts';

/** Anything as `viewer` may see it (`null`: a spectator). One walk for every game; no game writes its own. */
export function viewOf<T>(value: T, viewer: Seat | null): View<T> {
  return walk(value, bitOf(viewer)) as View<T>;
}

/** The whole game as `viewer` may see it: no dice, no events, and the cards it has not seen counted by pool. */
export function view<G extends GameTypes>(g: State<G>, viewer: Seat | null): StateView<G> {
  const bit = bitOf(viewer);
  const piles: Pile<unknown>[] = [];
  const shown: Record<string, unknown> = { viewer };
  for (const key in g)
    if (key !== 'chance' && key !== 'events') shown[key] = walk((g as Record<string, unknown>)[key], bit, piles);
  shown['unseen'] = unseenIn(piles, bit);
  return shown as StateView<G>;
}

/** Events as `viewer` may see them. */
export const viewEvents = <G extends GameTypes>(events: readonly Event<G>[], viewer: Seat | null): View<Event<G>>[] =>
  events.map((event) => viewOf(event, viewer));

/** The cards of each pool that a viewer has not seen, sorted: everybody can count them, nobody can place them. */
export const unseenBy = (g: object, viewer: Seat | null): Record<string, unknown[]> => unseenByBits(g, bitOf(viewer));

/** The cards of each pool that none of the viewers of these bits has seen. */
export const unseenByBits = (g: object, bits: number): Record<string, unknown[]> => unseenIn(pilesIn(g), bits);

function unseenIn(piles: readonly Pile<unknown>[], bits: number): Record<string, unknown[]> {
  const unseen: Record<string, unknown[]> = {};
  for (const pile of piles) {
    const cards = (unseen[pile.pool] ??= []);
    for (let i = 0; i < pile.secret.length; i++)
      if (((pile.seen[i] as number) & bits) === 0) cards.push(pile.secret[i]);
  }
  for (const pool in unseen) unseen[pool]?.sort();
  return unseen;
}

/**
 * A game that fits everything in a view: hidden cards are dealt anew from those its seat has not seen, and the dice are
 * fresh. A bot is given this and never the state, so that peeking is impossible rather than forbidden.
 */
export function redeal<G extends GameTypes>(game: Game<G>, seen: StateView<G>, seed: number): State<G> {
  const random = { chance: seeded(seed) };
  const pools: Record<string, unknown[]> = {};
  for (const pool in seen.unseen) pools[pool] = shuffle(random, [...(seen.unseen[pool] ?? [])]);
  const bit = bitOf(seen.viewer);
  const { viewer, unseen: _, ...shown } = seen as Record<string, unknown> & { viewer: Seat | null };
  const guess = fill(shown, pools, bit) as State<G>;
  guess.chance = seeded(seed ^ 0x5bd1e995);
  guess.events = null;
  game.imagine?.(guess, viewer ?? 0);
  return guess;
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
  perform(game, guess, { seat, ...choice });
  if (guess.chance !== chance || JSON.stringify(unseenBy(guess, seat)) !== unseen) return null;
  return { view: view(guess, seat), facts: game.facts(guess, seat) };
}

/** The piles on the way are collected, where somebody wants them. */
function walk(value: unknown, bit: number, piles?: Pile<unknown>[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.slice();
    for (let i = 0; i < items.length; i++) if (isObject(items[i])) items[i] = walk(items[i], bit, piles);
    return items;
  }
  if ('secret' in value) {
    if (!isPile(value)) return walkSecret(value as Secret<unknown>, bit);
    piles?.push(value);
    return walkPile(value, bit);
  }
  const shown: Record<string, unknown> = {};
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    shown[key] = isObject(item) ? walk(item, bit, piles) : item;
  }
  return shown;
}

const walkSecret = ({ seen, secret }: Secret<unknown>, bit: number) => ({
  secret: (seen & bit) === 0 ? null : walk(secret, bit),
});

/** A deck is shown in its order. A hand is shown with the known cards first: where the hidden ones sit would tell when they came. */
function walkPile({ pile, pool, seen, secret }: Pile<unknown>, bit: number) {
  const cards = secret.map((card, i) => (((seen[i] as number) & bit) === 0 ? null : card));
  return {
    pile,
    pool,
    secret: pile === 'deck' ? cards : [...cards.filter((c) => c !== null), ...cards.filter((c) => c === null)],
  };
}

function fill(value: unknown, pools: Record<string, unknown[]>, bit: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.slice();
    for (let i = 0; i < items.length; i++) if (isObject(items[i])) items[i] = fill(items[i], pools, bit);
    return items;
  }
  const source = value as Record<string, unknown>;
  if ('secret' in source) {
    if (!isPile(source))
      return { seen: source['secret'] === null ? 0 : bit, secret: fill(source['secret'], pools, bit) };
    const { pile, pool, secret } = source;
    return {
      pile,
      pool,
      seen: secret.map((card) => (card === null ? 0 : bit)),
      secret: secret.map((card) => (card === null ? pools[pool]?.pop() : card)),
    };
  }
  const filled: Record<string, unknown> = {};
  for (const key in source) filled[key] = isObject(source[key]) ? fill(source[key], pools, bit) : source[key];
  return filled;
}

/** Every pile of a state, wherever it lies; those inside events are only news of them. */
export function pilesIn(value: unknown, found: Pile<unknown>[] = []): Pile<unknown>[] {
  if (typeof value !== 'object' || value === null) return found;
  if (isPile(value)) found.push(value);
  else if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') pilesIn(item, found);
  } else
    for (const key in value) {
      const item = (value as Record<string, unknown>)[key];
      if (typeof item === 'object' && key !== 'events') pilesIn(item, found);
    }
  return found;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPile = (value: object): value is Pile<unknown> => 'pile' in value && 'pool' in value;
