import { describe, expect, test } from 'vitest';
import { at, FORGE_ROAD, only, position } from '../../testing/position.ts';

/** MC-21, MC-24. */
describe('monsters in the City', () => {
  test('MC-S35, MC-21.1, MC-24.1, MC-24.2, MC-R34, MC-R35: entering hurts all at once by the level; from the next round on, one a round', () => {
    const table = position({
      heroes: { warrior: { at: [-6, 9] }, mage: { at: [-5, 8], life: 4 }, elf: { at: [-4, 8], life: 7 } },
      roads: FORGE_ROAD,
      stacks: null,
      monsters: { M4: { at: [0, -2] } },
      round: 4,
    });
    const told = table.passRound();
    expect(only(told, 'monsterEntered')).toMatchObject([{ monster: 'M4', damage: 4 }]);
    expect(table.g.heroes.map(({ life }) => life)).toEqual([6, 0, 3]);
    expect(only(told, 'cityDamaged')).toEqual([]);
    const next = table.passRound();
    expect(only(next, 'cityDamaged')).toMatchObject([{ monsters: ['M4'], damage: 1 }]);
    expect(table.g.heroes.map(({ life }) => life)).toEqual([5, 0, 2]);
    table.passRound();
    expect(table.g.heroes.map(({ life }) => life)).toEqual([4, 0, 1]);
  });

  test('MC-21.1, MC-R34: a monster hurts all by its entering once, and not again if it ever comes back', () => {
    const table = position({
      heroes: { warrior: { at: [-6, 9] } },
      roads: FORGE_ROAD,
      stacks: null,
      monsters: { M4: { at: [0, -2], enteredIn: 1 } },
      round: 4,
    });
    const told = table.passRound();
    expect(table.cellOf('M4')).toEqual([0, -1]);
    expect(only(told, 'monsterEntered')).toEqual([]);
    expect(table.g.monsters.M4.enteredIn).toBe(1);
  });

  test('MC-S36, MC-R34, MC-25.3: the last heroes may fall together: Great Victory of the Manticore', () => {
    const table = position({
      heroes: { warrior: { at: [-6, 9], life: 3 }, mage: { at: [-5, 8], life: 2 } },
      roads: FORGE_ROAD,
      stacks: null,
      monsters: { M1: { at: [0, -2] } },
    });
    const told = table.passRound();
    expect(only(told, 'died')).toMatchObject([{ who: 0 }, { who: 1 }]);
    expect(only(told, 'ended')).toMatchObject([{ grade: 'manticoreGreatVictory', rule: 'MC-25.3' }]);
    expect(table.g.outcome).toEqual({ winners: [], scores: [0, 0] });
  });

  test('MC-21.2: an ordinary monster in the City neither moves nor attacks first', () => {
    const table = position({ heroes: { warrior: { at: [0, 0] } }, monsters: { M1: { at: [0, -1], enteredIn: 1 } } });
    const told = table.passRound();
    expect([table.cellOf('M1'), only(told, 'attacked')]).toEqual([[0, -1], []]);
    expect(only(told, 'monsterStayed')).toMatchObject([{ rule: 'MC-21.2', why: 'inCity' }]);
  });

  test('MC-21.2, MC-21.3, MC-26.1: a reason to stay that lasts is told once, and anew when something came between', () => {
    const stays = (table: ReturnType<typeof position>): string[] =>
      only(table.passRound(), 'monsterStayed').map(({ monster, why }) => `${monster} ${why}`);
    const still = position({ monsters: { M1: { at: [0, 4] }, M2: { at: [0, 5] } }, options: { monsters: 'static' } });
    expect([stays(still), stays(still), stays(still)]).toEqual([['M1 static', 'M2 static'], [], []]);

    const city = position({
      heroes: { elf: { at: [-6, 9], life: 10 } },
      monsters: { M5: { at: [0, -1], enteredIn: 1 } },
    });
    expect([stays(city), stays(city)]).toEqual([['M5 inCity'], []]);
    Object.assign(city.hero('elf'), { cell: at([0, 0]), power: { ...city.hero('elf').power, magic: 30, defense: 30 } });
    city.cards('shooting', 'shooting');
    expect(stays(city)).toEqual([]);
    city.hero('elf').cell = at([-6, 9]);
    expect([stays(city), stays(city)]).toEqual([['M5 inCity'], []]);
    // What it will do, and why, can be asked in every round.
    expect(city.facts().threats.M5).toMatchObject({ does: 'stays', why: 'inCity', rule: 'MC-21.3' });
  });
});
