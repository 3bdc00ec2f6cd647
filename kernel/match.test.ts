import { describe, expect, test } from 'vitest';
import { below, clone, type Head, headHash, type Seat, sample, seeded, start, waiting } from './index.ts';
import { playRandomly } from './play.ts';
import type { Concession } from './testing/concession.ts';
import { concession } from './testing/concession.ts';
import { matchOf, type TestTable } from './testing/table.ts';

const drawnIn = ({ g: { chance } }: TestTable<Concession>): number => (typeof chance === 'number' ? 0 : chance.drawn);

/** Plays at random until a move has drawn from the dice; returns what the draws were before it, and who made it. */
function untilSomethingIsDrawn(table: TestTable<Concession>, seed: number): { before: number; seat: Seat } | null {
  const dice = { chance: seeded(seed) };
  for (let open = waiting(concession, table.g); open !== null; open = waiting(concession, table.g)) {
    const before = drawnIn(table);
    const seat = open.seats[0] as Seat;
    table.act(sample(concession, table.g, seat, (n) => below(dice, n)));
    if (drawnIn(table) > before && table.g.outcome === null) return { before, seat };
  }
  return null;
}

test('random play goes to the end by moves that are on offer, and tells when there is nothing left to do', () => {
  const types = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const g = start(concession, { seats: 3, chance: seeded(seed) });
    const dice = { chance: seeded(seed + 100) };
    let moves = 0;
    while (playRandomly(concession, g, (n) => below(dice, n))) {
      moves += 1;
      for (const { type } of g.events ?? []) types.add(type);
      expect([waiting(concession, g) === null, moves > 5000]).toEqual([g.outcome !== null, false]);
    }
    expect([g.outcome === null, moves > 10]).toEqual([false, true]);
  }
  expect([...types]).toEqual(expect.arrayContaining(['bid', 'folded', 'sold', 'dealProposed', 'dealAccepted']));
});

describe('a match', () => {
  test('undo gives the dice not back: what was drawn stays drawn, even if everybody agrees', () => {
    let seen = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const table = matchOf(concession, seed);
      const moved = untilSomethingIsDrawn(table, seed);
      if (moved === null) continue;
      const after = drawnIn(table);
      const others = table.g.seats.filter((seat) => seat !== moved.seat);
      expect(table.undo(moved.seat, others).ok).toBe(true);
      expect(drawnIn(table)).toBe(after);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(3);
  });

  test('the first link covers everything in the head, the entropy of each seat and the options too', () => {
    const { head } = matchOf(concession, 7).match;
    const links = new Set<string>([headHash(head)]);
    const changes: ((copy: Head) => void)[] = [
      (copy) => Object.assign(copy, { game: 'other' }),
      (copy) => Object.assign(copy.rules, { version: 2 }),
      (copy) => Object.assign(copy.rules, { bundle: 'another' }),
      (copy) => Object.assign(copy.options, { length: 'long' }),
      (copy) => Object.assign(copy, { options: {} }),
      (copy) => Object.assign(copy.dice, { commitment: 'another' }),
      (copy) => copy.dice.entropy.splice(0, 1, 'another'),
      (copy) => copy.dice.entropy.splice(-1, 1, 'another'),
      (copy) => copy.dice.promises.splice(0, 1, 'another'),
      (copy) => Object.assign(copy.seats[0] as object, { bot: 'random' }),
      (copy) => Object.assign(copy.seats[0] as object, { pick: 'red' }),
      (copy) => Object.assign(copy.seats[0] as object, { name: 'another' }),
    ];
    for (const change of changes) {
      const copy = clone(head);
      change(copy);
      links.add(headHash(copy));
    }
    expect(links.size).toBe(changes.length + 1);
  });
});
