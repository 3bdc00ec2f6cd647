import { below, bitOf, clone, seeded, start } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { INDUSTRIES } from '../../content/industries.ts';
import { isQuota, type OptionCard } from '../../content/options.ts';
import { economicus } from '../../index.ts';
import { only, position } from '../../testing/position.ts';
import { arrange } from '../secrets.ts';

const full = (seats: number, more = {}) => start(economicus, { seats, chance: 5, options: { rules: 'full', ...more } });

describe('set-up', () => {
  test('EC-0.4, EC-0.3, EC-T.1: two to eight players, quick or full rules, quick by default', () => {
    expect(economicus.seats).toEqual({ min: 2, max: 8 });
    expect(() => start(economicus, { seats: 9, chance: 1 })).toThrow();
    expect(start(economicus, { seats: 2, chance: 1 }).options.rules).toBe('quick');
  });

  test('EC-2.1, EC-T.2: the ring lies in order, or at random', () => {
    expect(start(economicus, { seats: 2, chance: 1 }).layout).toEqual(INDUSTRIES);
    const { layout } = start(economicus, { seats: 2, chance: 7, options: { layout: 'random' } });
    expect(layout).not.toEqual(INDUSTRIES);
    expect([...layout].sort((a, b) => a - b)).toEqual(INDUSTRIES);
  });

  test('EC-2.2, EC-2.3, EC-2.11, EC-0.1, EC-R.34: everybody has 20M in whole M; in quick rules nothing else, and no cards', () => {
    const g = start(economicus, { seats: 4, chance: 3 });
    for (const seat of g.seats) {
      const { cash, quotas, hand, companies } = g.players[seat];
      expect([cash, quotas.length, hand.secret.length, Math.max(...companies)]).toEqual([20, 0, 0, 0]);
    }
    expect(g.bank).toBe(-80);
    expect([g.optionDeck.secret.length, g.eventDeck.secret.length, g.crisisDeck.secret.length]).toEqual([0, 0, 0]);
    expect(g.stack.map(({ phase }) => phase)).toEqual(['year', 'turn', 'window']);
  });

  test('EC-2.5, EC-R.6, EC-4.2: the highest roll starts and is auditor; those who tie roll again', () => {
    for (let chance = 1; chance < 40; chance++) {
      const g = start(economicus, { seats: 3, chance });
      const rounds = only(g.events ?? [], 'firstPlayerRolled') as {
        rolls: { seat: number; blue: number; white: number }[];
        first: number | null;
      }[];
      for (const { rolls, first } of rounds) {
        const sums = rolls.map(({ blue, white }) => blue + white);
        const best = rolls.filter((_, i) => sums[i] === Math.max(...sums)).map(({ seat }) => seat);
        expect(first).toBe(best.length === 1 ? best[0] : null);
      }
      expect([g.auditor, g.active]).toEqual([rounds.at(-1)?.first, rounds.at(-1)?.first]);
    }
  });

  test('EC-2.6, EC-2.7, EC-2.8, EC-R.7: a quota each, laid open, two other cards each, and the rest in one deck', () => {
    const g = full(8);
    for (const seat of g.seats) {
      expect(g.players[seat].quotas.every(isQuota) && g.players[seat].quotas.length === 1).toBe(true);
      expect(g.players[seat].hand.secret).toHaveLength(2);
      expect(g.players[seat].hand.secret.some(isQuota)).toBe(false);
    }
    expect([g.optionDeck.secret.length, g.optionDeck.secret.filter(isQuota).length]).toEqual([41, 4]);
    expect([g.crisisDeck.secret.length, g.eventDeck.secret.length]).toEqual([18, 36]);
  });

  test('EC-2.8: a quota that a re-dealt game gave somebody changes places with a card of the deck that nobody knows', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const g = full(4);
      const { optionDeck: deck } = g;
      const { hand } = g.players[2];
      const at = deck.secret.findIndex(isQuota);
      [hand.secret[1], deck.secret[at]] = [deck.secret[at] as OptionCard, hand.secret[1] as OptionCard];
      // The first seat has seen the lower half of the deck: there nothing is moved.
      for (let i = 0; i < 20; i++) deck.seen[i] = bitOf(0);
      const before = clone(g);
      const dice = { chance: seeded(seed) };
      arrange(g, bitOf(0), (n) => below(dice, n));
      expect(hand.secret.map(isQuota)).toEqual([false, false]);
      expect(deck.secret.slice(0, 20)).toEqual(before.optionDeck.secret.slice(0, 20));
      const all = (each: typeof g) => [...each.optionDeck.secret, ...each.players[2].hand.secret].sort();
      expect(all(g)).toEqual(all(before));
    }
  });

  test('EC-2.9, EC-2.10, EC-R.8, EC-S.66: two rounds of free companies with white numbers; a state one costs the quota', () => {
    const t = position({ names: ['A', 'B'], at: 'opening', options: { rules: 'full' } });
    const [first = '', second = ''] = [t.asked()[0], ['A', 'B'].find((name) => name !== t.asked()[0])];
    expect(t.refusal(first, 'place', { industry: 7, kind: 'private' })).toBe('EC-2.9 notWhite');
    t.play(first, 'place', { industry: 4, kind: 'state' });
    expect([t.player(first).quotas.length, t.free(4), t.price(4)]).toEqual([0, [3, 1], null]);
    t.play(second, 'place', { industry: 12, kind: 'private' });
    expect(t.refusal(first, 'place', { industry: 4, kind: 'state' })).toBe('EC-2.9 noQuota');
    t.play(first, 'place', { industry: 4, kind: 'private' });
    expect([t.asked(), t.stars(first), t.cash(first)]).toEqual([[second], [2], [20]]);
  });

  test('EC-S.66, EC-R.56: eight players can always take two private companies each', () => {
    const t = position({ names: [...'ABCDEFGH'], at: 'opening', options: { rules: 'full', year1Opening: 'none' } });
    for (let i = 0; i < 16; i++) t.calm();
    expect(t.question()).toBe('window.free');
    expect(t.g.seats.every((seat) => t.g.players[seat].companies.reduce((a, b) => a + b, 0) === 2)).toBe(true);
  });

  test('EC-T.8: by the snake the last player places twice in a row', () => {
    const t = position({ names: ['A', 'B', 'C'], at: 'opening', options: { rules: 'full', placementOrder: 'snake' } });
    const order: string[] = [];
    for (let i = 0; i < 6; i++) {
      order.push(t.asked()[0] ?? '');
      t.calm();
    }
    expect(order.slice(3)).toEqual(order.slice(0, 3).reverse());
  });

  test('EC-2.12, EC-R.9, EC-R.53, EC-T.6: year 1 opens with an event and a crisis card, with neither, or with an option card too', () => {
    const opened = (year1Opening: 'eventAndCrisis' | 'none' | 'all') => {
      const t = position({
        names: ['A', 'B'],
        at: 'newYear',
        year: 0,
        eventDeck: ['EV09'],
        crisisDeck: ['CF05'],
        optionDeck: ['OP19-1', 'OP19-2'],
        options: { rules: 'full', year1Opening },
      });
      return [t.g.event, t.g.forecast, t.player('A').hand.secret.length];
    };
    expect(opened('eventAndCrisis')).toEqual(['EV09', 5, 0]);
    expect(opened('none')).toEqual([null, null, 0]);
    expect(opened('all')).toEqual(['EV09', 5, 1]);
  });
});
