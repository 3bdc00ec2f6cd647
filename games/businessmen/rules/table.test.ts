import { apply, type Event, idle, type Seat, waiting } from '@parlour/kernel';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { TestTable } from '@parlour/kernel/testing/table.ts';
import { describe, expect, test } from 'vitest';
import { businessmen } from '../index.ts';
import { position } from '../testing/position.ts';
import type { Businessmen } from '../types.ts';

/** What the rules leave to the table, and what the table asks of the rules. */
describe('the table', () => {
  test('BM-1.3, BM-1.4, BM-1.7, BM-R3, BM-R4: every coin and point comes from or goes to the Bank, for what the rules name', () => {
    for (const options of [{}, { skipEligibility: 'anyone', negativeEvents: 'immediate' }] as const) {
      const ledger: { coins: number; points: number }[] = [];
      const book = (seat: Seat, coins: number, points: number) => {
        const entry = (ledger[seat] ??= { coins: 10, points: 0 });
        entry.coins += coins;
        entry.points += points;
      };
      const { g } = playOut(businessmen, {
        seed: 5,
        options,
        onQuestion(state) {
          for (const event of state.events ?? []) keepBooks(event, book);
          for (const seat of state.seats) {
            const { coins, points } = state.players[seat];
            expect({ coins, points }).toEqual(ledger[seat] ?? { coins: 10, points: 0 });
          }
        },
      });
      expect(g.round).toBeGreaterThan(10);
      expect(Object.keys(businessmen.anytime)).toEqual([]);
    }
  });

  test('BM-R57, BM-O14, BM-S64: an absent seat that sleeps does what is done at a time-out, is paid and spins', () => {
    const t = position({
      at: 'cards',
      players: { C: { coins: 2, points: 4, warned: ['loader'], main: { oil: 8 } } },
      lorries: { yellow: { good: 'fish', lots: { C: 5 } } },
      exportDeck: ['E05'],
    });
    const done: string[] = [];
    t.calmUntil('round.priceWheel');
    t.spinPrices('P3');
    expect([t.coins('C'), t.points('C')]).toEqual([[17], [5]]);
    while (t.g.round === 1) {
      const open = waiting(businessmen, t.g);
      const seat = open?.seats[0] as Seat;
      const choice = idle(businessmen, t.g, seat);
      if (seat === 2) done.push(choice.type);
      t.nextSector('M1');
      apply(businessmen, t.g, choice);
    }
    expect(done).toEqual(['finish', 'finish', 'spinMisfortune', 'finish']);
    expect([t.coins('C'), t.main('C'), t.warnings('C')]).toEqual([[17], { oil: 8 }, ['loader']]);
    // A player who comes back plays on from the next question.
    t.calmUntil('loading.turn');
    expect(t.g.players[2].coins).toBe(17);
  });

  test('BM-R58: what is done at a time-out: play, turn, pass, spin, nothing more', () => {
    const idleAt = (given: Parameters<typeof position>[0]) => {
      const t = position(given);
      return idle(businessmen, t.g, t.seatOf(t.asked()[0] ?? '')).type;
    };
    expect(idleAt({ players: { A: { coins: 0 } } })).toBe('playRound');
    expect(idleAt({})).toBe('turnCards');
    expect(idleAt({ at: 'buying', market: { oil: 1 } })).toBe('pass');
    expect(idleAt({ at: 'loading', players: { A: { main: { oil: 1 } } } })).toBe('pass');
    expect(idleAt({ at: 'priceWheel' })).toBe('spinPrices');
    expect(idleAt({ at: 'exports', exportCard: 'E05', players: { A: { main: { oil: 4 } } } })).toBe('finish');
    expect(idleAt({ at: 'improvements' })).toBe('finish');
    expect(idleAt({ at: 'misfortune' })).toBe('spinMisfortune');
    expect(idleAt({ at: 'insurance', players: { A: { warned: ['loader'] } } })).toBe('finish');
  });

  test('BM-R63: no undo across a card turn, a spin or another’s decision; one’s own unfinished decision is free', () => {
    const match = new TestTable(businessmen, 2, {
      seed: '11'.repeat(32),
      entropy: ['', ''],
      options: { firstLeader: 'firstSeat' },
    });
    const doIdly = () => match.act(idle(businessmen, match.g, waiting(businessmen, match.g)?.seats[0] as Seat));
    expect(doIdly().ok).toBe(true);
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { facts: { because: 'secret' } } });
    doIdly();
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { facts: { because: 'turn' } } });
    while (waiting(businessmen, match.g)?.step !== 'steps') doIdly();
    match.g.players[0].coins = 30;
    expect(match.act({ seat: 0, type: 'improve', characteristic: 'loader' }).ok).toBe(true);
    expect(match.undo(0).ok).toBe(true);
    expect(match.g.players[0].levels.loader).toBe(1);
    while (waiting(businessmen, match.g)?.step !== 'wheel') doIdly();
    doIdly();
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { facts: { because: 'chance' } } });
  });
});

type Book = (seat: Seat, coins: number, points: number) => void;

/** The books of the Bank, kept from what is told to everybody. */
function keepBooks(event: Event<Businessmen>, book: Book): void {
  switch (event.type) {
    case 'skipMoneyPaid':
      return book(event.seat, event.coins, 0);
    case 'skipAnnounced':
      return book(event.seat, 0, -event.lost);
    case 'bought':
      return book(event.seat, -event.cost, 0);
    case 'lorrySent':
      for (const { seat, coins } of event.payments) book(seat, coins, 0);
      if (event.exclusive !== null) book(event.exclusive.seat, 0, event.exclusive.points);
      return;
    case 'exported':
      return book(event.seat, 0, event.points);
    case 'improved':
      return book(event.seat, -event.cost, event.points);
    case 'fined':
      return book(event.seat, 0, -event.lost);
    case 'insured':
      return book(event.seat, -event.cost, 0);
  }
}
