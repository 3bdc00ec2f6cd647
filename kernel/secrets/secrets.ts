import { type below, shuffle } from '../chance.ts';
import type { Pile, PileItem, Seat, Secret } from '../types.ts';

const SPECTATOR = 8;
/** The bit of one viewer in a secret's `seen`. */
export const bitOf = (viewer: Seat | null): number => 1 << (viewer ?? SPECTATOR);
export const NOBODY = 0;
export const EVERYBODY = (1 << (SPECTATOR + 1)) - 1;

/** Above the bits of those who know lie the bits of those of whom nobody else knows that they do. */
const IN_PRIVATE = 16;

/** Who knows, as far as everybody knows: all but those who were shown it in private. */
export const openlySeen = (seen: number): number => seen & EVERYBODY & ~(seen >> IN_PRIVATE);
/** `seat` is shown something before the eyes of all. */
const alsoSeen = (seen: number, seat: Seat): number => (seen | bitOf(seat)) & ~(bitOf(seat) << IN_PRIVATE);
/** `seat` is shown something in private, unless everybody knows already that it knows. */
export const seenInPrivate = (seen: number, seat: Seat): number =>
  (seen & bitOf(seat)) === 0 ? seen | bitOf(seat) | (bitOf(seat) << IN_PRIVATE) : seen;

export const shownTo = <T>(seat: Seat, secret: T): Secret<T> => ({ seen: bitOf(seat), secret });
export const shownToAll = <T>(secret: T): Secret<T> => ({ seen: EVERYBODY, secret });
export const sharedBy = <T>(one: Seat, other: Seat, secret: T): Secret<T> => ({
  seen: bitOf(one) | bitOf(other),
  secret,
});

/** A face-down deck; its top card is the last. */
export const deckOf = <T extends PileItem>(pool: string, cards: T[]): Pile<T> => ({
  pile: 'deck',
  owner: null,
  pool,
  seen: cards.map(() => NOBODY),
  secret: cards,
});

/** A hand, known to its owner. */
export const handOf = <T extends PileItem>(pool: string, seat: Seat, cards: T[]): Pile<T> => ({
  pile: 'hand',
  owner: seat,
  pool,
  seen: cards.map(() => bitOf(seat)),
  secret: cards,
});

/** Takes the top card of a deck. */
export function drawFrom<T extends PileItem>(pile: Pile<T>): T | null {
  pile.seen.pop();
  return pile.secret.pop() ?? null;
}

/** Takes the top card of a deck into a hand; whoever knew it already still does, and its new owner now does too. */
export function drawInto<T extends PileItem>(pile: Pile<T>, hand: Pile<T>, seat: Seat): T | null {
  const seen = pile.seen.pop();
  const card = pile.secret.pop();
  if (seen === undefined || card === undefined) return null;
  hand.seen.push(alsoSeen(seen, seat));
  hand.secret.push(card);
  return card;
}

/** Takes a card out of a pile, wherever in it; returns who knew it. */
export function takeOut<T extends PileItem>(pile: Pile<T>, card: T): number {
  const at = pile.secret.indexOf(card);
  if (at < 0) throw new Error(`${String(card)} is not in the pile`);
  if (pile.pile === 'hand') mixUp(pile.seen);
  pile.secret.splice(at, 1);
  return pile.seen.splice(at, 1)[0] ?? NOBODY;
}

/**
 * A card leaves a hand of which somebody is known to know a part: whether it was of that part only those can tell who know the
 * cards. So from now on nobody else is told who knows which of the rest.
 */
function mixUp(seen: number[]): void {
  let some = 0;
  let all = EVERYBODY;
  for (const each of seen) {
    some |= openlySeen(each);
    all &= openlySeen(each);
  }
  const part = some & ~all;
  if (part !== 0) for (let i = 0; i < seen.length; i++) seen[i] = inPrivate(seen[i] as number, part);
}

