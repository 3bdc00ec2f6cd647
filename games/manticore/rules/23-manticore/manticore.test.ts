import { describe, expect, test } from 'vitest';
import { FIREWAY } from '../../content/board.ts';
import { at, only, position } from '../../testing/position.ts';

type Given = NonNullable<Parameters<typeof position>[0]>;
const ASIDE: Given['heroes'] = { warrior: { at: [-6, 9] }, mage: { at: [-5, 8] } };

/** MC-23. */
describe('the Manticore', () => {
  test('MC-23.1: asleep she does nothing', () => {
    const table = position({ heroes: ASIDE });
    expect(only(table.passRound(), 'manticoreMoved')).toEqual([]);
    expect(table.facts().clock).toMatchObject({ isAwake: false, arrives: null, turns: 11 });
  });

  test('MC-S37, MC-23.2, MC-23.6, MC-23.7, MC-R37: woken by the first kill in round 3 she moves in that round, stands on F10 in round 12 and enters in round 13', () => {
    const table = position({
      heroes: { warrior: { at: [0, 0], worn: ['SW-1'], power: { attack: 9 } } },
      monsters: { M1: { at: [0, 1] } },
      round: 3,
    });
    table.dice(6, 1);
    table.play('warrior', 'attack', { target: 'M1', kind: 'close' });
    table.play('warrior', 'keep');
    expect(table.facts().clock).toMatchObject({ isAwake: true, arrives: 13 });
    table.play('warrior', 'move', { to: at([0, 1]) });
    table.passRound();
    expect(table.g.manticore).toMatchObject({ step: 1, wokeIn: 3 });
    for (let round = 4; round <= 12; round++) table.passRound();
    expect([table.g.round, table.g.manticore.step]).toEqual([13, 10]);
    const told = table.passRound();
    expect(only(told, 'ended')).toMatchObject([{ grade: 'manticoreVictory', because: 'cityEntered', rule: 'MC-25.4' }]);
    expect(table.g.round).toBe(13);
  });

  test('MC-S38, MC-23.3, MC-23.10: a hero beside the Cave wakes her, and on F1 she attacks him in the same round', () => {
    const table = position({ heroes: { elf: { at: [3, -6], power: { magic: 30, defense: 30, attack: 30 } } } });
    const woke = table.play('elf', 'move', { to: at([4, -7]) });
    expect(only(woke, 'manticoreWoke')).toMatchObject([{ because: 'nearCave', seat: 0 }]);
    expect(table.facts().clock).toMatchObject({ next: at([4, -7]), prey: 0 });
    table.cards('shooting', 'shooting');
    const told = table.passRound();
    expect(only(told, 'attacked')).toMatchObject([
      { attacker: { foe: 'manticore' }, rule: 'MC-23.10', why: 'fireway', kind: null },
    ]);
    expect(only(told, 'responded')).toHaveLength(1);
    expect(table.g.manticore.step).toBe(0);
  });

  test('MC-23.4, MC-R38: an attack on her would wake her, and she responds; beside her she is awake already', () => {
    const table = position({ heroes: { elf: { at: [4, -7] } } });
    table.cards('shooting');
    table.dice(1, 6, 1, 6);
    const told = table.play('elf', 'attack', { target: 'manticore', kind: 'shooting' });
    expect(only(told, 'manticoreWoke')).toMatchObject([{ because: 'attacked', rule: 'MC-23.4' }]);
    expect(only(told, 'responded')).toMatchObject([{ attacker: { foe: 'manticore' } }]);
  });

  test('MC-R38: the cells of the Cave wake her too', () => {
    const table = position({ heroes: { elf: { at: [6, -7] } } });
    table.g.manticore.wokeIn = null;
    expect(only(table.play('elf', 'move', { to: at([6, -8]) }), 'manticoreWoke')).toHaveLength(1);
  });

  test('MC-S39, MC-23.9, MC-R40: a monster on her next cell is trampled: no points, its tokens are lost', () => {
    const table = position({
      heroes: ASIDE,
      monsters: { M3: { at: [5, -5], carries: ['SW-1'] } },
      manticore: { step: 4, wokeIn: 1 },
      options: { monsters: 'static' },
      stacks: null,
    });
    const told = table.passRound();
    expect(only(told, 'trampled')).toMatchObject([{ monster: 'M3', cell: at([5, -5]) }]);
    expect(only(told, 'pointsWon')).toEqual([]);
    expect(table.g.outOfGame.tokens).toEqual(['SW-1']);
    expect([table.g.manticore.step, table.g.monsters.M3.is]).toEqual([5, 'dead']);
  });

  test('MC-S40, MC-23.12, MC-R41: a hero on the gate holds her for a turn, even if he dies', () => {
    for (const life of [10, 1]) {
      const table = position({
        heroes: { warrior: { at: [1, 0], life }, mage: { at: [-5, 8] } },
        manticore: { step: 10, wokeIn: 1 },
      });
      table.cards('shooting', 'shooting');
      table.dice(6, 1, 1, 6);
      const told = table.passRound();
      expect(only(told, 'attacked')).toHaveLength(1);
      expect([table.g.manticore.step, table.question()]).toEqual([10, 'turn.act']);
      if (life > 1) continue;
      expect(table.hero('warrior').life).toBe(0);
      table.passRound();
      expect(table.g.ending?.because).toBe('cityEntered');
    }
  });

  test('MC-S41: a hero beside her path, not on her next cell, is let be', () => {
    const table = position({ heroes: { warrior: { at: [4, -4] } }, manticore: { step: 4, wokeIn: 1 } });
    expect(only(table.passRound(), 'attacked')).toEqual([]);
    expect(table.g.manticore.step).toBe(5);
  });

  test('MC-S42, MC-10.3, MC-R48: she attacks, he accepts the fight and kills her: his blow', () => {
    const table = position({
      heroes: { warrior: { at: [4, -7], worn: ['SW-1'], power: { attack: 2 } }, mage: { at: [-5, 8] } },
      manticore: { life: 2, wokeIn: 1 },
      options: { mode: 'semi' },
      monsters: { M2: { at: [-5, -3] } },
    });
    table.cards('close');
    table.dice(1, 6);
    const { arrives } = table.facts().clock;
    table.passUntil('duel.stance');
    // A battle costs her the step: from its first card on the City has a round more.
    expect(table.facts().clock.arrives).toBe((arrives ?? 0) + 1);
    const told = table.play('warrior', 'fight');
    expect(only(told, 'clashed')).toMatchObject([{ attacker: { total: 10 }, defender: { total: 15 }, damage: 5 }]);
    expect(table.g.outcome).toEqual({ winners: [0], scores: [2, 0] });
  });

  test('MC-S43, MC-25.1, MC-25.2, MC-R57: Victory while a monster lives, Great Victory if none does', () => {
    for (const [monsters, grade] of [
      [{ M2: { at: [-5, -3] as const } }, 'victory'],
      [{}, 'greatVictory'],
    ] as const) {
      const table = position({
        heroes: { warrior: { at: [4, -7], power: { attack: 30 } } },
        manticore: { life: 1, wokeIn: 1 },
        monsters,
      });
      table.dice(6, 1);
      table.play('warrior', 'attack', { target: 'manticore', kind: 'close' });
      expect(table.g.ending?.grade).toBe(grade);
    }
  });

  test('MC-23.11: she collects nothing on her way', () => {
    const table = position({
      heroes: ASIDE,
      manticore: { step: 1, wokeIn: 1 },
      ground: [{ at: [3, -6], artifact: 'SW-1' }],
    });
    table.passRound();
    expect([table.g.manticore.step, table.g.ground]).toEqual([2, [{ cell: FIREWAY[2], artifact: 'SW-1' }]]);
  });

  test('MC-16.1, MC-16.4, MC-R73: her sheet is hers, her life is not restored, and she has one step or one attack whatever monsters have', () => {
    const table = position({ heroes: ASIDE, manticore: { life: 4, wokeIn: 1 }, options: { monsterInitiative: '3' } });
    table.passRound();
    expect(table.g.manticore).toMatchObject({ life: 4, step: 1 });
    expect(table.facts().foes.manticore).toMatchObject({
      defense: 10,
      close: 9,
      shooting: 7,
      magicAttack: 10,
      initiative: 1,
    });
  });
});
