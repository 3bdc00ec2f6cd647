import { apply, idle, type Seat, seeded, start, waiting } from '@parlour/kernel';
import { choiceOf, doNotPeek, everyValue } from '@parlour/kernel/testing/choosing.ts';
import type { InstantBot } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { manticore } from '../index.ts';
import type { G, Manticore } from '../types.ts';
import { bots } from './index.ts';

const [random, careful] = bots as [InstantBot<Manticore>, InstantBot<Manticore>];
type Options = Partial<Manticore['options']>;
/** A chair: a bot, or somebody who never answers and has everything done for him. */
type Chair = InstantBot<Manticore> | 'absent';

const answerOf = (chair: Chair, g: G, seat: Seat, dice: { chance: number }) =>
  chair === 'absent' ? idle(manticore, g, seat) : choiceOf(manticore, chair, g, seat, dice);

/** One game to its end, every choice judged like a stranger's. */
function playWith(chairs: readonly Chair[], seed: number, options: Options = {}): { g: G; actions: number } {
  const g = start(manticore, { seats: chairs.length, chance: seeded(seed), options });
  const dice = { chance: seeded(seed + 1) };
  let actions = 0;
  for (let open = waiting(manticore, g); open !== null; open = waiting(manticore, g)) {
    const seat = open.seats[0] as Seat;
    const applied = apply(manticore, g, { ...answerOf(chairs[seat] as Chair, g, seat, dice), seat });
    if ('refusal' in applied) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
    actions += 1;
    if (actions > 5000) throw new Error('the game does not end');
  }
  return { g, actions };
}

describe('the bots', () => {
  test('careful ones win where random ones are lost, with any number of heroes', () => {
    const winsOf = (bot: Chair): number => {
      let wins = 0;
      for (let seed = 1; seed <= 32; seed++) {
        const chairs = Array.from({ length: 1 + (seed % 4) }, () => bot);
        if (playWith(chairs, seed).g.ending?.because === 'manticoreDead') wins += 1;
      }
      return wins;
    };
    // Random heroes win hardly one game in a thousand; careful ones nearly half of them: 7 of 32 are three deviations less.
    expect(winsOf(random)).toBeLessThan(2);
    expect(winsOf(careful)).toBeGreaterThanOrEqual(7);
  });

  test('among rivals a careful bot wins far more often than random ones', () => {
    let careless = 0;
    let wins = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const chairs = [0, 1].map((seat) => (seat === seed % 2 ? careful : random));
      const { ending } = playWith(chairs, seed, { mode: 'semi', monsters: 'static', manticoreMight: '-2' }).g;
      if (ending?.winners.includes((seed % 2) as Seat)) wins += 1;
      else if (ending?.because === 'manticoreDead') careless += 1;
    }
    // Equal chances would share the victories; 8 to 0 has one chance in 256.
    expect(wins).toBeGreaterThanOrEqual(8);
    expect(careless).toBeLessThanOrEqual(wins / 8);
  });

  test('they never choose what is not on offer, in 50 games over every value of every option', () => {
    const tables = everyValue(manticore);
    for (let n = 0; n < 50; n++) {
      const table: Options = { ...tables[n % tables.length], ...tables[(7 * n + 3) % tables.length] };
      const chairs = Array.from({ length: 1 + (n % 4) }, (_, seat) => (seat === 3 ? random : careful));
      expect(playWith(chairs, n, table).g.ending).not.toBeNull();
    }
  });

  test('a practice duel with any foe is fought out long before its last round', () => {
    for (let seed = 1; seed <= 24; seed++) {
      const practice = manticore.options.practice[1 + (seed % 4)] as 'hound';
      const chairs = Array.from({ length: 1 + (Math.floor(seed / 4) % 4) }, () => careful);
      const { ending, round } = playWith(chairs, seed, { practice }).g;
      expect([ending?.because === 'foeUnbeaten', round < 40]).toEqual([false, true]);
    }
  });

  test('they play on with somebody who never answers: nobody is asked for ever', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const chairs = Array.from(
        { length: 2 + (seed % 3) },
        (_, seat): Chair => (seat === seed % 2 ? 'absent' : careful),
      );
      expect(playWith(chairs, seed).actions).toBeLessThan(1000);
    }
  });

  test('they do not peek: what a seat may not know does not change a choice', () => {
    const kinds: Options[] = [{}, { hiddenArtifacts: 'on' }, { scenario: 'awakening', hiddenArtifacts: 'on' }];
    doNotPeek(
      manticore,
      bots as InstantBot<Manticore>[],
      [1, 2, 3, 4, 5, 6].map((seed) => ({ seed, seats: 1 + (seed % 4), options: kinds[seed % 3] as Options })),
    );
  });
});
