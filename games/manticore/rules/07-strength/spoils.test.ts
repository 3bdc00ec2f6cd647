import { describe, expect, test } from 'vitest';
import { only, position } from '../../testing/position.ts';

const N = [0, 0] as const;
const S = [0, 1] as const;

/** MC-5.10 to MC-5.12, MC-7.3, MC-R44. */
describe('what a kill brings', () => {
  test('MC-S21, MC-7.3, MC-R9: two power points for the great beast, on initiative in the same turn', () => {
    const table = position({
      heroes: { warrior: { at: N, spent: 3, worn: ['SW-1'], power: { attack: 6 } } },
      monsters: { M4: { at: S } },
    });
    table.dice(6, 1);
    table.play('warrior', 'attack', { target: 'M4', kind: 'close' });
    expect(table.left('warrior')).toBe(0);
    table.play('warrior', 'assign', { to: 'initiative' });
    table.play('warrior', 'assign', { to: 'initiative' });
    expect([table.index('warrior'), table.left('warrior'), table.question()]).toEqual([6, 2, 'turn.act']);
  });

  test('MC-5.10, MC-5.11, MC-5.12, MC-R44: the slayer takes one artifact or none, anywhere; the rest and all spells leave the game', () => {
    const table = position({
      heroes: { warrior: { at: N, power: { attack: 9 }, worn: ['SW-2'] } },
      monsters: { M1: { at: S, carries: ['SW-1', 'BW-1', 'FB-1'] } },
    });
    table.dice(6, 1);
    table.play('warrior', 'attack', { target: 'M1', kind: 'close' });
    table.play('warrior', 'keep');
    expect(table.refusal('warrior', 'takeLoot', { artifact: 'FB-1', place: 'slot' })).toBe('MC-5.10 notOffered');
    expect(table.refusal('warrior', 'takeLoot', { artifact: 'SW-1', place: 'slot' })).toBe('MC-7.2 slotFull');
    const told = table.play('warrior', 'takeLoot', { artifact: 'SW-1', place: 'swap' });
    expect(only(told, 'looted')).toMatchObject([{ artifact: 'SW-1', place: 'swap', stowed: 'SW-2' }]);
    expect(only(told, 'tokensLost')).toMatchObject([{ of: 'M1', tokens: ['BW-1', 'FB-1'] }]);
    expect(table.hero('warrior').bag).toEqual(['SW-2']);
    expect(table.hero('warrior').spells.fireball).toBe(null);
  });

  test('MC-S44, MC-1.26, MC-1.8, MC-R7, MC-R58: a hero kills a hero: one artifact, a power point by the option, and she sleeps on', () => {
    for (const heroKillPower of ['1', '0', '2'] as const) {
      const table = position({
        heroes: {
          warrior: { at: N, power: { attack: 20 } },
          elf: { at: S, worn: ['BW-2', 'BT-1'], spells: ['FB-1'] },
          dwarf: { at: [-1, 0] },
        },
        options: { mode: 'semi', heroKillPower },
      });
      table.dice(6, 1);
      table.play('warrior', 'attack', { target: 1, kind: 'close' });
      table.play('elf', 'fight');
      for (let i = 0; i < Number(heroKillPower); i++) table.play('warrior', 'assign', { to: 'magic' });
      expect(table.question()).toBe('spoils.loot');
      table.play('warrior', 'takeLoot', { artifact: 'BT-1', place: 'slot' });
      expect(table.hero('warrior')).toMatchObject({
        power: { magic: Number(heroKillPower) },
        worn: { boots: 'BT-1' },
        bootsWork: false,
      });
      expect(table.g.outOfGame.tokens.sort()).toEqual(['BW-2', 'FB-1']);
      expect(table.g.manticore.wokeIn).toBe(null);
    }
  });

  test('MC-R43: what a hero killed by a foe carried is lost, or with the option lies on his cell', () => {
    for (const fallenHeroLoot of ['lost', 'dropped'] as const) {
      const table = position({
        heroes: { mage: { at: N, life: 1, worn: ['AM-1'], bag: ['SW-1'], spells: ['FB-1'] }, warrior: { at: [1, -1] } },
        monsters: { M4: { at: S } },
        options: { fallenHeroLoot },
      });
      table.dice(1, 6);
      table.play('mage', 'attack', { target: 'M4', kind: 'close' });
      expect(table.g.ground.map(({ artifact }) => artifact)).toEqual(fallenHeroLoot === 'lost' ? [] : ['AM-1', 'SW-1']);
      expect(table.g.outOfGame.tokens).toEqual(fallenHeroLoot === 'lost' ? ['AM-1', 'SW-1', 'FB-1'] : ['FB-1']);
    }
  });

  test('MC-R43, MC-R44: with the option too, nothing of a hero whom a hero slew is dropped: it is looted, or leaves the game', () => {
    const table = position({
      heroes: { warrior: { at: N, power: { attack: 6 } }, mage: { at: S, life: 1, worn: ['AM-1'], bag: ['SW-1'] } },
      options: { mode: 'semi', fallenHeroLoot: 'dropped' },
    });
    table.dice(6, 1);
    table.play('warrior', 'attack', { target: 1, kind: 'close' });
    const told = table.play('mage', 'fight');
    expect(told.map(({ type }) => type)).toContain('died');
    expect(table.g.ground).toEqual([]);
    table.idleUntil(() => table.question() === 'spoils.loot');
    table.play('warrior', 'leaveLoot');
    expect([table.g.ground, table.g.outOfGame.tokens]).toEqual([[], ['AM-1', 'SW-1']]);
  });

  test('MC-R9: points won may be kept and assigned later', () => {
    const table = position({
      heroes: { warrior: { at: N, worn: ['SW-1'], power: { attack: 6 } } },
      monsters: { M1: { at: S } },
    });
    table.dice(6, 1);
    table.play('warrior', 'attack', { target: 'M1', kind: 'close' });
    table.play('warrior', 'keep');
    expect(table.hero('warrior').unassigned).toBe(1);
    table.passRound();
    table.play('warrior', 'assign', { to: 'magic' });
    expect(table.facts().heroes[0].magicAttack.total).toBe(2);
  });
});
