import { choicesOf, deckOf, type Offer, offers, type Seat, seeded, start, waiting } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { CELLS } from '../../content/board.ts';
import type { RoadTokenId, Rotation } from '../../content/road-tokens.ts';
import { manticore } from '../../index.ts';
import { type At, at, FORGE_ROAD, only, position } from '../../testing/position.ts';
import type { Manticore } from '../../types.ts';
import { CITY_DISTANCE, FOREST_CELLS, SIDES } from '../01-setup/board.ts';
import { sitesFor } from './placing.ts';
import { fits, openEdges, roadOf } from './roads.ts';

type Given = Parameters<typeof position>[0];

/** Stage 1 with these tokens still face down, the first to be drawn first. */
function paving(tokens: RoadTokenId[], given: Given = {}) {
  const table = position(given);
  table.g.round = 0;
  table.g.roadPile = deckOf('roads', [...tokens].reverse());
  table.g.stack = [
    { phase: 'game', step: 'pave' },
    { phase: 'paving', step: 'turnUp', seat: table.g.order[0] as Seat, token: null },
  ];
  const [token] = tokens;
  table.g.roadPile.secret.pop();
  table.g.roadPile.seen.pop();
  table.g.stack[1] = { phase: 'paving', step: 'lay', seat: table.g.order[0] as Seat, token: token ?? null };
  return {
    ...table,
    choices: () =>
      offers(manticore, table.g, waiting(manticore, table.g)?.seats[0] as Seat).flatMap((offer) => [
        ...choicesOf(offer as Offer<Manticore, 'lay'>),
      ]),
    mayLay: (cell: At, rotation: Rotation): string | null =>
      table.refusal('warrior', 'lay', { cell: at(cell), rotation }),
  };
}

