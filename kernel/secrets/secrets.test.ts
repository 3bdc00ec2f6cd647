import { describe, expect, test } from 'vitest';
import { barrierAfter } from '../barrier.ts';
import {
  bitOf,
  clone,
  deckOf,
  drawFrom,
  drawInto,
  EVERYBODY,
  handOf,
  peekAt,
  peekAtTop,
  perform,
  preview,
  putOn,
  putUnder,
  redeal,
  reorderTop,
  seeded,
  showCard,
  shownToAll,
  showPile,
  start,
  takeOut,
  unseenBy,
  view,
  viewOf,
  waiting,
} from '../index.ts';
import { type Concession, concession } from '../testing/concession.ts';
import { matchOf } from '../testing/table.ts';
import type { Seat, State } from '../types.ts';
import { clear, handOverCard, layOpen, reshuffleInto, seenInPrivate, turnUpTop } from './secrets.ts';
import { secretsOf } from './spots.ts';
import { positionOf } from './view.ts';

describe('piles: each card with those who know it', () => {
  test('a seat that has looked at the top card still knows it in another’s hand; who has not, does not', () => {
    const deck = deckOf('cards', ['a', 'b', 'c']);
    const hand = handOf('cards', 1, ['x']);
    expect(peekAt(deck, 2)).toBe('c');
    expect(viewOf(deck, 2).secret).toEqual([null, null, 'c']);
    expect(viewOf(deck, 1).secret).toEqual([null, null, null]);
    expect(drawInto(deck, hand, 1)).toBe('c');
    expect(viewOf(hand, 1).secret).toEqual(['x', 'c']);
    expect(viewOf(hand, 2).secret).toEqual(['c', null]);
    expect(viewOf(hand, 0).secret).toEqual([null, null]);
    expect(unseenBy({ deck, hand } as never, 2)).toEqual({ cards: ['a', 'b', 'x'] });
  });

  test('a hand that is shown to one seat is still known to its owner, and to whoever knew a card of it', () => {
    const hand = handOf('cards', 0, ['ace', 'king']);
    showCard(hand, 'king', 1, 'openly');
    showPile(hand, 2);
    const known = ([0, 1, 2, 3] as const).map((seat) => viewOf(hand, seat).secret.filter((card) => card !== null));
    expect(known).toEqual([['ace', 'king'], ['king'], ['ace', 'king'], []]);
  });

  test('whoever takes a card out of a pile is told who knew it', () => {
    const deck = deckOf('cards', ['a', 'b', 'c']);
    expect(peekAt(deck, 2)).toBe('c');
    expect([takeOut(deck, 'b'), takeOut(deck, 'c')]).toEqual([0, bitOf(2)]);
  });

  test('where a hidden card sits in a hand tells nothing: known cards come first', () => {
    const hand = handOf('cards', 0, ['old', 'known', 'new']);
    hand.seen[1] = (hand.seen[1] ?? 0) | bitOf(3);
    expect(viewOf(hand, 3).secret).toEqual(['known', null, null]);
    takeOut(hand, 'old');
    expect(viewOf(hand, 3).secret).toEqual(['known', null]);
    expect(viewOf(hand, null).secret).toEqual([null, null]);
  });

  test('a card that is put on a pile is known to those who knew it, and the cards under it to those who knew them', () => {
    const deck = deckOf('cards', ['a', 'b']);
    putOn(deck, 'c', bitOf(1));
    expect(viewOf(deck, 1).secret).toEqual([null, null, 'c']);
    putUnder(deck, ['y', 'z']);
    expect(deck.secret).toEqual(['y', 'z', 'a', 'b', 'c']);
    expect(viewOf(deck, 1).secret).toEqual([null, null, null, null, 'c']);
    expect(viewOf(deck, 0).secret).toEqual([null, null, null, null, null]);
  });

  test('the top of a deck is shown, and laid back in an order that only one seat knows: the next card first', () => {
    const deck = deckOf('cards', ['a', 'b', 'c', 'd']);
    expect(peekAtTop(deck, 3, 1)).toEqual(['d', 'c', 'b']);
    expect(viewOf(deck, 1).secret).toEqual([null, 'b', 'c', 'd']);
    reorderTop(deck, ['b', 'd', 'c'], 2);
    expect(deck.secret).toEqual(['a', 'c', 'd', 'b']);
    expect(drawFrom(clone(deck))).toBe('b');
    expect(viewOf(deck, 2).secret).toEqual([null, 'c', 'd', 'b']);
    expect(viewOf(deck, 1).secret).toEqual([null, null, null, null]);
    expect(peekAtTop(deckOf('cards', ['x']), 3, 0)).toEqual(['x']);
  });

  test('a secret within a secret is found too, under the way that leads to it', () => {
    const g = {
      deal: { seen: EVERYBODY, secret: { terms: { seen: bitOf(1), secret: 3 } } },
      purses: [{ seen: 0, secret: 5 }],
    };
    const found = secretsOf(g).map(({ kind, indexes, secret }) => [kind, indexes, secret.seen]);
    expect(found).toEqual([
      ['deal', [], EVERYBODY],
      ['deal.terms', [], bitOf(1)],
      ['purses.*', [0], 0],
    ]);
  });

  test('an empty deck gives nothing, and a card that is not there cannot be taken', () => {
    expect(drawFrom(deckOf('cards', []))).toBeNull();
    expect(peekAt(deckOf('cards', []), 0)).toBeNull();
    expect(() => takeOut(deckOf('cards', ['a']), 'b')).toThrow('b');
  });

  test('re-dealing keeps every card a seat has seen where it saw it', () => {
    const g = start(concession, { seats: 3, chance: seeded(5) });
    const top = peekAt(g.deck, 1);
    const [other] = g.players[2].hand.secret;
    g.players[2].hand.seen[0] = bitOf(2) | bitOf(1);
    for (let seed = 0; seed < 40; seed++) {
      const guess = redeal(concession, view(g, 1), seed);
      expect(guess.deck.secret.at(-1)).toBe(top);
      expect(guess.players[2].hand.secret).toEqual([other]);
      expect(guess.players[1].hand.secret).toEqual(g.players[1].hand.secret);
      const all = [...guess.deck.secret, ...guess.seats.flatMap((seat) => guess.players[seat].hand.secret)].sort();
      expect(all).toEqual([...g.deck.secret, ...g.seats.flatMap((seat) => g.players[seat].hand.secret)].sort());
    }
  });

  test('who is shown a card in private is not told whether it is the one that another is known to know', () => {
    const seenBy = (viewer: Seat, known: string) => {
      const hand = handOf('cards', 2, ['ace', 'king']);
      showCard(hand, known, 1, 'openly');
      showCard(hand, 'ace', 0, 'in private');
      return viewOf(hand, viewer);
    };
    expect(seenBy(0, 'ace')).toMatchObject({ secret: ['ace', null], seen: [0b101, 0b100] });
    expect(seenBy(0, 'king')).toEqual(seenBy(0, 'ace'));
    // To everybody else nothing has happened.
    expect(seenBy(3, 'ace')).toMatchObject({ secret: [null, null], seen: [0b100, 0b110] });
    expect(seenBy(1, 'ace')).toMatchObject({ secret: ['ace', null], seen: [0b110, 0b100] });
  });

  test('who was shown nothing in private is told which cards a third is known to know', () => {
    const hand = handOf('cards', 2, ['ace', 'king', 'queen']);
    showCard(hand, 'ace', 0, 'openly');
    showCard(hand, 'king', 1, 'openly');
    expect(viewOf(hand, 0)).toMatchObject({ secret: ['ace', null, null], seen: [0b101, 0b100, 0b110] });
  });

  test('a card shown in private and then before the eyes of all is one that everybody knows to be known', () => {
    const hand = handOf('cards', 2, ['ace', 'king']);
    showCard(hand, 'ace', 0, 'in private');
    expect(viewOf(hand, 3).seen).toEqual([0b100, 0b100]);
    showCard(hand, 'ace', 0, 'openly');
    expect(viewOf(hand, 3).seen).toEqual([0b100, 0b101]);
  });

  test('a card that leaves a hand of which somebody knows a part: nobody else is told who knows which of the rest', () => {
    const handKnownTo = (known: readonly string[]) => {
      const hand = handOf('cards', 2, ['ace', 'king', 'queen']);
      for (const card of known) showCard(hand, card, 0, 'openly');
      takeOut(hand, 'king');
      return hand;
    };
    const part = handKnownTo(['ace']);
    expect(viewOf(part, 3).seen).toEqual([0b100, 0b100]);
    expect(viewOf(part, 0).secret).toEqual(['ace', null]);
    expect(viewOf(handKnownTo(['king']), 3).seen).toEqual([0b100, 0b100]);
    // Who knows all of it is known to know the rest.
    expect(viewOf(handKnownTo(['ace', 'king', 'queen']), 3).seen).toEqual([0b101, 0b101]);
  });

  test('of cards that are alike the first is taken, with those who knew that one', () => {
    const deck = deckOf('cards', ['robbery', 'alibi', 'robbery']);
    expect(peekAt(deck, 1)).toBe('robbery');
    expect(takeOut(deck, 'robbery')).toBe(0);
    expect(viewOf(deck, 1).secret).toEqual([null, 'robbery']);
  });

  test('a card that is turned up, and a pile that is laid open, are known to everybody; an empty deck has nothing to turn up', () => {
    const deck = deckOf('cards', ['a', 'b', 'c']);
    turnUpTop(deck);
    expect(deck.seen).toEqual([0, 0, EVERYBODY]);
    layOpen(deck);
    expect(deck.seen).toEqual([EVERYBODY, EVERYBODY, EVERYBODY]);
    const one = deckOf('cards', ['a']);
    turnUpTop(one);
    expect(one.seen).toEqual([EVERYBODY]);
    const none = deckOf('cards', []);
    turnUpTop(none);
    expect(Object.keys(none.seen)).toEqual([]);
  });

  test('a pile is emptied, and made anew of cards in an order that nobody knows', () => {
    const deck = deckOf('cards', [1, 2, 3, 4, 5, 6, 7, 8]);
    layOpen(deck);
    const cards = deck.secret.slice();
    clear(deck);
    expect([deck.secret, deck.seen]).toEqual([[], []]);
    reshuffleInto({ chance: seeded(1) }, deck, cards.slice());
    expect([deck.secret.toSorted(), deck.seen]).toEqual([cards, cards.map(() => 0)]);
    expect(deck.secret).not.toEqual(cards);
  });

  test('a card that is handed over is known to both its owners', () => {
    const [from, to] = [handOf('cards', 0, ['ace', 'king']), handOf('cards', 1, ['queen'])];
    handOverCard('ace', { from, giver: 0, to, taker: 1 });
    expect([from.secret, to.secret, to.seen]).toEqual([['king'], ['queen', 'ace'], [0b10, 0b11]]);
  });

  test('of cards that are alike the first is shown; cards under a deck are known to nobody; a single card can be peeked at', () => {
    const hand = handOf('cards', 0, ['robbery', 'robbery']);
    showCard(hand, 'robbery', 1, 'openly');
    expect(hand.seen).toEqual([0b11, 0b01]);
    const deck = deckOf('cards', ['a']);
    expect([peekAt(deck, 1), deck.seen]).toEqual(['a', [0b10]]);
    putUnder(deck, ['z']);
    expect(deck.seen).toEqual([0, 0b10]);
  });

  test('who knows in private is kept at its place: kept positions are read, and hashed, by every version', () => {
    expect(seenInPrivate(0, 1)).toBe(0b10 + 0b10 * 2 ** 16);
  });

  test('a value for everybody is in every view, that of a spectator included', () => {
    for (const viewer of [0, 5, null] as (Seat | null)[]) expect(viewOf(shownToAll(7), viewer)).toEqual({ secret: 7 });
  });
});

