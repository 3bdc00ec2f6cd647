import { apply, below, bundleOf, clone, nextAsked, offers, type Seat, seeded, start } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { manticore } from '../../index.ts';
import type { Manticore } from '../../types.ts';
import { features } from './features.ts';
import { guidanceFor } from './guidance.ts';

type Table = { seats: number; options: Partial<Manticore['options']> };
const TABLES: Table[] = [
  { seats: 1, options: {} },
  { seats: 2, options: { mode: 'semi', monsterInitiative: '2' } },
  { seats: 3, options: { monsterInitiative: '3' } },
  { seats: 3, options: { hiddenArtifacts: 'on', scenario: 'awakening' } },
  { seats: 4, options: { mode: 'semi', monsters: 'static' } },
];

describe('what guides a thinker', () => {
  const { policy, ideas, value, clock } = guidanceFor(bundleOf(manticore));

  test.each(TABLES)('offers ideas that the rules allow, and expects a part of a victory: $seats, $options', (table) => {
    let tried = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const g = start(manticore, { ...table, chance: seeded(seed) });
      const dice = { chance: seeded(seed) };
      const random = (n: number) => below(dice, n);
      let now = clock(g);
      for (let open = nextAsked(manticore, g); open !== null; open = nextAsked(manticore, g)) {
        const seat = open.seats[0] as Seat;
        const found = ideas(g, seat, offers(manticore, g, seat), random);
        expect(found.length).toBeLessThan(20);
        for (const { choice } of found)
          expect(apply(manticore, clone(g), { seat, ...choice })).toHaveProperty('events');
        tried += found.length;
        const shares = g.seats.map((each) => value(g, each));
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
        if (table.options.mode === 'semi') expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(1.0001);
        expect(features.of(g, seat)).toEqual(features.of(g, g.seats[0] as Seat));
        const any = found[random(4 * found.length + 1)]?.choice ?? policy(g, seat, random);
        expect(apply(manticore, g, { seat, ...any })).toHaveProperty('events');
        expect(clock(g)).toBeGreaterThanOrEqual(Math.min(now, 0));
        now = clock(g);
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  test('in practice nobody thinks ahead', () => {
    const g = start(manticore, { seats: 2, chance: seeded(1), options: { practice: 'hound' } });
    for (let open = nextAsked(manticore, g); open !== null; open = nextAsked(manticore, g)) {
      const seat = open.seats[0] as Seat;
      const random = () => 0;
      expect(ideas(g, seat, offers(manticore, g, seat), random)).toEqual([]);
      apply(manticore, g, { seat, ...policy(g, seat, random) });
    }
  });
});
