import { clone, perform, seeded, start, waiting } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { CRASH } from '../../content/events.ts';
import { boom } from '../../index.ts';
import { position } from '../../testing/position.ts';

describe('BO-2 Game round', () => {
  test('BO-2.1, BO-2.4, BO-3.1, BO-T3: order, Event, turns, burn, in this sequence', () => {
    const t = position({
      eventDeck: ['E3', 'E2'],
      usedEvents: ['E4', 'E5'],
      companies: [{ plan: 'P09', lead: 'EKP', shares: { EKP: 2, NOI: 1 }, cash: 20 }],
    });
    const events = t.play('EKP', 'pass').map(({ type }) => type);
    expect(events).toEqual([
      'passed',
      'counterReturned',
      'burned',
      'orderDrawn',
      'eventFlipped',
      'limitFell',
      'turnBegan',
      'drew',
    ]);
    expect(t.g.activeEvent).toBe('E2');
    expect(t.g.limit).toBe(5);
    expect(t.question()).toBe('turn.cardStep');
  });

  test('BO-2.2, BO-2.3, BO-R52, BO-T4: every order is equally likely in every game round, whatever the last one was', () => {
    const orders = new Map<string, number>();
    const afterLast = { first: 0, all: 0 };
    const games = 3000;
    for (let seed = 0; seed < games; seed++) {
      const g = start(boom, { seats: 3, chance: seeded(seed) });
      const first = g.order.join('');
      const last = g.order[2];
      while (g.round === 1) {
        const seat = waiting(boom, g)?.seats[0] ?? 0;
        perform(boom, g, { seat, type: g.stack.at(-1)?.step === 'cardStep' ? 'skipCard' : 'pass' });
      }
      for (const key of [`1 ${first}`, `2 ${g.order.join('')}`]) orders.set(key, (orders.get(key) ?? 0) + 1);
      afterLast.all += 1;
      if (g.order[0] === last) afterLast.first += 1;
    }
    expect(orders.size).toBe(12);
    // Five standard deviations of a share of 1/6 in 3000.
    for (const count of orders.values()) expect(Math.abs(count / games - 1 / 6)).toBeLessThan(0.034);
    expect(Math.abs(afterLast.first / afterLast.all - 1 / 3)).toBeLessThan(0.043);
  });

  test('BO-2.5, BO-2.6: one turn each; the last counter back in the mug brings the burn', () => {
    const t = position({ on: 'NOI', then: ['GOS'], eventDeck: ['E3'] });
    const events = t.play('NOI', 'pass');
    expect(events).toContainEqual({ type: 'counterReturned', seat: t.seatOf('NOI') });
    expect(t.asked()).toEqual(['GOS']);
    expect(events.some(({ type }) => type === 'orderDrawn')).toBe(false);
    t.play('GOS', 'skipCard');
    expect(t.play('GOS', 'pass').some(({ type }) => type === 'orderDrawn')).toBe(true);
    expect(t.g.spent).toEqual([]);
  });
});

describe('BO-3 Events', () => {
  test('BO-3.2, BO-3.3: the flipped Event is the only active one until the next flip', () => {
    const t = position({ event: 'E1', eventDeck: ['E4', 'E3'], usedEvents: ['E2'] });
    t.play('EKP', 'pass');
    expect(t.g.activeEvent).toBe('E3');
    expect(t.g.usedEvents).toEqual(['E2', 'E1']);
  });

  test('BO-3.4, BO-8.4: E2, E4 and E5 lower the Limit when flipped, E1 and E3 do not', () => {
    for (const [event, limit] of [
      ['E1', 6],
      ['E2', 5],
      ['E3', 6],
      ['E4', 5],
      ['E5', 5],
    ] as const) {
      const t = position({ event: event === 'E1' ? 'E2' : 'E1', eventDeck: [event], limit: 6 });
      t.play('EKP', 'pass');
      expect([event, t.g.limit]).toEqual([event, limit]);
    }
  });

  test('BO-3.5, BO-R9, BO-X9: with all used, the •Crash joins the five and all six are shuffled', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const t = position({ round: 5, event: 'E5', eventDeck: [], usedEvents: ['E1', 'E2', 'E3', 'E4'] });
      t.g.chance = seeded(seed);
      t.play('EKP', 'pass');
      const flipped = t.g.activeEvent ?? '';
      seen.add(flipped);
      expect(t.g.eventDeck.secret).toHaveLength(5);
      if (flipped !== CRASH) expect(t.g.eventDeck.secret).toContain(CRASH);
      expect(t.g.usedEvents).toEqual([]);
    }
    // The one that was active until now may come again at once.
    expect(seen).toEqual(new Set(['E1', 'E2', 'E3', 'E4', 'E5', 'E6']));
  });

  test('BO-3.6, BO-10.1, BO-R10, BO-T6: the •Crash ends the game before any turn and without burn', () => {
    const t = position({
      round: 5,
      eventDeck: [CRASH],
      companies: [{ plan: 'P09', lead: 'EKP', shares: { EKP: 2, NOI: 1 }, cash: 20 }],
    });
    const events = t.play('EKP', 'pass').map(({ type }) => type);
    expect(events.slice(-2)).toEqual(['eventFlipped', 'crashed']);
    expect(t.question()).toBe('over');
    expect(t.g.round).toBe(6);
  });

  test('BO-3.7, BO-T5: an Event lowers the Limit again when it comes up again', () => {
    const t = position({ round: 5, limit: 3, event: 'E5', eventDeck: ['E5'], usedEvents: ['E1', 'E2', 'E3', 'E4'] });
    t.g.usedEvents = ['E1', 'E2', 'E3', 'E4'];
    t.play('EKP', 'pass');
    expect([t.g.activeEvent, t.g.limit]).toEqual(['E5', 2]);
  });

  test('BO-R11, BO-T8: the Limit never falls below 1', () => {
    const t = position({ limit: 1, eventDeck: ['E4'] });
    const events = t.play('EKP', 'pass');
    expect(t.g.limit).toBe(1);
    expect(events.some(({ type }) => type === 'limitFell')).toBe(false);
  });

  test('BO-R48, BO-T7: five to ten full game rounds, each length equally often; never an eleventh turn', () => {
    const lengths = new Map<number, number>();
    const games = 1200;
    for (let seed = 0; seed < games; seed++) {
      const g = clone(start(boom, { seats: 3, chance: seeded(seed) }));
      for (let open = waiting(boom, g); open !== null; open = waiting(boom, g))
        perform(boom, g, { seat: open.seats[0] ?? 0, type: open.step === 'cardStep' ? 'skipCard' : 'pass' });
      lengths.set(g.round - 1, (lengths.get(g.round - 1) ?? 0) + 1);
    }
    expect([...lengths.keys()].sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10]);
    for (const count of lengths.values()) expect(Math.abs(count / games - 1 / 6)).toBeLessThan(0.054);
  });
});