describe('barriers for undo', () => {
  const atWindow = (): { g: State<Concession> } => {
    const match = matchOf(concession, 1);
    for (let open = waiting(concession, match.g); open?.step !== 'window'; open = waiting(concession, match.g)) {
      const seat = open?.seats[0] as Seat;
      const type = { bidding: 'fold', answers: 'refuse', ballots: 'ballot', choice: 'call' }[open?.step ?? ''] ?? '';
      perform(concession, match.g, { seat, type, number: 1, helpers: [(seat + 1) % 3] } as never);
    }
    return match;
  };
  const after = (change: (g: State<Concession>) => void, actor: Seat = 0) => {
    const { g } = atWindow();
    const before = clone(g);
    change(g);
    return barrierAfter(concession, positionOf(before), positionOf(g), actor);
  };

  test('none for a move that only its maker knows of and can still go on from', () => {
    expect(after((g) => Object.assign(g.players[0], { lots: 1 }))).toBeNull();
    expect(
      after((g) => Object.assign(g.players[0], { hand: handOf('cards', 0, []) }) && g.discards.push('alibi')),
    ).toBeNull();
  });

  test('dice, a card learnt by anybody, and a question that has passed on', () => {
    expect(after((g) => Object.assign(g, { chance: { key: 'f'.repeat(64), drawn: 3 } }))).toBe('chance');
    expect(after((g) => drawInto(g.deck, g.players[0].hand, 0))).toBe('secret');
    // Also where the actor holds a card of the same kind.
    expect(after((g) => drawInto(g.deck, g.players[2].hand, 2))).toBe('secret');
    expect(after((g) => peekAt(g.deck, 1))).toBe('secret');
    expect(after((g) => perform(concession, g, { seat: 0, type: 'ready' }))).toBe('turn');
  });

  test('a single secret that somebody is shown, or that is used up, unless the actor knew it', () => {
    type WithPurse = { purse: { seen: number; secret: number } | null };
    const purse = (seen: number, change: (holder: WithPurse) => void) => {
      const { g } = atWindow();
      const holder = Object.assign(g, { purse: { seen, secret: 5 } }) as typeof g & WithPurse;
      const before = clone(g);
      change(holder);
      return barrierAfter(concession, positionOf(before), positionOf(g), 0);
    };
    const [mine, theirs] = [0b1, 0b10];
    expect(purse(theirs, (g) => Object.assign(g.purse ?? {}, { secret: 9 }))).toBeNull();
    expect(purse(theirs, (g) => Object.assign(g.purse ?? {}, { seen: EVERYBODY }))).toBe('secret');
    expect(purse(theirs, (g) => Object.assign(g, { purse: null }))).toBe('secret');
    expect(purse(mine, (g) => Object.assign(g.purse ?? {}, { seen: EVERYBODY }))).toBeNull();
    expect(purse(mine, (g) => Object.assign(g, { purse: null }))).toBeNull();
  });

  test('a move cannot be taken back freely by another seat', () => {
    const match = matchOf(concession, 1);
    expect(match.undo(1).ok).toBe(false);
  });
});

test('a preview shows what surely follows and is silent where chance or others decide', () => {
  const { g } = matchOf(concession, 1);
  const bid = preview(concession, view(g, 0), { type: 'bid', amount: 5 });
  expect(bid?.view.stack.at(-1)).toMatchObject({ phase: 'auction', price: 5, leader: 0 });
  expect(preview(concession, view(g, null), { type: 'fold' })).toBeNull();
});
