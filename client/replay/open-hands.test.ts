import { describe, expect, test } from 'vitest';
import { finished } from '../end/testing/finished.ts';
import { handsIn, openHands } from './open-hands.ts';

const game = await finished('boom', '4-careful');
const middle = game.course[Math.floor(game.course.length / 2)]?.view;
if (middle === undefined) throw new Error('the game has no middle');

/** The same position as a spectator sees it: nobody's cards, no deck. */
const closed = structuredClone(middle) as typeof middle & {
  players: { hand: { secret: (string | null)[] } }[];
  eventDeck: { secret: (string | null)[] };
};
for (const { hand } of closed.players) hand.secret = hand.secret.map(() => null);
closed.eventDeck.secret = closed.eventDeck.secret.map(() => null);
(closed as { unseen: Record<string, unknown> }).unseen = { events: ['E1', 'E6'] };

describe('all hands open', () => {
  test('everybody’s cards lie open', () => {
    expect(handsIn(closed)).toEqual([]);
    const hands = handsIn(openHands(closed, middle));
    expect(hands).toHaveLength(middle.seats.length);
    expect(hands.flat().length).toBeGreaterThan(4);
    expect(hands.flat().every((card) => typeof card === 'string')).toBe(true);
  });

  test('the deck is what everybody knew of it: not looked into, and what is to come is still to come', () => {
    const open = openHands(closed, middle) as typeof closed & { unseen: Record<string, unknown> };
    expect(open.eventDeck.secret.every((card) => card === null)).toBe(true);
    expect(open.unseen).toEqual({ events: ['E1', 'E6'] });
  });

  test('a game without hands has none to show', async () => {
    const { course } = await finished('manticore', '2-careful');
    expect(handsIn(course.at(-1)?.view ?? middle)).toEqual([]);
  });
});
