import { apply, below, type Seat, seeded, start, waiting } from '@parlour/kernel';
import { choiceOf, doNotPeek, everyValue } from '@parlour/kernel/testing/choosing.ts';
import type { InstantBot } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { economicus } from '../index.ts';
import { keen } from '../testing/sober.ts';
import type { Economicus } from '../types.ts';
import { bots } from './index.ts';

const [random, careful] = bots as [InstantBot<Economicus>, InstantBot<Economicus>];
type Options = Partial<Economicus['options']>;

/** One game to its end, every choice judged like a stranger's. */
function playWith(
  chairs: readonly InstantBot<Economicus>[],
  seed: number,
  options: Options,
  onChoice = (_type: string) => {},
) {
  const g = start(economicus, { seats: chairs.length, chance: seeded(seed), options });
  const dice = { chance: seeded(seed + 1) };
  for (let open = waiting(economicus, g); open !== null; open = waiting(economicus, g)) {
    const seat = open.seats[below(dice, open.seats.length)] as Seat;
    const choice = choiceOf(economicus, chairs[seat] as InstantBot<Economicus>, g, seat, dice);
    const applied = apply(economicus, g, { seat, ...choice });
    if ('refusal' in applied) throw new Error(`refused: ${choice.type} ${JSON.stringify(applied.refusal)}`);
    onChoice(choice.type);
  }
  return g;
}

const EVERY_VALUE = everyValue(economicus);

describe('the bots', () => {
  for (const rules of ['quick', 'full'] as const)
    test(`a careful bot beats random ones clearly, on every chair (${rules} rules)`, () => {
      let wins = 0;
      for (let seed = 1; seed <= 24; seed++) {
        const chairs = Array.from({ length: 4 }, (_, seat) => (seat === seed % 4 ? careful : random));
        const { outcome } = playWith(chairs, seed, { rules, layout: 'random' });
        if (outcome?.winners.includes((seed % 4) as Seat)) wins += 1 / outcome.winners.length;
      }
      // An equal share would be 6 of 24; five deviations above it are 16.6.
      expect(wins).toBeGreaterThan(16.6);
    });

  test('they never choose what is not on offer, in 50 games over every value of every option', () => {
    for (let n = 0; n < 50; n++) {
      const table: Options = {
        rules: n % 3 === 0 ? 'quick' : 'full',
        guardYears: '3',
        ...EVERY_VALUE[n % EVERY_VALUE.length],
        ...EVERY_VALUE[(7 * n + 3) % EVERY_VALUE.length],
      };
      const chairs = Array.from({ length: 2 + (n % 7) }, (_, seat) => (seat === 2 ? random : careful));
      expect(playWith(chairs, n, table).outcome).not.toBeNull();
    }
  });

  test('they do not peek: what a seat may not know does not change a choice', () => {
    const tables = [1, 2, 3].map((seed) => ({ seed, seats: 3, options: { rules: 'full', guardYears: '3' } as const }));
    doNotPeek(economicus, bots as InstantBot<Economicus>[], tables, keen);
  });

  test('careful games end by themselves, in both rule sets, and everything a player can do is done', () => {
    const done = new Set<string>();
    for (let seed = 1; seed <= 24; seed++) {
      const options: Options = { rules: seed % 4 === 0 ? 'quick' : 'full', layout: 'random' };
      const g = playWith(
        Array.from({ length: 3 + (seed % 4) }, () => careful),
        seed,
        options,
        (type) => done.add(type),
      );
      expect(g.ending?.because).toBe('target');
    }
    const usual = ['bid', 'createProjects', 'offerTakeover', 'keepCompany', 'proposeDeal', 'acceptDeal', 'playCard'];
    const rarer = ['react', 'takeLoan', 'repayLoan', 'sell', 'exchangeCards', 'investigate'];
    expect([...usual, ...rarer].filter((type) => !done.has(type))).toEqual([]);
  });
});
