import { type below, shuffle } from './chance.ts';
import type { Pile, Seat, Secret } from './types.ts';

const SPECTATOR = 8;
/** The bit of one viewer in a secret's `seen`. */
export const bitOf = (viewer: Seat | null): number => 1 << (viewer ?? SPECTATOR);
export const NOBODY = 0;
export const EVERYBODY = (1 << (SPECTATOR + 1)) - 1;

export const hidden = <T>(secret: T): Secret<T> => ({ seen: NOBODY, secret });
export const shownTo = <T>(seat: Seat, secret: T): Secret<T> => ({ seen: bitOf(seat), secret });
export const shownToAll = <T>(secret: T): Secret<T> => ({ seen: EVERYBODY, secret });

/** A face-down deck; its top card is the last. */
export const deckOf = <T>(pool: string, cards: T[]): Pile<T> => ({
  pile: 'deck',
  pool,
  seen: cards.map(() => NOBODY),
  secret: cards,
});

/** A hand, known to its owner. */
export const handOf = <T>(pool: string, seat: Seat, cards: T[]): Pile<T> => ({
  pile: 'hand',
  pool,
  seen: cards.map(() => bitOf(seat)),
  secret: cards,
});

/** Takes the top card of a deck. */
export function drawFrom<T>(pile: Pile<T>): T | null {
  pile.seen.pop();
  return pile.secret.pop() ?? null;
}

/** Takes the top card of a deck into a hand; whoever knew it already still does, and its new owner now does too. */
export function drawInto<T>(pile: Pile<T>, hand: Pile<T>, seat: Seat): T | null {
  const seen = pile.seen.pop();
  const card = pile.secret.pop();
  if (seen === undefined || card === undefined) return null;
  hand.seen.push(seen | bitOf(seat));
  hand.secret.push(card);
  return card;
}

/** Takes a card out of a pile, wherever in it. */
export function takeOut<T>(pile: Pile<T>, card: T): void {
  const at = pile.secret.indexOf(card);
  if (at < 0) throw new Error(`${String(card)} is not in the pile`);
  pile.secret.splice(at, 1);
  pile.seen.splice(at, 1);
}

/** Puts a card on top of a pile, known to the seats whose bits are given. */
export function putOn<T>(pile: Pile<T>, card: T, seen: number): void {
  pile.secret.push(card);
  pile.seen.push(seen);
}

/** The top card of a deck, shown to one seat; it stays where it is. */
export function peekAt<T>(pile: Pile<T>, seat: Seat): T | null {
  const top = pile.secret.length - 1;
  if (top < 0) return null;
  pile.seen[top] = (pile.seen[top] as number) | bitOf(seat);
  return pile.secret[top] as T;
}

/** Makes `cards` the new, shuffled content of an empty deck; nobody knows the order. */
export function reshuffleInto<T>(g: Parameters<typeof below>[0], pile: Pile<T>, cards: T[]): void {
  pile.secret = shuffle(g, cards);
  pile.seen = cards.map(() => NOBODY);
}
