import { describe, expect, test } from 'vitest';
import { FORGE_ROAD, type Given, only, position } from '../../testing/position.ts';

const ASIDE: NonNullable<Given['heroes']> = { warrior: { at: [-6, 9] }, mage: { at: [-5, 8] }, elf: { at: [-4, 8] } };
const STRONG = { power: { magic: 30, defense: 30, attack: 30 } };

describe('easier: static monsters', () => {
  test('MC-S46, MC-26.1, MC-26.2, MC-26.3, MC-R65, MC-R37: monsters neither move nor attack; she wakes at the end of round 5 and moves in round 6', () => {
    const table = position({
      heroes: { warrior: { at: [0, -3] } },
      monsters: { M1: { at: [0, -4] }, M5: { at: [1, -4] } },
      options: { monsters: 'static' },
      round: 5,
    });
    const told = table.passRound();
    expect(only(told, 'attacked')).toEqual([]);
    expect(only(told, 'monsterStayed').map(({ rule }) => rule)).toEqual(['MC-26.1', 'MC-26.1']);
    expect(only(told, 'manticoreWoke')).toMatchObject([{ because: 'fifthRound', rule: 'MC-26.3' }]);
    expect(table.g.manticore.step).toBe(0);
    table.passRound();
    expect([table.g.round, table.g.manticore.step]).toEqual([7, 1]);
  });

  test('MC-26.1, MC-26.3: attacked, a static monster responds; its death wakes her earlier', () => {
    const table = position({
      heroes: { warrior: { at: [0, -3], power: { attack: 9 } } },
      monsters: { M1: { at: [0, -4] }, M2: { at: [0, -2] } },
      options: { monsters: 'static' },
      round: 2,
    });
    table.cards('shooting');
    table.dice(1, 6, 1, 6);
    expect(only(table.play('warrior', 'attack', { target: 'M2', kind: 'shooting' }), 'responded')).toHaveLength(1);
    table.dice(6, 1);
    expect(only(table.play('warrior', 'attack', { target: 'M1', kind: 'close' }), 'manticoreWoke')).toHaveLength(1);
  });
});

describe('harder: faster monsters', () => {
  test('MC-S47, MC-27.2, MC-27.3, MC-27.4, MC-R73: each point is a step or an attack; after a kill it goes on', () => {
    const given: Given = {
      heroes: ASIDE,
      roads: FORGE_ROAD,
      stacks: null,
      monsters: { M1: { at: [0, -4] } },
      options: { monsterInitiative: '2' },
    };
    const free = position(given);
    free.passRound();
    expect(free.cellOf('M1')).toEqual([0, -2]);

    const later = position({ ...given, heroes: { warrior: { at: [0, -2], ...STRONG } } });
    const once = later.passRound();
    expect([only(once, 'monsterMoved').length, only(once, 'attacked').length, later.cellOf('M1')]).toEqual([
      1,
      1,
      [0, -3],
    ]);

    const atOnce = position({ ...given, heroes: { warrior: { at: [0, -3], power: { defense: 30, magic: 0 } } } });
    atOnce.cards('shooting', 'shooting', 'shooting', 'shooting');
    const twice = atOnce.passRound();
    expect([only(twice, 'attacked').length, only(twice, 'responded').length]).toEqual([2, 2]);

    const kill = position({ ...given, heroes: { mage: { at: [0, -3], life: 1 }, warrior: { at: [-6, 9] } } });
    kill.cards('shooting');
    kill.dice(6, 1);
    kill.passRound();
    expect([kill.hero('mage').life, kill.cellOf('M1')]).toEqual([0, [0, -3]]);
  });

  test('MC-S48, MC-27.1: initiative is raised to the level at most', () => {
    const table = position({
      monsters: { M1: { at: [0, 4] }, M4: { at: [0, -4] }, M5: { at: [3, 3] } },
      options: { monsterInitiative: '4' },
    });
    const { foes } = table.facts();
    expect([foes.M1?.initiative, foes.M4?.initiative, foes.M5?.initiative]).toEqual([3, 4, 3]);
  });

  test('MC-R73, MC-20.7, MC-R34: the step onto a dead hero’s cell is free; entering the City ends its turn', () => {
    const table = position({
      heroes: { mage: { at: [0, -3], life: 1 }, warrior: { at: [-6, 9] } },
      monsters: { M5: { at: [0, -4] } },
      options: { monsterInitiative: '3' },
    });
    table.cards('shooting');
    table.dice(6, 1);
    const told = table.passRound();
    expect(only(told, 'monsterMoved').map(({ why }) => why)).toEqual(['follow', 'straight', 'straight']);
    expect(table.cellOf('M5')).toEqual([0, -1]);
  });

  test('MC-R73, MC-21.3: in the City a raider spends all points on attacks', () => {
    const table = position({
      heroes: { mage: { at: [0, 0], ...STRONG } },
      monsters: { M5: { at: [0, -1], enteredIn: 1, carries: ['SH-1'] } },
      options: { monsterInitiative: '2' },
    });
    table.cards('shooting', 'shooting', 'shooting', 'shooting');
    expect(only(table.passRound(), 'attacked')).toHaveLength(2);
  });

  test('MC-R25: boots on a monster count with faster monsters, above the level too, or with the option `fast`; else not', () => {
    const given: Given = { monsters: { M1: { at: [0, 4], carries: ['BT-1'] } } };
    const initiative = (options: Given['options']) =>
      position({ ...given, options: options ?? {} }).facts().foes.M1?.initiative;
    expect(initiative({})).toBe(1);
    expect(initiative({ monsterInitiative: '3' })).toBe(6);
    expect(initiative({ monsterBoots: 'fast' })).toBe(4);
    // Taken in this turn, they count from the next one.
    const table = position({ heroes: ASIDE, monsters: { M1: { at: [-6, 4] } }, options: { monsterBoots: 'fast' } });
    const told = table.passRound();
    expect(only(told, 'monsterLooted')).toMatchObject([{ token: 'BT-1' }]);
    expect(only(told, 'monsterMoved')).toHaveLength(1);
    expect(only(table.passRound(), 'monsterMoved').length).toBeGreaterThan(1);
  });
});