/** Nobody is told any more that these know. */
const inPrivate = (seen: number, bits: number): number => seen | ((seen & bits) << IN_PRIVATE);

/** Puts a card on top of a pile, known to the seats whose bits are given. */
export function putOn<T extends PileItem>(pile: Pile<T>, card: T, seen: number): void {
  pile.secret.push(card);
  pile.seen.push(seen);
}

/** Puts cards that nobody knows under a deck. */
export function putUnder<T extends PileItem>(pile: Pile<T>, cards: readonly T[]): void {
  pile.secret.unshift(...cards);
  pile.seen.unshift(...cards.map(() => NOBODY));
}

/** A card of one hand goes into another, face down: both its owners are known to know it; who else knew it still does. */
export function handOverCard<T extends PileItem>(
  card: T,
  { from, giver, to, taker }: { from: Pile<T>; giver: Seat; to: Pile<T>; taker: Seat },
): void {
  const seen = inPrivate(takeOut(from, card), EVERYBODY);
  putOn(to, card, alsoSeen(alsoSeen(seen, giver), taker));
}

/** Shows one card of a pile to a seat, before the eyes of all or in private. */
export function showCard<T extends PileItem>(pile: Pile<T>, card: T, seat: Seat, how: 'openly' | 'in private'): void {
  const at = pile.secret.indexOf(card);
  if (at < 0) throw new Error(`${String(card)} is not in the pile`);
  const seen = pile.seen[at] ?? NOBODY;
  pile.seen[at] = how === 'openly' ? alsoSeen(seen, seat) : seenInPrivate(seen, seat);
}

/** Shows a whole pile to a seat, before the eyes of all. */
export function showPile(pile: Pile<PileItem>, seat: Seat): void {
  for (let i = 0; i < pile.seen.length; i++) pile.seen[i] = alsoSeen(pile.seen[i] ?? NOBODY, seat);
}

/** Turns the top card of a deck up for everybody; it stays where it is. */
export function turnUpTop(pile: Pile<PileItem>): void {
  if (pile.seen.length > 0) pile.seen[pile.seen.length - 1] = EVERYBODY;
}

/** Lays a whole pile open. */
export function layOpen(pile: Pile<PileItem>): void {
  pile.seen = pile.seen.map(() => EVERYBODY);
}

/** The top cards of a deck, the next one first, shown to one seat; they stay where they are. */
export function peekAtTop<T extends PileItem>(pile: Pile<T>, count: number, seat: Seat): T[] {
  const first = Math.max(0, pile.secret.length - count);
  for (let i = first; i < pile.seen.length; i++) pile.seen[i] = alsoSeen(pile.seen[i] as number, seat);
  return pile.secret.slice(first).reverse();
}

/** The top cards of a deck go back in an order, the next one first, that only `seat` knows. */
export function reorderTop<T extends PileItem>(pile: Pile<T>, cards: readonly T[], seat: Seat): void {
  const first = pile.secret.length - cards.length;
  pile.secret.splice(first, cards.length, ...[...cards].reverse());
  pile.seen.splice(first, cards.length, ...cards.map(() => bitOf(seat)));
}

/** The top card of a deck, shown to one seat; it stays where it is. */
export function peekAt<T extends PileItem>(pile: Pile<T>, seat: Seat): T | null {
  const top = pile.secret.length - 1;
  if (top < 0) return null;
  pile.seen[top] = alsoSeen(pile.seen[top] as number, seat);
  return pile.secret[top] as T;
}

/** Empties a pile. */
export function clear(pile: Pile<PileItem>): void {
  pile.secret = [];
  pile.seen = [];
}

/** Makes `cards` the new, shuffled content of an empty deck; nobody knows the order. */
export function reshuffleInto<T extends PileItem>(g: Parameters<typeof below>[0], pile: Pile<T>, cards: T[]): void {
  pile.secret = shuffle(g, cards);
  pile.seen = cards.map(() => NOBODY);
}