/** MC-2. */
describe('paving the roads', () => {
  test('MC-S1, MC-2.6, MC-R16: the first straight has 36 places, on the ring around the City and on the Fireway too', () => {
    const table = paving(['straight']);
    expect(table.choices()).toHaveLength(36);
    expect(table.mayLay([2, -1], 0)).toBe(null);
    expect(table.mayLay([0, -1], 0)).toBe('MC-2.2 notOffered');
    expect(table.mayLay([0, -2], 4)).toBe('MC-2.2 notOffered');
  });

  test('MC-E10, MC-2.3, MC-2.4, MC-2.5, MC-R15, MC-R17: beside the City, on from a road that waits, beside a location that is reached', () => {
    const empty = paving(['straight']);
    for (const rotation of [0, 1, 2] as const) expect(empty.mayLay([0, -2], rotation)).toBe(null);
    expect(empty.mayLay([0, -3], 0)).toBe('MC-2.3 joinsNothing');

    const one = paving(['straight'], { roads: [{ at: [0, -2] }] });
    expect(one.mayLay([0, -3], 0)).toBe(null);
    expect(one.mayLay([0, -3], 1)).toBe('MC-2.5 roadsDoNotMeet');
    expect(one.mayLay([0, -2], 0)).toBe('MC-R16 roadThere');
    // A wide bend {0, 2} turned three times has its ends at 3 and 5.
    expect(paving(['wideBend'], { roads: [{ at: [0, -2] }] }).mayLay([0, -3], 3)).toBe(null);

    const forge = paving(['straight'], { roads: FORGE_ROAD });
    for (const cell of [
      [2, -6],
      [-1, -5],
      [-1, -4],
    ] as const)
      for (const rotation of [0, 1, 2] as const) expect(forge.mayLay(cell, rotation)).toBe(null);
    expect(forge.mayLay([-4, 0], 0)).toBe('MC-2.3 joinsNothing');
  });

  test('MC-R15, MC-R17: the Cave is reached like a location; ends may point at wilderness and at tokens that do not answer', () => {
    const lane = { at: [4, -7], rotation: 1 } as const;
    expect(paving(['straight'], { roads: [lane] }).mayLay([4, -8], 0)).toBe(null);
    expect(paving(['straight']).mayLay([4, -8], 0)).toBe('MC-2.3 joinsNothing');
    const beside = paving(['straight'], { roads: [{ at: [0, -2] }] });
    // (1,-2) is beside the City; its end towards (0,-2) meets no road there, and that is allowed.
    expect(beside.mayLay([1, -2], 2)).toBe(null);
    const star = roadOf('star', 0);
    expect(star.exits).toBe(63);
  });

  test('MC-2.2, MC-2.10, MC-R19: one token each in turn until none is left, then round 1 begins', () => {
    const g = start(manticore, {
      seats: 4,
      picks: ['radan', 'oslav', 'borun', 'taeril'],
      chance: seeded(5),
      options: { turnOrder: 'agreed' },
    });
    const table = position();
    table.g.heroes.length = 0;
    Object.assign(table.g, g);
    const told = table.idleUntil(() => table.question() === 'turn.act');
    const laid = only(told, 'tokenLaid');
    expect(laid).toHaveLength(42);
    expect(laid.map(({ seat }) => seat)).toEqual(laid.map((_, i) => i % 4));
    expect(FOREST_CELLS.filter((cell) => table.g.roads[cell] !== null)).toHaveLength(42);
    expect(
      only(told, 'monsterAppeared')
        .map(({ monster }) => monster)
        .sort(),
    ).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7']);
    expect(table.g.round).toBe(1);
  });

  test('MC-2.1: the roads of stage 1 stay as they are for the whole base game', () => {
    const table = position({ roads: FORGE_ROAD });
    const before = JSON.stringify(table.g.roads);
    table.passRound();
    expect(JSON.stringify(table.g.roads)).toBe(before);
    expect(table.refusal('warrior', 'lay', { cell: at([0, 2]), rotation: 0 })).toBe('MC-2.2 notNow');
  });

  test('MC-2.7, MC-S4, MC-R1: a lair brings its marker, and beside the City it will come in round 1', () => {
    const again = paving(['greatLair', 'straight'], { stacks: null });
    again.g.monsters.M4.is = 'waiting';
    const happened = again.play('warrior', 'lay', { cell: at([-2, 1]), rotation: 0 });
    expect(only(happened, 'monsterAppeared')).toMatchObject([{ monster: 'M4', cell: at([-2, 1]) }]);
    expect(CITY_DISTANCE[at([-2, 1])]).toBe(1);
    expect(again.facts().threats.M4?.arrives).toBe(1);
  });

  test('MC-R18: with no legal place a token goes nearest to the City, and out of the game where there is no cell at all', () => {
    const table = paving(['straight', 'sharpBend', 'star', 'straight', 'raiderLair'], { roads: [] });
    for (const cell of FOREST_CELLS) table.g.roads[cell] = roadOf('straight', 0);
    // Two holes that no road around them leads into, and one beside the City.
    for (const hole of [at([-2, -1]), at([-2, 4])]) {
      for (const { cell, direction } of SIDES[hole])
        table.g.roads[cell] = roadOf('straight', direction % 3 === 0 ? 1 : 0);
      table.g.roads[hole] = null;
    }
    table.g.roads[at([0, 2])] = null;
    table.g.monsters.M5.is = 'waiting';
    expect(sitesFor(table.g, 'star').map(({ cell }) => cell)).toEqual([at([0, 2])]);
    const told = table.play('warrior', 'lay', { cell: at([0, 2]), rotation: 0 });
    expect(only(told, 'tokenLaid').slice(1)).toMatchObject([
      { token: 'sharpBend', cell: at([-2, -1]), rotation: 0, by: 'forced', rule: 'MC-R18' },
      { token: 'star', cell: at([-2, 4]), by: 'forced' },
    ]);
    expect(only(told, 'tokenRemoved')).toMatchObject([
      { token: 'straight', monster: null },
      { token: 'raiderLair', monster: 'M5' },
    ]);
    expect([table.g.monsters.M5.is, table.g.outOfGame.roads]).toEqual(['unused', ['straight', 'raiderLair']]);
    expect(CITY_DISTANCE[at([-2, -1])]).toBeLessThan(CITY_DISTANCE[at([-2, 4])]);
  });

  test('MC-4.4, MC-R15: cells fit where a road crosses their common edge; location cells are open on every side', () => {
    const { g } = position({ roads: [{ at: [0, -2] }, { at: [1, -3] }, { at: [0, -3] }] });
    const open = openEdges(g);
    expect(fits(open, at([0, -2]), at([0, -3]), 0)).toBe(true);
    expect(fits(open, at([0, -2]), at([1, -3]), 1)).toBe(false);
    expect(fits(open, at([0, -2]), at([0, -1]), 3)).toBe(true);
    expect(CELLS.filter((cell) => open[cell] === 63)).toHaveLength(38);
  });
});
