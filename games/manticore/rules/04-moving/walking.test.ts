import { describe, expect, test } from 'vitest';
import type { Cell } from '../../content/board.ts';
import { type At, at, coordinates, FORGE_ROAD, only, position } from '../../testing/position.ts';
import { SIDES } from '../01-setup/board.ts';
import { openEdges, stepCost } from '../02-paving/roads.ts';

const cost = (table: ReturnType<typeof position>, from: At, to: At): number =>
  stepCost(openEdges(table.g), at(from), at(to), SIDES[at(from)].find(({ cell }) => cell === at(to))?.direction ?? 0);

/** MC-4. */
describe('moving a hero', () => {
  test('MC-E11, MC-4.3, MC-4.5: along the road to the Forge for 4 points; into the wilderness and across roads for 3', () => {
    const table = position({ heroes: { warrior: { at: [0, -1] } }, roads: [...FORGE_ROAD, { at: [1, -3] }] });
    const told = table.play('warrior', 'move', { to: at([0, -5]) });
    expect(only(told, 'moved')).toMatchObject([{ costs: [1, 1, 1, 1], left: 0 }]);
    expect(only(told, 'moved')[0]?.path.map((cell: Cell) => coordinates(cell))).toEqual([
      [0, -1],
      [0, -2],
      [0, -3],
      [0, -4],
      [0, -5],
    ]);
    expect(cost(table, [0, 1], [0, 2])).toBe(3);
    expect([cost(table, [0, -2], [1, -3]), cost(table, [1, -3], [0, -2])]).toEqual([3, 3]);
    const turned = position({ roads: [{ at: [0, -2], rotation: 1 }] });
    expect([cost(turned, [0, -1], [0, -2]), cost(turned, [0, -2], [0, -1])]).toEqual([3, 3]);
  });

  test('MC-S2, MC-3.4, MC-3.7: 4 points, a step into the wilderness, and 1 is left: too few for the next one', () => {
    const table = position({ heroes: { warrior: { at: [0, 1] } } });
    table.play('warrior', 'move', { to: at([0, 2]) });
    expect(table.left('warrior')).toBe(1);
    expect(table.refusal('warrior', 'move', { to: at([0, 3]) })).toBe('MC-4.5 tooFewPoints');
    expect(table.refusal('warrior', 'move', { to: at([0, 5]) })).toBe('MC-3.4 outOfReach');
  });

  test('MC-S3, MC-4.6: out of the wilderness onto a token that does not fit, and into a location, costs 1', () => {
    const table = position({
      heroes: { warrior: { at: [1, -2] }, mage: { at: [-1, 1] } },
      roads: [{ at: [0, -2], rotation: 1 }],
    });
    expect(cost(table, [1, -2], [0, -2])).toBe(1);
    expect(cost(table, [1, -2], [1, -1])).toBe(1);
    expect(cost(table, [0, 0], [0, 1])).toBe(1);
    table.play('warrior', 'move', { to: at([0, -2]) });
    expect(table.left('warrior')).toBe(3);
  });

  test('MC-S6, MC-4.2, MC-R70: a cell with any marker cannot be entered or passed; what lies there does not matter', () => {
    const table = position({
      heroes: { warrior: { at: [0, -1] }, mage: { at: [1, -1] } },
      roads: FORGE_ROAD,
      monsters: { M1: { at: [0, -2] } },
      ground: [{ at: [0, 0], artifact: 'SW-1' }],
    });
    expect(table.refusal('warrior', 'move', { to: at([0, -2]) })).toBe('MC-4.2 occupied');
    expect(table.refusal('warrior', 'move', { to: at([1, -1]) })).toBe('MC-4.2 occupied');
    expect(table.refusal('warrior', 'move', { to: at([0, -3]) })).toBe('MC-3.4 outOfReach');
    expect(table.refusal('warrior', 'move', { to: at([0, 0]) })).toBe(null);
    const near = position({ heroes: { elf: { at: [4, -7], spent: 0 } }, manticore: { wokeIn: 2 } });
    expect(near.refusal('elf', 'move', { to: at([5, -8]) })).toBe('MC-4.2 occupied');
  });

  test('MC-4.1, MC-3.5: a walk is single steps to neighbours, each paid for, by the cheapest way', () => {
    const table = position({ heroes: { elf: { at: [0, 1] } }, roads: FORGE_ROAD });
    const reach = table.facts().reach;
    for (const { cell, cost: price, path } of reach) {
      const steps = [at([0, 1]), ...path];
      const sum = path.reduce<number>(
        (total, to, i) => total + cost(table, coordinates(steps[i] as Cell) as At, coordinates(to) as At),
        0,
      );
      expect([cell, sum]).toEqual([path.at(-1), price]);
    }
    expect(reach.find(({ cell }) => cell === at([0, -3]))?.cost).toBe(4);
    table.play('elf', 'move', { to: at([0, -3]) });
    expect(table.left('elf')).toBe(2);
  });

  test('MC-R14: the Fireway is ordinary forest to walkers, City and Cave cells are locations', () => {
    const table = position({ heroes: { warrior: { at: [1, 0] } } });
    expect(cost(table, [1, 0], [2, -1])).toBe(3);
    expect(cost(table, [4, -7], [5, -8])).toBe(1);
    expect(cost(position({ roads: [{ at: [2, -1], rotation: 2 }] }), [1, 0], [2, -1])).toBe(3);
    expect(cost(position({ roads: [{ at: [2, -1], rotation: 1 }] }), [1, 0], [2, -1])).toBe(1);
  });

  test('MC-R38, MC-23.3: a walk does not lead on through a cell that wakes the Manticore; she wakes where it ends', () => {
    const roads = [
      { at: [4, -8] as const, token: 'star' as const },
      { at: [3, -7] as const, token: 'star' as const },
      { at: [4, -7] as const, token: 'star' as const },
    ];
    const table = position({ heroes: { elf: { at: [3, -7] } }, roads });
    // (5,-8) is hers; (5,-7) lies beyond waking cells only.
    expect(table.refusal('elf', 'move', { to: at([5, -7]) })).not.toBe(null);
    expect(table.facts().reach.find(({ cell }) => cell === at([4, -8]))).toMatchObject({ cost: 1, wakes: true });
    const told = table.play('elf', 'move', { to: at([4, -8]) });
    expect(only(told, 'manticoreWoke')).toMatchObject([{ because: 'nearCave', rule: 'MC-23.3', seat: 0 }]);
    expect(table.refusal('elf', 'move', { to: at([5, -7]) })).toBe(null);
  });

  test('MC-R64, MC-3.6, MC-3.8, MC-R13: without points there are still free actions, and the end of the turn', () => {
    const table = position({ heroes: { warrior: { at: [0, -5], spent: 4 }, mage: {} } });
    expect(table.menu('warrior')).toEqual(['endTurn', 'take']);
    expect(table.refusal('warrior', 'move', { to: at([0, -6]) })).toBe('MC-3.4 tooFewPoints');
    table.play('warrior', 'take', { token: 'SW-1', place: 'slot' });
    table.play('warrior', 'endTurn');
    expect(table.asked()).toEqual(['mage']);
    table.g.heroes[0].spent = 0;
    expect(table.left('warrior')).toBe(0);
  });
});
