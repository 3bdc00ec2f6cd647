import { seeded, start, view, viewEvents } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { PLAY_CARD_IDS } from '../../content/cards.ts';
import { CRASH } from '../../content/events.ts';
import { FIRMS } from '../../content/table.ts';
import { boom } from '../../index.ts';
import { position } from '../../testing/position.ts';
import { setup } from './setup.ts';

const open = (seats: number, seed = 1, picks: (string | null)[] = []) =>
  start(boom, { seats, chance: seeded(seed), picks });

/** The table as it is laid out, before game round 1 begins. */
function laidOut(seats: number) {
  const core = { ...open(seats), chance: seeded(3) };
  return { ...core, ...setup(core, Array(seats).fill(null)) };
}

describe('BO-1 Set-up', () => {
  test('BO-1.1, BO-10.3: the goal is the largest treasury', () => {
    const t = position({
      round: 7,
      treasuries: { NOI: 130, GOS: 120, ARS: 90 },
      eventDeck: [CRASH],
      usedEvents: ['E2', 'E3'],
    });
    t.play('EKP', 'pass');
    expect(t.g.outcome).toEqual({ winners: [t.seatOf('NOI')], scores: [100, 130, 120, 90] });
  });

  test('BO-1.2, BO-R1, BO-T2: three to five seats; the deck holds what was not dealt', () => {
    for (const [seats, deck] of [
      [3, 55],
      [4, 52],
      [5, 49],
    ] as const)
      expect(laidOut(seats).playDeck.secret).toHaveLength(deck);
    for (const seats of [0, 1, 2, 6, 7, 3.5]) expect(() => open(seats)).toThrow('boom takes 3 to 5 seats');
  });

  test('BO-1.3, BO-1.5, BO-1.7, BO-1.8, BO-1.9, BO-R4, BO-T1: what lies on a table of four', () => {
    const g = laidOut(4);
    expect([...g.eventDeck.secret].sort()).toEqual(['E1', 'E2', 'E3', 'E4', 'E5']);
    expect(g.activeEvent).toBeNull();
    for (const seat of g.seats) {
      expect(g.players[seat].treasury.secret).toBe(100);
      expect(g.players[seat].hand.secret).toHaveLength(3);
    }
    expect(g.playDeck.secret).toHaveLength(52);
    expect([...g.playDeck.secret, ...g.seats.flatMap((seat) => g.players[seat].hand.secret)].sort()).toEqual(
      [...PLAY_CARD_IDS].sort(),
    );
    expect([g.limit, g.companies, g.discardPile, g.gone]).toEqual([6, [], [], []]);
  });

  test('BO-1.4, BO-R2: each player has the firm picked; the others get free ones', () => {
    const g = open(4, 5, ['GOS', null, 'EKP', null]);
    const firms = g.seats.map((seat) => g.players[seat].firm);
    expect([firms[0], firms[2]]).toEqual(['GOS', 'EKP']);
    expect(new Set(firms).size).toBe(4);
    for (const firm of firms) expect(FIRMS).toContain(firm);
    expect(() => open(3, 1, ['GOS', 'GOS', null])).toThrow('same');
    expect(() => open(3, 1, ['ACME', null, null])).toThrow('ACME');
  });

  test('BO-1.6, BO-R39: a hand is seen by its owner, counted by all others; deck orders are hidden', () => {
    const g = open(3);
    for (const viewer of [...g.seats, null]) {
      const seen = view(g, viewer);
      for (const seat of g.seats) {
        const cards = seen.players[seat].hand.secret;
        expect(cards).toHaveLength(g.players[seat].hand.secret.length);
        expect(cards.every((card) => (seat === viewer ? card !== null : card === null))).toBe(true);
      }
      expect(seen.playDeck.secret.every((card) => card === null)).toBe(true);
      expect(seen.eventDeck.secret.every((card) => card === null)).toBe(true);
    }
  });

  test('BO-1.10: the game starts with game round 1: the order is drawn', () => {
    const g = open(4);
    expect(g.round).toBe(1);
    expect(viewEvents(g.events ?? [], null)[0]).toMatchObject({ type: 'orderDrawn', round: 1 });
  });
});
