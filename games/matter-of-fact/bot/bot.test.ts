import { apply, idle, type Seat, seeded, start, waiting } from '@parlour/kernel';
import { choiceOf, doNotPeek, everyValue } from '@parlour/kernel/testing/choosing.ts';
import type { InstantBot } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { matterOfFact } from '../index.ts';
import type { G, MatterOfFact } from '../types.ts';
import { bots } from './index.ts';

const [random, careful] = bots as [InstantBot<MatterOfFact>, InstantBot<MatterOfFact>];
type Options = Partial<MatterOfFact['options']>;
/** A chair: a bot, or somebody who never answers and has everything done for him. */
type Chair = InstantBot<MatterOfFact> | 'absent';

const answerOf = (chair: Chair, g: G, seat: Seat, dice: { chance: number }) =>
  chair === 'absent' ? idle(matterOfFact, g, seat) : choiceOf(matterOfFact, chair, g, seat, dice);

/** One game to its end, every choice judged like a stranger's; whoever has an offer to answer is asked first. */
function playWith(chairs: readonly Chair[], seed: number, options: Options = {}): { g: G; actions: number } {
  const g = start(matterOfFact, { seats: chairs.length, chance: seeded(seed), options });
  const dice = { chance: seeded(seed + 1) };
  let actions = 0;
  for (let open = waiting(matterOfFact, g); open !== null; open = waiting(matterOfFact, g)) {
    const answers = g.deals.open.find(({ to }) => chairs[to] === careful)?.to;
    const seat = answers ?? (open.seats[0] as Seat);
    const applied = apply(matterOfFact, g, { ...answerOf(chairs[seat] as Chair, g, seat, dice), seat });
    if ('refusal' in applied) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
    actions += 1;
    if (actions > 20_000) throw new Error('the game does not end');
  }
  return { g, actions };
}

describe('the bots', () => {
  test('a careful bot wins against random ones, wherever it sits', () => {
    let wins = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const seats = 2 + (seed % 3);
      const chairs = Array.from({ length: seats }, (_, seat) => (seat === seed % seats ? careful : random));
      const { ending } = playWith(chairs, seed).g;
      if (ending?.because === 'biobots' && ending.winners.includes((seed % seats) as Seat)) wins += 1;
    }
    // Equal chances would give it five of twelve or fewer; eleven have one chance in three hundred, even with two at each table.
    expect(wins).toBeGreaterThanOrEqual(11);
  });

  test('games open in many ways, and the same dice open one alike', () => {
    const openingOf = (seed: number): string => {
      const g = start(matterOfFact, { seats: 3, chance: seeded(7) });
      const dice = { chance: seeded(seed) };
      const first: string[] = [];
      for (let open = waiting(matterOfFact, g); g.round < 2 && open !== null; open = waiting(matterOfFact, g)) {
        const seat = open.seats[0] as Seat;
        const choice = choiceOf(matterOfFact, careful, g, seat, dice);
        if (choice.type === 'placeChip' || choice.type === 'move') first.push(JSON.stringify(choice));
        apply(matterOfFact, g, { ...choice, seat });
      }
      return first.slice(0, 2).join();
    };
    const openings = new Set(Array.from({ length: 12 }, (_, seed) => openingOf(seed)));
    expect(openings.size).toBeGreaterThan(6);
    expect(openingOf(3)).toBe(openingOf(3));
    const ways = new Set([...openings].map((opening) => opening.split('},')[1]));
    expect(ways.size).toBeGreaterThan(1);
  });

  test('careful bots make their BIObot within a sensible number of rounds', () => {
    const rounds = Array.from({ length: 9 }, (_, i) => {
      const { ending } = playWith(
        Array.from({ length: 2 + (i % 3) }, () => careful),
        100 + i,
      ).g;
      expect(ending?.because).toBe('biobots');
      return ending?.round ?? 0;
    });
    // The specification expects 18 or 19 (section 5.9).
    const mean = rounds.reduce((sum, round) => sum + round, 0) / rounds.length;
    expect(mean).toBeGreaterThan(12);
    expect(mean).toBeLessThan(21);
  });

  test('they never choose what is not on offer, in 50 games over every value of every option', () => {
    const tables = everyValue(matterOfFact);
    for (let n = 0; n < 50; n++) {
      const table: Options = { ...tables[n % tables.length], ...tables[(7 * n + 3) % tables.length] };
      const chairs = Array.from({ length: 2 + (n % 3) }, (_, seat) => (seat === 2 ? random : careful));
      expect(playWith(chairs, n, table).g.ending).not.toBeNull();
    }
  });

  test('they play on with somebody who never answers: nobody is asked for ever', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const chairs = Array.from(
        { length: 2 + (seed % 3) },
        (_, seat): Chair => (seat === seed % 2 ? 'absent' : careful),
      );
      expect(playWith(chairs, seed).g.ending?.because).toBe('biobots');
    }
  });

  test('they do not peek: what a seat may not know does not change a choice', () => {
    const kinds: Options[] = [{}, { cash: 'hidden' }, { decks: 'up', cash: 'hidden' }];
    doNotPeek(
      matterOfFact,
      bots as InstantBot<MatterOfFact>[],
      [1, 2, 3, 4].map((seed) => ({ seed, seats: 2 + (seed % 3), options: kinds[seed % 3] as Options })),
    );
  });
});
