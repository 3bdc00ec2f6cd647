import { apply, type Seat, seeded, start, waiting } from '@parlour/kernel';
import { choiceOf, doNotPeek, everyValue } from '@parlour/kernel/testing/choosing.ts';
import type { InstantBot } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { businessmen } from '../index.ts';
import { position } from '../testing/position.ts';
import type { Businessmen, G } from '../types.ts';
import { bots } from './index.ts';

const [random, careful] = bots as [InstantBot<Businessmen>, InstantBot<Businessmen>];
type Options = Partial<Businessmen['options']>;

/** One game to its end, every choice judged like a stranger's. */
function playWith(chairs: readonly InstantBot<Businessmen>[], seed: number, options: Options = {}): G {
  const g = start(businessmen, { seats: chairs.length, chance: seeded(seed), options });
  const dice = { chance: seeded(seed + 1) };
  for (let open = waiting(businessmen, g); open !== null; open = waiting(businessmen, g)) {
    const seat = open.seats[0] as Seat;
    const applied = apply(businessmen, g, {
      seat,
      ...choiceOf(businessmen, chairs[seat] as InstantBot<Businessmen>, g, seat, dice),
    });
    if ('refusal' in applied) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
  }
  return g;
}

describe('the bots', () => {
  test('a careful bot beats random ones clearly, on every chair', () => {
    let wins = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const chairs = Array.from({ length: 4 }, (_, seat) => (seat === seed % 4 ? careful : random));
      const { outcome } = playWith(chairs, seed);
      if (outcome?.winners.includes((seed % 4) as Seat)) wins += 1 / outcome.winners.length;
    }
    // An equal share would be 6 of 24; five deviations above it are 16.6.
    expect(wins).toBeGreaterThan(16.6);
  });

  test('they never choose what is not on offer, in 50 games over every value of every option', () => {
    const tables = everyValue(businessmen);
    for (let n = 0; n < 50; n++) {
      const table: Options = { targetVP: '10', ...tables[n % tables.length], ...tables[(7 * n + 3) % tables.length] };
      const chairs = Array.from({ length: 2 + (n % 3) }, (_, seat) => (seat === 3 ? random : careful));
      expect(playWith(chairs, n, { roundGuard: '20', ...table }).ending).not.toBeNull();
    }
  });

  test('they do not peek: what a seat may not know does not change a choice', () => {
    doNotPeek(
      businessmen,
      bots as InstantBot<Businessmen>[],
      [1, 2, 3, 4].map((seed) => ({
        seed,
        options: { roundGuard: '12', ...(seed % 2 === 0 && { quietPhases: 'parallel' }) },
      })),
    );
  });
});

describe('a careful bot', () => {
  /** What it chooses in A's place. */
  const choice = (given: Parameters<typeof position>[0]) => {
    const { g, seatOf } = position(given);
    return choiceOf(businessmen, careful, g, seatOf('A'), { chance: seeded(1) });
  };

  test('buys what completes its own lorry', () => {
    const bought = choice({
      at: 'buying',
      players: { A: { main: { fish: 1 } } },
      lorries: { blue: { good: 'oil', lots: { A: 3 } } },
      market: { oil: 5, meat: 5, wood: 5 },
    });
    expect(bought).toEqual({ type: 'buy', good: 'oil', units: 3 });
  });

  test('buys what fills up a shipment', () => {
    const bought = choice({
      at: 'buying',
      exportCard: 'E05',
      players: { A: { main: { grain: 5 } } },
      lorries: {
        yellow: { good: 'meat', lots: { B: 4 } },
        blue: { good: 'fish', lots: { C: 5 } },
        green: { good: 'metal', lots: { B: 6 } },
      },
      market: { grain: 3, wood: 5 },
    });
    expect(bought).toEqual({ type: 'buy', good: 'grain', units: 3 });
  });

  test('fills a lorry of its own for the points', () => {
    const loaded = choice({
      at: 'loading',
      leader: 'C',
      players: { A: { main: { oil: 4 } } },
      lorries: { green: { good: 'oil', lots: { A: 3 } } },
    });
    expect(loaded).toEqual({ type: 'load', lorry: 'green', good: 'oil' });
  });

  test('blocks: one unit on the foremost rival’s lorry before he fills it alone', () => {
    const loaded = choice({
      at: 'loading',
      leader: 'C',
      players: { A: { points: 12, main: { oil: 1 } }, B: { points: 17, main: { oil: 4 } }, C: { points: 2 } },
      lorries: { green: { good: 'oil', lots: { B: 4 } } },
    });
    expect(loaded).toEqual({ type: 'load', lorry: 'green', good: 'oil' });
  });

  test('keeps the type that may be exported', () => {
    const kept = choice({
      at: 'keeping',
      exportCard: 'E05',
      players: { A: { main: { grain: 6 }, temp: { meat: 4 } } },
    });
    expect(kept).toEqual({ type: 'keep', goods: ['grain'] });
  });

  test('exports the largest shipment, and not what sells dearer', () => {
    const exporting = { at: 'exports', exportCard: 'E05', sector: 'P10' } as const;
    const cheap = choice({ ...exporting, players: { A: { main: { oil: 8 } } }, prices: { oil: 2 } });
    expect(cheap).toEqual({ type: 'ship', good: 'oil', units: 8 });
    const dear = choice({ ...exporting, players: { A: { main: { oil: 4 } } }, prices: { oil: 15 } });
    expect(dear).toEqual({ type: 'finish' });
  });

  test('improves, but keeps coins for the next market', () => {
    const improving = { at: 'improvements', sector: 'P10', round: 3 } as const;
    expect(choice({ ...improving, players: { A: { coins: 24 } } })).toMatchObject({ type: 'improve' });
    expect(choice({ ...improving, players: { A: { coins: 10 } } })).toEqual({ type: 'finish' });
  });

  test('spends everything where that wins', () => {
    const last = choice({ at: 'improvements', sector: 'P10', round: 9, players: { A: { points: 19, coins: 10 } } });
    expect(last).toMatchObject({ type: 'improve' });
  });

  test('insures a level that is dear to lose, and not the lowest', () => {
    const insuring = { at: 'insurance', sector: 'P10', round: 4 } as const;
    const high = choice({ ...insuring, players: { A: { coins: 40, levels: [1, 1, 3], warned: ['manager'] } } });
    expect(high).toEqual({ type: 'insure', characteristic: 'manager' });
    const low = choice({ ...insuring, players: { A: { coins: 12, points: 4, warned: ['loader'] } } });
    expect(low).toEqual({ type: 'finish' });
  });

  test('skips when it is broke and has nothing to lose, and plays when it can', () => {
    expect(choice({ at: 'announcements', players: { A: { coins: 0 } } })).toEqual({ type: 'skipRound' });
    const rich = choice({ at: 'announcements', options: { skipEligibility: 'anyone' }, players: { A: { coins: 12 } } });
    expect(rich).toEqual({ type: 'playRound' });
  });
});
