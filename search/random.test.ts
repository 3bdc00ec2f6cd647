import { apply, below, bundleOf, offers, type Seat, seeded, start, view, waiting } from '@parlour/kernel';
import { concession } from '@parlour/kernel/testing/concession.ts';
import { expect, test } from 'vitest';
import { randomBot } from './index.ts';

test('a random bot plays any game to its end from views and offers alone, and is never refused', () => {
  const bot = randomBot(bundleOf(concession));
  for (let seed = 1; seed <= 30; seed++) {
    const g = start(concession, { seats: 2 + (seed % 3), chance: seeded(seed) });
    const dice = { chance: seeded(seed) };
    for (let open = waiting(concession, g); open !== null; open = waiting(concession, g)) {
      const seat = open.seats[below(dice, open.seats.length)] as Seat;
      const choice = bot.choose({ seat, view: view(g, seat), offers: offers(concession, g, seat) }, (n) =>
        below(dice, n),
      );
      expect(apply(concession, g, { seat, ...choice })).toHaveProperty('events');
    }
    expect(g.outcome).not.toBeNull();
  }
});

test('the same view and the same dice give the same choice', () => {
  const bot = randomBot(bundleOf(concession));
  const g = start(concession, { seats: 3, chance: seeded(4) });
  const choose = () => {
    const dice = { chance: seeded(99) };
    return bot.choose({ seat: 0, view: view(g, 0), offers: offers(concession, g, 0) }, (n) => below(dice, n));
  };
  expect(choose()).toEqual(choose());
});
