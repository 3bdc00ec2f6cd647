import { describe, expect, test } from 'vitest';
import { only, position } from '../../testing/position.ts';

const N = [0, 0] as const;
const S = [0, 1] as const;

/** MC-8 to MC-11. */
describe('one comparison', () => {
  test('MC-E1, MC-9.1, MC-9.2, MC-9.3, MC-9.6, MC-R5: magic with Fireball against Ice Boulder, 13 to 11', () => {
    const table = position({
      heroes: {
        mage: { at: N, power: { magic: 1 }, worn: ['AM-3'], spells: ['FB-2'] },
        elf: { at: S, power: { magic: 1 }, worn: ['HM-2'], spells: ['IB-3'] },
      },
      options: { mode: 'semi' },
    });
    table.cards('shooting');
    table.dice(5, 5, 1, 6);
    table.play('mage', 'attack', { target: 1, kind: 'magic' });
    table.play('mage', 'cast', { spells: ['fireball'] });
    expect(table.question()).toBe('duel.counters');
    const told = table.play('elf', 'cast', { spells: ['iceBoulder'] });
    const [attack, response] = only(told, 'clashed');
    expect(attack).toMatchObject({
      attacker: { total: 13, die: 5, terms: [{ base: 4, power: 1, artifact: 1, spells: 2 }] },
      defender: { total: 11, die: 5, terms: [{ base: 2, power: 1, artifact: 2, spells: 1 }] },
      damage: 2,
    });
    expect(table.hero('elf').life).toBe(8);
    expect(table.hero('mage').spent).toBe(1);
    expect(table.g.outOfGame.tokens).toEqual(['FB-2', 'IB-3']);
    expect([table.hero('mage').worn.amulet, table.hero('elf').worn.helmet]).toEqual(['AM-3', 'HM-2']);
    expect(response).toMatchObject({ isResponse: true, kind: 'shooting' });
  });

  test('MC-9.6, MC-7.10: spell and counter-spell are spent, whoever used them: neither hero nor monster has them any more', () => {
    const table = position({
      heroes: { mage: { at: N, spells: ['FB-2'] }, elf: { at: S, spells: ['IB-3', 'FB-1'] } },
      options: { mode: 'semi' },
    });
    table.cards('shooting');
    table.dice(3, 3, 1, 6);
    table.play('mage', 'attack', { target: 1, kind: 'magic' });
    table.play('mage', 'cast', { spells: ['fireball'] });
    table.play('elf', 'cast', { spells: ['iceBoulder'] });
    expect(table.hero('mage').spells).toEqual({ iceBoulder: null, fireball: null });
    expect(table.hero('elf').spells).toEqual({ iceBoulder: null, fireball: 'FB-1' });

    const monster = position({
      heroes: { mage: { at: N, spells: ['FB-2'] } },
      monsters: { M4: { at: S, carries: ['IB-3', 'SW-1'] } },
    });
    monster.cards('shooting');
    monster.dice(3, 3, 1, 6);
    monster.play('mage', 'attack', { target: 'M4', kind: 'magic' });
    monster.play('mage', 'cast', { spells: ['fireball'] });
    expect(monster.g.monsters.M4.carries).toEqual([{ is: 'open', token: 'SW-1' }]);
    expect(monster.g.outOfGame.tokens).toEqual(['FB-2', 'IB-3']);
  });

  test('MC-E2, MC-10.3: a fight accepted, 12 to 8', () => {
    const table = position({
      heroes: {
        dwarf: { at: N, power: { attack: 1 }, worn: ['SW-1'] },
        elf: { at: S, power: { attack: 1 }, worn: ['SW-4'] },
      },
      options: { mode: 'semi' },
    });
    table.cards('shooting');
    table.dice(5, 5, 1, 6);
    table.play('dwarf', 'attack', { target: 1, kind: 'close' });
    const [attack] = only(table.play('elf', 'fight'), 'clashed');
    expect(attack).toMatchObject({ attacker: { total: 12 }, defender: { total: 8 }, damage: 4 });
    expect(table.hero('elf').life).toBe(6);
  });

  test('MC-E3, MC-10.1, MC-10.4, MC-10.5, MC-R6, MC-R55: under cover Defense counts, and the attacker is never hurt', () => {
    for (const [dice, totals, life] of [
      [[5, 5], [12, 10], 8],
      [[1, 6], [8, 11], 10],
    ] as const) {
      const table = position({
        heroes: {
          dwarf: { at: N, power: { attack: 1 }, worn: ['SW-1'] },
          elf: { at: S, power: { defense: 1 }, worn: ['SH-2'] },
        },
        options: { mode: 'semi' },
      });
      table.cards('shooting');
      table.dice(...dice, 1, 6);
      table.play('dwarf', 'attack', { target: 1, kind: 'close' });
      expect([table.question(), table.asked()]).toEqual(['duel.stance', ['elf']]);
      const [attack] = only(table.play('elf', 'cover'), 'clashed');
      expect([attack?.attacker.total, attack?.defender.total]).toEqual(totals);
      expect([table.hero('elf').life, table.hero('dwarf').life]).toEqual([life, 10]);
    }
  });

  test('MC-E4, MC-11.1, MC-11.2: shooting against Defense, 11 to 10; the shooter is never hurt', () => {
    for (const [dice, totals, life] of [
      [[5, 5], [11, 10], 9],
      [[1, 6], [7, 11], 10],
    ] as const) {
      const table = position({
        heroes: { warrior: { at: N, worn: ['BW-1'] }, elf: { at: S, power: { defense: 1 }, worn: ['SH-2'] } },
        options: { mode: 'semi' },
      });
      table.cards('shooting');
      table.dice(...dice, 1, 6);
      const [attack] = only(table.play('warrior', 'attack', { target: 1, kind: 'shooting' }), 'clashed');
      expect([attack?.attacker.total, attack?.defender.total]).toEqual(totals);
      expect([table.hero('elf').life, table.hero('warrior').life]).toEqual([life, 10]);
    }
  });

  test('MC-S17, MC-9.3: a lost magic attack hurts the attacker, and the response still comes', () => {
    const table = position({ heroes: { elf: { at: N } }, monsters: { M4: { at: S } } });
    table.cards('shooting');
    table.dice(2, 4, 1, 6);
    const told = table.play('elf', 'attack', { target: 'M4', kind: 'magic' });
    expect(only(told, 'clashed')[0]).toMatchObject({ attacker: { total: 4 }, defender: { total: 8 }, damage: 4 });
    expect(table.hero('elf').life).toBe(6);
    expect(only(told, 'responded')).toHaveLength(1);
  });

  test('MC-S18, MC-20.4, MC-R27: a monster counters with its spell only against the opposite one, and uses it in its own first magic', () => {
    const given = (spells: ('FB-1' | 'IB-1')[]) => ({
      heroes: { mage: { at: N, spells, power: { magic: 3 } } },
      monsters: { M1: { at: S, carries: ['IB-1' as const] } },
    });
    const plain = position(given([]));
    plain.cards('shooting');
    plain.dice(1, 6, 1, 6);
    expect(only(plain.play('mage', 'attack', { target: 'M1', kind: 'magic' }), 'cast')).toEqual([]);
    expect(plain.g.monsters.M1.carries).toHaveLength(1);

    const fire = position(given(['FB-1']));
    fire.cards('shooting');
    fire.dice(1, 6, 1, 6);
    fire.play('mage', 'attack', { target: 'M1', kind: 'magic' });
    const told = fire.play('mage', 'cast', { spells: ['fireball'] });
    expect(only(told, 'cast')).toMatchObject([{ who: 0 }, { who: 'M1', spells: ['IB-1'], isCounter: true }]);
    expect(only(told, 'clashed')[0]?.defender.terms).toMatchObject([{ base: 3, spells: 3 }]);
    expect(fire.g.monsters.M1.carries).toEqual([]);

    const response = position(given([]));
    response.cards('magic');
    response.dice(1, 6, 1, 6);
    const answered = response.play('mage', 'attack', { target: 'M1', kind: 'shooting' });
    expect(only(answered, 'cast')).toMatchObject([{ who: 'M1', isCounter: false }]);
    expect(only(answered, 'clashed')[1]?.attacker.terms).toMatchObject([{ base: 3, spells: 3 }]);
    expect(response.g.outOfGame.tokens).toEqual(['IB-1']);
  });

  test('MC-S19, MC-9.4, MC-9.5, MC-R50: the attacker declares before the dice; the defender answers each spell with its opposite only', () => {
    const given = {
      heroes: { mage: { at: N, spells: ['IB-1', 'FB-2'] as const }, elf: { at: S, spells: ['IB-2', 'FB-1'] as const } },
      options: { mode: 'semi' as const },
    };
    const open = () => {
      const heroes = {
        mage: { ...given.heroes.mage, spells: [...given.heroes.mage.spells] },
        elf: { ...given.heroes.elf, spells: [...given.heroes.elf.spells] },
      };
      const table = position({ heroes, options: given.options });
      table.cards('shooting');
      table.dice(1, 1, 1, 6);
      expect(only(table.play('mage', 'attack', { target: 1, kind: 'magic' }), 'clashed')).toEqual([]);
      return table;
    };
    const ice = open();
    ice.play('mage', 'cast', { spells: ['iceBoulder'] });
    expect(ice.refusal('elf', 'cast', { spells: ['iceBoulder'] })).toBe('MC-9.5 spellNotOpposite');
    expect(ice.refusal('elf', 'cast', { spells: ['fireball'] })).toBe(null);
    const none = open();
    none.play('mage', 'cast', { spells: [] });
    expect(none.question()).toBe('turn.act');
    const both = open();
    both.play('mage', 'cast', { spells: ['iceBoulder', 'fireball'] });
    both.play('elf', 'cast', { spells: ['fireball', 'iceBoulder'] });
    expect(both.g.outOfGame.tokens).toHaveLength(4);
  });

  test('MC-R51, MC-7.10: a responding hero may use spells in a magic response, and the other side may counter; then they are gone', () => {
    const table = position({
      heroes: { warrior: { at: N, spells: ['IB-1'] }, mage: { at: S, spells: ['FB-1'] } },
      options: { mode: 'semi' },
    });
    table.cards('magic');
    table.dice(1, 6, 1, 1);
    table.play('warrior', 'attack', { target: 1, kind: 'shooting' });
    expect([table.question(), table.asked()]).toEqual(['duel.spells', ['mage']]);
    table.play('mage', 'cast', { spells: ['fireball'] });
    expect([table.question(), table.asked()]).toEqual(['duel.counters', ['warrior']]);
    const told = table.play('warrior', 'cast', { spells: ['iceBoulder'] });
    expect(only(told, 'clashed')).toMatchObject([{ attacker: { total: 8 }, defender: { total: 5 } }]);
    expect(table.hero('mage').spells.fireball).toBe(null);
  });

  test('MC-S22, MC-R53: an empty deck is reshuffled from the twelve discards; with `replace` every draw is from all of them', () => {
    const given = { heroes: { warrior: { at: N, power: { defense: 30, magic: 30 } } }, monsters: { M1: { at: S } } };
    const table = position(given);
    table.g.combatDiscard = [...table.g.combatDeck.secret];
    table.g.combatDeck.secret = [];
    table.g.combatDeck.seen = [];
    const told = table.play('warrior', 'attack', { target: 'M1', kind: 'shooting' });
    expect(only(told, 'combatReshuffled')).toHaveLength(1);
    expect([table.g.combatDeck.secret.length, table.g.combatDiscard.length]).toEqual([11, 1]);

    const replaced = position({ ...given, options: { combatDeck: 'replace' } });
    replaced.play('warrior', 'attack', { target: 'M1', kind: 'shooting' });
    expect([replaced.g.combatDeck.secret.length, replaced.g.combatDiscard.length]).toEqual([12, 0]);
  });

  test('MC-S23, MC-10.2: at a time-out a hero does what is stronger; foes always fight', () => {
    const table = position({
      heroes: { elf: { at: N, power: { defense: 2 }, worn: ['SH-2'] } },
      monsters: { M1: { at: S } },
    });
    table.cards('close');
    table.dice(1, 1, 6, 6);
    const told = table.play('elf', 'attack', { target: 'M1', kind: 'close' });
    expect(only(told, 'clashed')[0]).toMatchObject({ stance: 'fight' });
    expect(table.question()).toBe('duel.stance');
    const later = table.idleUntil(() => table.question() === 'turn.act');
    expect(only(later, 'stanceTaken')).toMatchObject([{ stance: 'cover' }]);
  });
});
