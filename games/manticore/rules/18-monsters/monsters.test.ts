import { describe, expect, test } from 'vitest';
import type { MonsterId } from '../../content/monsters.ts';
import { type At, at, coordinates, FORGE_ROAD, only, position } from '../../testing/position.ts';

type Given = NonNullable<Parameters<typeof position>[0]>;

/** The way of a monster over so many rounds in which nobody stirs. */
function wayOf(table: ReturnType<typeof position>, id: MonsterId, rounds: number): (At | null)[] {
  return Array.from({ length: rounds }, () => {
    table.passRound();
    return table.cellOf(id);
  });
}
const afterRound = (given: Given, id: MonsterId) => {
  const table = position(given);
  const told = table.passRound();
  return { table, told, cell: table.cellOf(id) };
};
/** A hero out of everybody's way. */
const ASIDE = { warrior: { at: [-6, 9] as const } };

/** MC-16, MC-18 to MC-22. */
describe('the monsters’ turn', () => {
  test('MC-E12, MC-18.4, MC-18.5, MC-19.1, MC-19.2, MC-19.3, MC-19.4: the routes of the rulebook’s figure', () => {
    const table = position({
      heroes: { ...ASIDE, mage: { at: [-5, 8] } },
      roads: FORGE_ROAD,
      monsters: { M1: { at: [2, -4] } },
    });
    expect(wayOf(table, 'M1', 7)).toEqual([
      [1, -4],
      [1, -5],
      [0, -5],
      [0, -4],
      [0, -3],
      [0, -2],
      [0, -1],
    ]);
    expect(table.g.monsters.M1.carries).toEqual([{ is: 'open', token: 'SW-1' }]);
    const raider = position({ heroes: ASIDE, monsters: { M5: { at: [4, 0] } } });
    expect(wayOf(raider, 'M5', 3)).toEqual([
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
  });

  test('MC-S29, MC-R21: with nothing to loot it makes for the road cell nearest to it and to the City', () => {
    const { cell, told } = afterRound(
      { heroes: ASIDE, roads: FORGE_ROAD, monsters: { M1: { at: [2, -4] } }, stacks: null },
      'M1',
    );
    expect(cell).toEqual([1, -3]);
    const [move] = only(told, 'monsterMoved');
    expect(move).toMatchObject({ why: 'toRoad', rule: 'MC-19.4', goal: [at([0, -2])] });
    expect(move?.path.map((each) => coordinates(each))).toEqual([
      [2, -4],
      [1, -3],
      [0, -2],
    ]);
  });

  test('MC-S30, MC-R23, MC-20.3: it never takes from a location twice, and fights with what it carries', () => {
    const table = position({
      heroes: { ...ASIDE, mage: { at: [-5, 8] }, elf: { at: [-4, 8] } },
      roads: FORGE_ROAD,
      monsters: { M1: { at: [1, -5], carries: ['SW-1'], looted: ['forge'] } },
      stacks: { forge: ['SW-2', 'SW-3'] },
    });
    expect(wayOf(table, 'M1', 5)).toEqual([
      [0, -5],
      [0, -4],
      [0, -3],
      [0, -2],
      [0, -1],
    ]);
    expect(table.g.monsters.M1.carries).toHaveLength(1);
    expect(table.facts().foes.M1).toMatchObject({ close: 6, shooting: 3, defense: 3 });
  });

  test('MC-R23, MC-19.2: passing through a location it takes the strongest token too', () => {
    const table = position({
      heroes: { ...ASIDE, mage: { at: [-5, 8] } },
      roads: FORGE_ROAD,
      monsters: { M1: { at: [0, -4] } },
    });
    const told = table.passRound();
    expect(table.cellOf('M1')).toEqual([0, -5]);
    expect(only(told, 'monsterLooted')).toMatchObject([{ monster: 'M1', location: 'forge', token: 'SW-1' }]);
    expect(only(told, 'monsterMoved')).toMatchObject([{ why: 'loot', location: 'forge', rule: 'MC-19.1' }]);
  });

  test('MC-R22: two cells from the nearest cell of a location is near enough, three are not', () => {
    const near = afterRound({ heroes: ASIDE, monsters: { M1: { at: [-3, 0] } } }, 'M1');
    expect(only(near.told, 'monsterMoved')[0]).toMatchObject({ why: 'loot', location: 'elvenWorkshop' });
    const far = afterRound({ heroes: ASIDE, monsters: { M1: { at: [-2, 0] } } }, 'M1');
    expect(only(far.told, 'monsterMoved')[0]).toMatchObject({ why: 'toRoad' });
  });

  test('MC-S5, MC-R21: beside the City without a road it enters by the lowest direction; a hero in one cell is passed by, heroes in both are attacked', () => {
    const given = (heroes: Given['heroes']): Given => ({
      heroes: heroes ?? {},
      roads: [{ at: [-2, 1] }],
      monsters: { M1: { at: [-2, 1] } },
      stacks: null,
    });
    const free = afterRound(given(ASIDE), 'M1');
    expect(only(free.told, 'monsterMoved')[0]?.goal.map((cell) => coordinates(cell))).toEqual([
      [-1, 0],
      [-1, 1],
    ]);
    expect(free.cell).toEqual([-1, 0]);
    expect(afterRound(given({ warrior: { at: [-1, 0] } }), 'M1').cell).toEqual([-1, 1]);
    const both = afterRound(given({ warrior: { at: [-1, 0] }, elf: { at: [-1, 1] } }), 'M1');
    expect(only(both.told, 'attacked')[0]).toMatchObject({ rule: 'MC-20.1', defender: { seats: [0] } });
    expect(both.cell).toEqual([-2, 1]);
  });

  test('MC-S11, MC-R24, MC-19.5: an ordinary monster takes the strongest artifact dropped where it steps, a raider nothing', () => {
    const dropped: Given = {
      heroes: ASIDE,
      roads: FORGE_ROAD,
      stacks: null,
      ground: [
        { at: [0, -3], artifact: 'SH-2' },
        { at: [0, -3], artifact: 'BW-4' },
      ],
    };
    const { table } = afterRound({ ...dropped, monsters: { M2: { at: [0, -4] } } }, 'M2');
    expect(table.g.monsters.M2.carries).toEqual([{ is: 'open', token: 'SH-2' }]);
    expect(table.facts().foes.M2).toMatchObject({ defense: 5, shooting: 3 });
    expect(table.g.ground).toHaveLength(1);
    const raider = afterRound({ ...dropped, monsters: { M5: { at: [0, -4] } } }, 'M5');
    expect([raider.cell, raider.table.g.monsters.M5.carries]).toEqual([[0, -3], []]);
    const looter = afterRound({ heroes: ASIDE, monsters: { M5: { at: [0, -6] } } }, 'M5');
    expect([looter.cell, looter.table.g.monsters.M5.carries]).toEqual([[0, -5], []]);
  });

  test('MC-R26: of several artifacts of a kind only the strongest counts', () => {
    const table = position({ monsters: { M1: { at: [0, 4], carries: ['SW-3', 'SW-1', 'SH-4'] } } });
    expect(table.facts().foes.M1).toMatchObject({ close: 6, defense: 4 });
  });

  test('MC-S31, MC-18.6, MC-20.1, MC-20.2, MC-20.8: a hero in its way is attacked by card and responds; another monster blocks it', () => {
    const given: Given = { roads: FORGE_ROAD, stacks: null, monsters: { M1: { at: [0, -4] } } };
    const hero = position({ ...given, heroes: { warrior: { at: [0, -3] } } });
    hero.cards('shooting', 'shooting');
    hero.dice(1, 6, 1, 6);
    const told = hero.passRound();
    expect(only(told, 'attacked')).toMatchObject([
      { attacker: { foe: 'M1' }, kind: null, rule: 'MC-20.1', why: 'road' },
    ]);
    expect(only(told, 'responded')).toMatchObject([{ attacker: { seats: [0] } }]);
    expect(hero.cellOf('M1')).toEqual([0, -4]);
    // M2 on (0,-3) cannot move: a hero stands on its only way, too strong to fall.
    const blocked = position({
      ...given,
      heroes: { warrior: { at: [0, -2], power: { defense: 30, magic: 30, attack: 30 } } },
      monsters: { M1: { at: [0, -4] }, M2: { at: [0, -3] } },
    });
    blocked.cards('shooting', 'shooting');
    blocked.dice(1, 6, 1, 6);
    const stuck = blocked.passRound();
    expect(blocked.cellOf('M1')).toEqual([0, -4]);
    expect(only(stuck, 'monsterStayed')).toMatchObject([
      { monster: 'M1', rule: 'MC-18.6', passedOver: [{ cell: at([0, -3]), by: 'M2' }] },
    ]);
  });

  test('MC-R29, MC-R31: a hero beside the way is let be; one before a stack it wants is attacked', () => {
    const beside = afterRound(
      { heroes: { warrior: { at: [1, -4] } }, roads: FORGE_ROAD, stacks: null, monsters: { M1: { at: [0, -4] } } },
      'M1',
    );
    expect([beside.cell, only(beside.told, 'attacked')]).toEqual([[0, -3], []]);
    // From (-1,-4) the only cell one step nearer to the Forge is (0,-5).
    const loot = afterRound(
      { heroes: { warrior: { at: [0, -5], power: { defense: 30, magic: 30 } } }, monsters: { M1: { at: [-1, -4] } } },
      'M1',
    );
    expect(only(loot.told, 'attacked')[0]).toMatchObject({
      rule: 'MC-20.1',
      why: 'loot',
      course: { location: 'forge' },
    });
  });

  test('MC-S32, MC-20.5, MC-20.6, MC-R28: a raider attacks whoever is beside it: nearest to the City, then the lower index, then the earlier', () => {
    const prey = (heroes: Given['heroes']) => {
      const table = position({ heroes: heroes ?? {}, monsters: { M5: { at: [0, -3] } } });
      return only(table.passRound(), 'attacked')[0]?.defender;
    };
    // (0,-2) is 1 from the City, (1,-3) and (-1,-2) are 2.
    expect(prey({ warrior: { at: [1, -3] }, elf: { at: [0, -2] } })).toMatchObject({ seats: [1] });
    expect(prey({ elf: { at: [1, -3] }, warrior: { at: [-1, -2] } })).toMatchObject({ seats: [1] });
    expect(prey({ dwarf: { at: [1, -3] }, warrior: { at: [-1, -2] } })).toMatchObject({ seats: [0] });
  });

  test('MC-S33, MC-R32: of two cells as near and as straight the raider takes the lower direction; with none free it stays', () => {
    expect(afterRound({ heroes: ASIDE, monsters: { M5: { at: [-2, -2] } } }, 'M5').cell).toEqual([-1, -2]);
    const monsters = { M5: { at: [0, -2] as const }, M6: { at: [0, -1] as const, enteredIn: 1 } };
    const { cell, told } = afterRound({ heroes: ASIDE, monsters }, 'M5');
    expect(cell).toEqual([0, -2]);
    expect(only(told, 'monsterStayed').at(-1)).toMatchObject({ monster: 'M5', rule: 'MC-18.6', why: 'straight' });
  });

  test('MC-18.3, MC-R30, MC-18.1: after the heroes, sorted once by City distance, then by number; the dead are skipped', () => {
    const table = position({
      heroes: ASIDE,
      monsters: { M1: { at: [0, -4] }, M2: { at: [0, -3] }, M5: { at: [0, 4] }, M6: { at: [0, -1], enteredIn: 1 } },
      roads: FORGE_ROAD,
      stacks: null,
    });
    const told = table.passRound();
    expect(only(told, 'monstersBegan')).toMatchObject([{ queue: ['M6', 'M2', 'M1', 'M5'] }]);
    const order = told.map(({ type }) => type);
    expect(order.indexOf('turnEnded')).toBeLessThan(order.indexOf('monstersBegan'));
    // M2 moved on first, so that M1 could follow it.
    expect(table.cellOf('M1')).toEqual([0, -3]);
  });

  test('MC-S34, MC-20.7, MC-21.3, MC-R33: a raider takes the cell of the hero it killed, also in the City; inside it stays', () => {
    const table = position({
      heroes: { mage: { at: [0, -1], life: 1 }, warrior: { at: [-6, 9] } },
      monsters: { M5: { at: [0, -2] } },
    });
    table.cards('shooting');
    table.dice(6, 1);
    const told = table.passRound();
    expect(only(told, 'monsterMoved')).toMatchObject([{ why: 'follow', rule: 'MC-20.7', to: at([0, -1]) }]);
    expect(only(told, 'monsterEntered')).toMatchObject([{ monster: 'M5', damage: 3 }]);
    expect(table.hero('warrior').life).toBe(7);

    const inside = position({
      heroes: { mage: { at: [0, 0], life: 1 }, warrior: { at: [-6, 9] } },
      monsters: { M6: { at: [0, -1], enteredIn: 3 } },
    });
    inside.cards('shooting');
    inside.dice(6, 1);
    const killed = inside.passRound();
    expect(only(killed, 'attacked')[0]).toMatchObject({ rule: 'MC-21.3' });
    expect([inside.cellOf('M6'), only(killed, 'monsterEntered')]).toEqual([[0, -1], []]);
  });

  test('MC-R33: an ordinary monster that kills a hero stays where it is', () => {
    const table = position({
      heroes: { mage: { at: [0, -3], life: 1 }, warrior: { at: [-6, 9] } },
      roads: FORGE_ROAD,
      stacks: null,
      monsters: { M1: { at: [0, -4] } },
    });
    table.cards('shooting');
    table.dice(6, 1);
    table.passRound();
    expect([table.hero('mage').life, table.cellOf('M1')]).toEqual([0, [0, -4]]);
  });

  test('MC-18.6: that its way is blocked is told every time', () => {
    const table = position({
      heroes: { warrior: { at: [-6, 9] } },
      roads: FORGE_ROAD,
      stacks: null,
      monsters: { M1: { at: [0, -3] }, M2: { at: [0, -2] } },
    });
    // The one before it cannot move either: the City's gate on this road is taken.
    Object.assign(table.g.monsters.M3, { is: 'alive', cell: at([0, -1]), enteredIn: 1 });
    const told = [table.passRound(), table.passRound()].map((events) => only(events, 'monsterStayed'));
    expect(told.map((each) => each.filter(({ monster }) => monster === 'M1').length)).toEqual([1, 1]);
  });

  test('MC-16.2, MC-E9: every figure of a monster is its level, its initiative is 1', () => {
    const table = position({ monsters: { M1: { at: [0, 4] }, M4: { at: [0, -4] } } });
    const all = (n: number) => ({
      life: n,
      fullLife: n,
      magicAttack: n,
      magicDefense: n,
      close: n,
      defense: n,
      shooting: n,
      initiative: 1,
    });
    expect(table.facts().foes).toMatchObject({ M1: all(3), M4: all(4) });
  });

  test('MC-R76: the sleeping Manticore blocks monsters, and they do not wake her', () => {
    const table = position({
      heroes: ASIDE,
      monsters: { M1: { at: [6, -9] } },
      roads: [{ at: [4, -7], rotation: 1 }],
      stacks: null,
    });
    table.passRound();
    expect(table.cellOf('M1')).not.toEqual([5, -8]);
    expect(table.g.manticore.wokeIn).toBe(null);
  });

  test('MC-1.5, MC-18.2, MC-23.5, MC-R20, MC-2.9: nobody moves foes: the rules do, the same way each time, and say why', () => {
    const given: Given = {
      heroes: ASIDE,
      monsters: { M1: { at: [2, -4] }, M5: { at: [2, 3] } },
      roads: FORGE_ROAD,
      manticore: { wokeIn: 1 },
    };
    const told = position(given).passRound();
    expect(told).toEqual(position(given).passRound());
    expect(only(told, 'monsterMoved').map(({ monster, why, rule }) => [monster, why, rule])).toEqual([
      ['M1', 'loot', 'MC-19.1'],
      ['M5', 'straight', 'MC-18.5'],
    ]);
    expect(only(told, 'manticoreMoved')).toHaveLength(1);
  });

  test('MC-R21: of equally near stacks the one with the stronger top token, then the order of the table', () => {
    // (-4,2) is two cells from the Elven Workshop and from the Shoe Manufactory.
    const choice = (stacks: Given['stacks']) => {
      const table = position({
        heroes: { ...ASIDE, mage: { at: [5, 3] } },
        monsters: { M1: { at: [-4, 2] } },
        stacks: stacks ?? null,
      });
      return only(table.passRound(), 'monsterMoved')[0]?.location;
    };
    expect(choice({ elvenWorkshop: ['BW-2'], shoeManufactory: ['BT-1', 'BT-2'] })).toBe('shoeManufactory');
    expect(choice({ elvenWorkshop: ['BW-1'], shoeManufactory: ['BT-1', 'BT-2'] })).toBe('elvenWorkshop');
    expect(choice({ elvenWorkshop: [], shoeManufactory: ['BT-2'] })).toBe('shoeManufactory');
  });
});
