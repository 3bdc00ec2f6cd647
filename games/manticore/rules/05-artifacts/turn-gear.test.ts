import { describe, expect, test } from 'vitest';
import { at, FORGE_ROAD, only, position } from '../../testing/position.ts';

/** MC-5 to MC-7. */
describe('artifacts and spells', () => {
  test('MC-5.1, MC-5.2, MC-5.3, MC-5.4, MC-5.13, MC-R4: any tokens of the stack here, from any of its cells, free of charge; what is over goes to the bag', () => {
    const heroes = { warrior: { at: [1, -6] as const }, mage: {} };
    const table = position({ heroes });
    expect(table.refusal('warrior', 'take', { token: 'BW-1', place: 'slot' })).toBe('MC-5.1 notOffered');
    table.play('warrior', 'take', { token: 'SW-2', place: 'slot' });
    table.play('warrior', 'take', { token: 'SW-1', place: 'bag' });
    expect([table.hero('warrior').worn.sword, table.hero('warrior').bag]).toEqual(['SW-2', ['SW-1']]);
    expect(table.hero('warrior').spent).toBe(0);
    expect(table.refusal('warrior', 'take', { token: 'SW-1', place: 'slot' })).toBe('MC-5.1 stackIsEmpty');
    expect(position({ heroes: { warrior: {} } }).refusal('warrior', 'take')).toBe('MC-5.1 noStackHere');
  });

  test('MC-5.5, MC-R10: an artifact in the bag gives nothing and takes one point of initiative, at once', () => {
    const table = position({ heroes: { warrior: { at: [0, -5] }, mage: {} } });
    table.play('warrior', 'take', { token: 'SW-1', place: 'bag' });
    expect([table.index('warrior'), table.left('warrior')]).toEqual([3, 3]);
    expect(table.facts().heroes[0].close.total).toBe(4);
    table.play('warrior', 'equip', { artifact: 'SW-1' });
    expect([table.index('warrior'), table.left('warrior')]).toEqual([4, 4]);
    expect(table.facts().heroes[0].close).toMatchObject({ base: 4, artifact: 3, total: 7 });
  });

  test('MC-S9, MC-5.6, MC-5.7, MC-7.11: one spell of a kind, in its slot only; after its use he may fetch another', () => {
    const table = position({
      heroes: { mage: { at: [5, -1], spells: ['FB-1'] } },
      monsters: { M1: { at: [4, -1] } },
      stacks: { fieryEarth: ['FB-2', 'FB-3'] },
    });
    expect(table.refusal('mage', 'take', { token: 'FB-2', place: 'slot' })).toBe('MC-5.7 slotFull');
    expect(table.refusal('mage', 'take', { token: 'FB-2', place: 'bag' })).toBe('MC-5.6 noBagForSpells');
    table.dice(1, 6);
    table.play('mage', 'attack', { target: 'M1', kind: 'magic' });
    table.play('mage', 'cast', { spells: ['fireball'] });
    table.idleUntil(() => table.question() === 'turn.act');
    table.play('mage', 'take', { token: 'FB-2', place: 'slot' });
    expect(table.hero('mage').spells.fireball).toBe('FB-2');
    expect(table.g.outOfGame.tokens).toEqual(['FB-1']);
  });

  test('MC-S7, MC-E6, MC-7.9, MC-R12: boots count from the next turn, bagged ones never', () => {
    const table = position({ heroes: { warrior: { at: [-6, 5], spent: 3 }, mage: {} }, stacks: {} });
    table.play('warrior', 'take', { token: 'BT-1', place: 'slot' });
    table.play('warrior', 'take', { token: 'BT-2', place: 'bag' });
    expect([table.index('warrior'), table.left('warrior')]).toEqual([3, 0]);
    const told = table.passRound();
    expect(table.index('warrior')).toBe(6);
    expect(only(told, 'bootsWork')).toMatchObject([{ seat: 0, boots: 'BT-1', index: 6 }]);

    const sheet = position({
      heroes: {
        warrior: { worn: ['BT-1'], bag: ['BT-2'], bootsWork: false, power: { attack: 1 }, spells: ['FB-1'] },
      },
    });
    expect(sheet.index('warrior')).toBe(3);
    sheet.passRound();
    expect([sheet.index('warrior'), sheet.facts().heroes[0].close.total]).toEqual([6, 5]);
  });

  test('MC-S13, MC-7.8: changing boots loses the bonus until the next round; every other artifact works at once', () => {
    const table = position({
      heroes: { warrior: { at: [-6, 5], worn: ['BT-1'], spent: 2 }, mage: {} },
      stacks: { shoeManufactory: ['BT-2'] },
    });
    expect(table.index('warrior')).toBe(7);
    table.play('warrior', 'take', { token: 'BT-2', place: 'swap' });
    expect([table.index('warrior'), table.left('warrior')]).toEqual([3, 1]);
    table.passRound();
    expect(table.index('warrior')).toBe(5);
  });

  test('MC-R12: boots received before one’s turn work in that turn', () => {
    const table = position({ heroes: { warrior: { at: [0, 0], bag: ['BT-1'] }, mage: { at: [0, 1] } } });
    table.play('warrior', 'give', { artifact: 'BT-1', to: 1 });
    table.play('mage', 'accept', { place: 'slot' });
    expect(table.index('mage')).toBe(5);
    table.play('warrior', 'endTurn');
    expect(table.index('mage')).toBe(8);
  });

  test('MC-S8, MC-R11: nothing may bring the index below 1; dropping lightens the bag', () => {
    const table = position({
      heroes: { dwarf: { at: [0, -5], bag: ['SH-1', 'BW-1', 'AM-1'] } },
      stacks: { forge: ['SW-1', 'SW-2'] },
    });
    expect(table.index('dwarf')).toBe(1);
    expect(table.refusal('dwarf', 'take', { token: 'SW-1', place: 'bag' })).toBe('MC-R11 tooHeavy');
    expect(table.refusal('dwarf', 'take', { token: 'SW-1', place: 'slot' })).toBe(null);
    table.play('dwarf', 'drop', { token: 'SH-1' });
    expect([table.index('dwarf'), table.hero('dwarf').spent, table.left('dwarf')]).toEqual([2, 1, 1]);

    const boots = position({
      heroes: { dwarf: { worn: ['BT-1'], bag: ['SH-1', 'BW-1', 'AM-1', 'SW-1'] }, elf: { at: [0, 1] } },
    });
    expect(boots.index('dwarf')).toBe(3);
    expect(boots.refusal('dwarf', 'drop', { token: 'BT-1' })).toBe('MC-R11 tooHeavy');
    expect(boots.refusal('dwarf', 'give', { artifact: 'BT-1', to: 1 })).toBe('MC-R11 tooHeavy');
    expect(boots.refusal('dwarf', 'stow', { artifact: 'BT-1' })).toBe('MC-R11 tooHeavy');
  });

  test('MC-S10, MC-6.1, MC-6.4, MC-5.8, MC-R68: a gift to a hero beside, if he accepts; only then it is paid for', () => {
    const heroes = { elf: { at: [0, 0] as const, worn: ['SW-2' as const] }, warrior: { at: [0, 1] as const } };
    const refused = position({ heroes });
    expect(refused.left('elf')).toBe(6);
    refused.play('elf', 'give', { artifact: 'SW-2', to: 1 });
    expect(refused.asked()).toEqual(['warrior']);
    refused.play('warrior', 'refuse');
    expect([refused.left('elf'), refused.hero('elf').worn.sword]).toEqual([6, 'SW-2']);

    const table = position({ heroes });
    table.play('elf', 'give', { artifact: 'SW-2', to: 1 });
    const told = table.play('warrior', 'accept', { place: 'slot' });
    expect(only(told, 'gave')).toMatchObject([{ seat: 0, to: 1, artifact: 'SW-2', place: 'slot' }]);
    expect(table.left('elf')).toBe(5);
    expect(table.facts().heroes[1].close.total).toBe(6);

    const apart = position({ heroes: { elf: { at: [0, 0], bag: ['SW-2'] }, warrior: { at: [0, -3] } } });
    expect(apart.refusal('elf', 'give', { artifact: 'SW-2', to: 1 })).toBe('MC-6.1 nobodyBeside');
    const poor = position({ heroes: { elf: { at: [0, 0], bag: ['SW-2'], spent: 5 }, warrior: { at: [0, 1] } } });
    expect(poor.refusal('elf', 'give', { artifact: 'SW-2', to: 1 })).toBe('MC-6.4 tooFewPoints');
    expect(poor.refusal('warrior', 'give')).toBe('MC-6.1 notAsked');
  });

  test('MC-R68: the receiver may swap, or take it into the bag; at a time-out only an empty slot accepts', () => {
    const heroes = {
      elf: { at: [0, 0] as const, bag: ['SW-1' as const] },
      warrior: { at: [0, 1] as const, worn: ['SW-2' as const] },
    };
    const table = position({ heroes });
    table.play('elf', 'give', { artifact: 'SW-1', to: 1 });
    expect(table.refusal('warrior', 'accept', { place: 'slot' })).toBe('MC-7.2 slotFull');
    table.play('warrior', 'accept', { place: 'swap' });
    expect([table.hero('warrior').worn.sword, table.hero('warrior').bag]).toEqual(['SW-1', ['SW-2']]);
    const late = position({ heroes });
    late.play('elf', 'give', { artifact: 'SW-1', to: 1 });
    late.idleUntil(() => late.question() === 'turn.act');
    expect(late.hero('elf').bag).toEqual(['SW-1']);
  });

  test('MC-6.2, MC-6.3, MC-5.9, MC-R69: a dropped artifact stays on the cell, even in a location, for whoever stands there', () => {
    const table = position({
      heroes: { warrior: { at: [0, -5], worn: ['SH-1'] }, mage: { at: [0, -4], life: 9 } },
      roads: FORGE_ROAD,
    });
    table.play('warrior', 'drop', { token: 'SH-1' });
    expect(table.g.ground).toEqual([{ cell: at([0, -5]), artifact: 'SH-1' }]);
    expect(table.g.stacks.forge.ranks).toHaveLength(2);
    expect(table.refusal('warrior', 'pickUp', { artifact: 'SH-1', place: 'slot' })).toBe(null);
    table.play('warrior', 'move', { to: at([0, -6]) });
    expect(table.refusal('warrior', 'pickUp', { artifact: 'SH-1', place: 'slot' })).toBe('MC-5.9 nothingHere');
    table.play('warrior', 'endTurn');
    table.play('mage', 'move', { to: at([0, -5]) });
    const told = table.play('mage', 'pickUp', { artifact: 'SH-1', place: 'slot' });
    expect(only(told, 'pickedUp')).toMatchObject([{ seat: 1, artifact: 'SH-1', place: 'slot' }]);
    expect([table.g.ground, table.hero('mage').worn.shield]).toEqual([[], 'SH-1']);
  });

  test('MC-S12, MC-6.5, MC-R81: a spell cannot be given; dropped, it costs a point and leaves the game', () => {
    const table = position({ heroes: { mage: { spells: ['FB-1'] }, elf: { at: [0, 1] } } });
    expect(table.refusal('mage', 'give', { artifact: 'FB-1', to: 1 })).toBe('MC-6.1 nothingToGive');
    table.play('mage', 'drop', { token: 'FB-1' });
    expect([table.left('mage'), table.g.outOfGame.tokens, table.g.ground]).toEqual([4, ['FB-1'], []]);
  });

  test('MC-7.1, MC-7.2, MC-7.7, MC-1.25: a slot holds one artifact, which works as long as it is there', () => {
    const table = position({ heroes: { warrior: { worn: ['SW-2', 'SH-1', 'BW-1', 'AM-1', 'HM-1'], bag: ['SW-1'] } } });
    expect(table.facts().heroes[0]).toMatchObject({
      close: { base: 4, artifact: 2, total: 6 },
      defense: { base: 2, artifact: 3, total: 5 },
      shooting: { total: 6 },
      magicAttack: { total: 4 },
      magicDefense: { total: 4 },
    });
    const told = table.play('warrior', 'equip', { artifact: 'SW-1' });
    expect(only(told, 'equipped')).toMatchObject([{ artifact: 'SW-1', stowed: 'SW-2' }]);
    expect(table.facts().heroes[0].close.total).toBe(7);
    table.play('warrior', 'stow', { artifact: 'SW-1' });
    expect(table.facts().heroes[0].close.total).toBe(4);
    expect(table.hero('warrior').bag).toEqual(['SW-2', 'SW-1']);
  });

  test('MC-R67: nothing can be put back on a stack; a swapped artifact goes to the bag', () => {
    const table = position({
      heroes: { warrior: { at: [0, -5], worn: ['SW-2'] }, mage: {} },
      stacks: { forge: ['SW-1'] },
    });
    table.play('warrior', 'take', { token: 'SW-1', place: 'swap' });
    expect([table.hero('warrior').bag, table.g.stacks.forge.ranks]).toEqual([['SW-2'], []]);
    expect(table.refusal('warrior', 'take', { token: 'SW-2', place: 'slot' })).toBe('MC-5.1 stackIsEmpty');
  });

  test('MC-7.4, MC-7.5, MC-7.6, MC-R8, MC-R9: power points raise any of five characteristics for good; kept ones give nothing yet', () => {
    const table = position({ heroes: { warrior: { unassigned: 3 } } });
    expect(table.facts().heroes[0].close.total).toBe(4);
    table.play('warrior', 'assign', { to: 'attack' });
    table.play('warrior', 'assign', { to: 'attack' });
    table.play('warrior', 'assign', { to: 'initiative' });
    expect(table.facts().heroes[0]).toMatchObject({ close: { power: 2, total: 6 }, index: 5, left: 5 });
    expect(table.refusal('warrior', 'assign', { to: 'magic' })).toBe('MC-7.4 noPoints');
    table.passRound();
    expect(table.hero('warrior').power).toMatchObject({ attack: 2, initiative: 1 });
  });

  test('MC-17.1, MC-17.3, MC-E13: two points for one life, up to 10', () => {
    const table = position({ heroes: { elf: { life: 7 } } });
    expect(table.refusal('elf', 'heal', { patient: 0, life: 4 })).toBe('MC-17.3 fullLife');
    table.play('elf', 'heal', { patient: 0, life: 3 });
    expect([table.left('elf'), table.hero('elf').life]).toEqual([0, 10]);
    expect(table.refusal('elf', 'heal', { patient: 0, life: 1 })).toBe('MC-17.1 tooFewPoints');
    const hurt = position({ heroes: { warrior: { life: 2 } } });
    expect(hurt.refusal('warrior', 'heal', { patient: 0, life: 3 })).toBe('MC-17.1 tooFewPoints');
  });

  test('MC-S54, MC-17.2, MC-17.4, MC-R79: the Mage heals whoever lives beside him, in both modes and unasked; others cannot', () => {
    for (const mode of ['coop', 'semi'] as const) {
      const table = position({
        heroes: { mage: { at: [0, 0] }, elf: { at: [1, -1], life: 4 }, warrior: { at: [0, -2], life: 4 } },
        options: { mode },
      });
      const told = table.play('mage', 'heal', { patient: 1, life: 2 });
      expect(only(told, 'healed')).toMatchObject([{ seat: 0, patient: 1, life: 2, cost: 4, now: 6 }]);
      expect(table.left('mage')).toBe(1);
    }
    const apart = position({
      heroes: { mage: { at: [0, 0] }, warrior: { at: [0, -2], life: 4 }, elf: { at: [0, 1], life: 0 } },
    });
    expect(apart.refusal('mage', 'heal', { patient: 1, life: 1 })).toBe('MC-17.1 notOffered');
    apart.g.heroes[2].cell = null;
    expect(apart.refusal('mage', 'heal', { patient: 2, life: 1 })).toBe('MC-17.1 notOffered');
    const other = position({ heroes: { warrior: { at: [0, 0] }, mage: { at: [0, 1], life: 4 } } });
    expect(other.refusal('warrior', 'heal', { patient: 1, life: 1 })).toBe('MC-17.2 notAHealer');
  });

  test('MC-3.5, MC-3.6: what costs initiative and what is free', () => {
    const table = position({
      heroes: { mage: { at: [0, -5], life: 5, bag: ['AM-1'], unassigned: 1, worn: ['HM-1'] }, elf: { at: [0, -6] } },
      monsters: { M1: { at: [-1, -5] } },
      ground: [{ at: [0, -5], artifact: 'BW-1' }],
    });
    expect(table.menu('mage')).toEqual([
      'assign',
      'attack',
      'attackTogether',
      'drop',
      'endTurn',
      'equip',
      'give',
      'heal',
      'move',
      'pickUp',
      'stow',
      'take',
    ]);
    table.hero('mage').spent = 9;
    expect(table.menu('mage')).toEqual(['assign', 'endTurn', 'equip', 'pickUp', 'stow', 'take']);
  });
});
